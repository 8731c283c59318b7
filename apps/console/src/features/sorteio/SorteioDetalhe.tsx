import { formatDiaCurto } from '@trevo/client/format.ts';
import { Timeline, type TimelineStep } from '@trevo/ui/display/Timeline.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { queries, useRead } from '../../platform/api/console-client.ts';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { useMudanca } from '../../platform/screen/ato/use-mudanca.ts';
import { usePermissao } from '../../platform/session/permissao.ts';
import { ApuracaoFalta, ApuracaoSecao } from './ApuracaoSecao.tsx';
import { CongelamentoSecao } from './CongelamentoSecao.tsx';
import { ParticipantesSecao } from './ParticipantesSecao.tsx';
import { QuandoCongela } from './QuandoCongela.tsx';
import { ResultadoSecao } from './ResultadoSecao.tsx';
import { SituacaoSorteio } from './SituacaoSorteio.tsx';
import { type Sorteio, type SorteioRef, toListaAddress } from './sorteio-address.ts';
import { sorteioConsoleText as text } from './sorteio-console.text.ts';
import styles from './Sorteio.module.css';

/** One draw: its rule, its steps, and the parts of the steps that began. */
export function SorteioDetalhe({ params }: { params: SorteioRef }) {
  const { ano, identificacao, date } = params;
  const find = (todos: readonly Sorteio[]) => todos.find((one) => one.data === date);
  // The next step of these states can be another person's, or the job's.
  const sorteios = useRead(
    'operador.sorteios',
    { params: { ano, identificacao } },
    { refreshWhen: (todos) => emAndamento.has(find(todos)?.situacao) },
  );
  const sorteio = find(sorteios.data ?? []);
  const mudanca = useMudanca(
    sorteio && text.mudou(text.situacoes[sorteio.situacao]),
    () =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'operador.sorteios' }),
  );
  return (
    <Tela
      titulo={sorteio?.nome ?? text.titulo}
      ajuda={sorteio?.premio}
      acao={<LinkComoBotao to={toListaAddress(params)}>{text.voltar}</LinkComoBotao>}
    >
      <LiveRegion>{mudanca}</LiveRegion>
      <Leitura lida={sorteios} linhas={6}>
        {() =>
          sorteio ? (
            <Aberto params={params} sorteio={sorteio} />
          ) : (
            <EmptyState
              illustration="ticket"
              title={text.naoEncontrado.titulo}
              message={text.naoEncontrado.mensagem}
            />
          )
        }
      </Leitura>
    </Tela>
  );
}

const emAndamento: ReadonlySet<Sorteio['situacao'] | undefined> = new Set([
  'A_CONGELAR',
  'CONGELADO',
  'COM_RESULTADO',
  'APURADO',
]);

const ordem = ['A_CONGELAR', 'CONGELADO', 'COM_RESULTADO', 'APURADO', 'CONFIRMADO'] as const;

function Aberto({ params, sorteio }: { params: SorteioRef; sorteio: Sorteio }) {
  const isPermitido = usePermissao();
  const { situacao } = sorteio;
  if (situacao === 'SEM_REGRA')
    return (
      <Notice tone="alerta" title={text.semRegra.titulo}>
        {text.semRegra.mensagem}
      </Notice>
    );
  // Steps done: 0 before the freeze, 4 after the confirmation.
  const feitos = Math.max(0, ordem.indexOf(situacao === 'ABERTO' ? 'A_CONGELAR' : situacao));
  return (
    <div className={styles.draw}>
      <aside className={styles.steps}>
        <SituacaoSorteio situacao={situacao} />
        <Timeline steps={toSteps(sorteio, feitos)} stateLabels={text.estados} />
      </aside>
      <div className={styles.parts}>
        {feitos >= 3 && isPermitido('operador.apuracao') && <ApuracaoSecao params={params} />}
        {feitos === 2 && isPermitido('operador.apuracao') && <ApuracaoFalta params={params} />}
        {feitos >= 1 && isPermitido('operador.resultado') && (
          <ResultadoSecao params={params} sorteio={sorteio} />
        )}
        <CongelamentoSecao params={params} sorteio={sorteio} />
        {feitos >= 1 && isPermitido('operador.participantesSorteio') && (
          <ParticipantesSecao params={params} />
        )}
        <Secao titulo={text.regra}>
          <ul className={styles.rule}>
            {sorteio.regra.map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
        </Secao>
      </div>
    </div>
  );
}

function toSteps(sorteio: Sorteio, feitos: number): TimelineStep[] {
  const { congelado, congelarAte, data: dia, hora } = sorteio;
  const quando = {
    congelar: congelado ? (
      <Momento em={congelado.em} />
    ) : (
      congelarAte !== null && (
        <>
          {text.sozinho}
          <QuandoCongela ate={congelarAte} />
        </>
      )
    ),
    resultado: text.extracaoDe(formatDiaCurto(dia), hora),
    apurar: null,
    publicar: null,
  };
  return (['congelar', 'resultado', 'apurar', 'publicar'] as const).map((id, at) => ({
    id,
    title: text.passos[id],
    when: quando[id],
    state: at < feitos ? 'done' : at === feitos ? 'current' : 'waiting',
  }));
}
