import { formatContagem } from '@trevo/client/format.ts';
import { isHorarioSilencioso } from '@trevo/rules/tempo/horario-silencioso';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useRead } from '../../platform/api/console-client.ts';
import { formatQuando } from '../../platform/format/momento.ts';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { agoraServidor } from '../../platform/session/sessao-store.ts';
import { type Aviso, type CampanhaRef, toListaAddress } from './aviso-address.ts';
import { avisoConsoleText } from './aviso-console.text.ts';
import { AvisoPrevia } from './AvisoPrevia.tsx';
import { PararAviso } from './PararAviso.tsx';
import { SituacaoAviso } from './SituacaoAviso.tsx';
import styles from './AvisoDetalhe.module.css';

const text = avisoConsoleText.detalhe;

/** One notice with its progress, preview and stop. */
export function AvisoDetalhe({ campanha, notificacaoID }: { campanha: CampanhaRef; notificacaoID: string }) {
  const params = { ...campanha, notificacaoID };
  const isPermitido = usePermissao();
  const lida = useRead(
    'operador.notificacao',
    { params },
    { refreshWhen: ({ situacao }) => situacao === 'enviando' },
  );
  const campanhas = useRead('operador.campanhas', {});
  const found = campanhas.data?.find(
    ({ ano, identificacao }) => ano === campanha.ano && identificacao === campanha.identificacao,
  );
  const voltar = <LinkComoBotao to={toListaAddress(campanha)}>{text.voltar}</LinkComoBotao>;
  if (lida.error?.codigo === 'notificacao.nenhuma')
    return (
      <Tela titulo={avisoConsoleText.titulo}>
        <EmptyState
          illustration="search"
          title={lida.error.mensagem}
          message={lida.error.cura}
          action={voltar}
        />
      </Tela>
    );
  return (
    <Tela titulo={lida.data?.titulo ?? avisoConsoleText.titulo} ajuda={found?.descricao} acao={voltar}>
      <Leitura lida={lida} linhas={6}>
        {(aviso) => (
          <div className={styles.columns}>
            <div className={styles.main}>
              <Estado aviso={aviso} />
              <Dados aviso={aviso} />
              {aviso.situacao !== 'parada' && isPermitido('operador.pararNotificacao') && (
                <PararAviso params={params} aviso={aviso} />
              )}
              {aviso.comecadaEm !== null && <Numeros aviso={aviso} />}
            </div>
            {found && (
              <Secao titulo={text.previa}>
                <AvisoPrevia titulo={aviso.titulo} mensagem={aviso.mensagem} campanha={found} />
              </Secao>
            )}
          </div>
        )}
      </Leitura>
    </Tela>
  );
}

/** Shows why a notice stopped or waits. */
function Estado({ aviso }: { aviso: Aviso }) {
  if (aviso.situacao === 'parada')
    return (
      <Notice tone="alerta" title={text.parada.titulo}>
        {aviso.comecadaEm === null ? text.parada.antes : text.parada.mensagem(aviso.aceitos ?? 0)}
      </Notice>
    );
  const isWaiting = aviso.situacao === 'enviando' && isHorarioSilencioso(new Date(agoraServidor()));
  if (!isWaiting) return null;
  return <Notice tone="info">{text.espera(formatQuando(aviso.aparelhosEm))}</Notice>;
}

/** The label of the time in the app. */
function toRotulo({ comecadaEm, situacao }: Aviso): string {
  if (comecadaEm !== null) return text.noApp;
  return situacao === 'parada' ? text.estavaMarcado : text.noAppEm;
}

const Dados = ({ aviso }: { aviso: Aviso }) => (
  <Fatos
    linhas={[
      [text.situacao, <SituacaoAviso key="situacao" situacao={aviso.situacao} />],
      [text.publico, avisoConsoleText.nomeDe(aviso.publico)],
      [text.ator, aviso.ator.nome],
      [text.criado, <Momento key="criado" em={aviso.criadaEm} />],
      [toRotulo(aviso), <Momento key="app" em={aviso.enviarEm} />],
      aviso.aparelhosEm !== aviso.enviarEm &&
        aviso.situacao !== 'parada' && [
          text.celulares,
          <span key="celulares">
            {text.aPartirDe} <Momento em={aviso.aparelhosEm} />
          </span>,
        ],
      aviso.terminadaEm !== null && [text.terminado, <Momento key="fim" em={aviso.terminadaEm} />],
      aviso.paradaEm !== null && [
        text.parado,
        <span key="parado">
          <Momento em={aviso.paradaEm} /> {aviso.paradaPor && text.por(aviso.paradaPor.nome)}
        </span>,
      ],
    ]}
  />
);

function Numeros({ aviso }: { aviso: Aviso }) {
  const words = text.numeros;
  const shown: readonly [string, number | null][] = [
    [words.pessoas, aviso.pessoas],
    [words.aceitos, aviso.aceitos],
    [words.recusados, aviso.recusados],
    [words.vistas, aviso.vistas],
  ];
  return (
    <Secao titulo={words.titulo}>
      <dl className={styles.figures}>
        {shown.map(
          ([label, total]) =>
            total !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatContagem(total)}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.quiet}>{aviso.aceitos === null ? words.antigo : words.nota}</p>
    </Secao>
  );
}
