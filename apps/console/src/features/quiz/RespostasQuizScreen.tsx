import { formatContagem } from '@trevo/client/format.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { useRead } from '../../platform/api/console-client.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { quizConsoleText as text } from './quiz-console.text.ts';
import styles from './RespostasQuizScreen.module.css';

type Cedula = RetornoOf<Calls['operador.respostasQuiz']>[number];
type Pergunta = Cedula['perguntas'][number];

/** The answers to a campaign's ballots, counted per option. */
export function RespostasQuizScreen() {
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>{(campanha) => <Cedulas campanha={campanha} />}</EscolhaCampanha>
    </Tela>
  );
}

function Cedulas({ campanha: { ano, identificacao } }: { campanha: CampanhaDaPromotora }) {
  const cedulas = useRead('operador.respostasQuiz', { params: { ano, identificacao } });
  return (
    <Leitura lida={cedulas}>
      {(todas) =>
        todas.length === 0 ? (
          <EmptyState illustration="search" title={text.vazia.titulo} message={text.vazia.mensagem} />
        ) : (
          todas.map((cedula) => <CedulaRespostas key={cedula.id} cedula={cedula} />)
        )
      }
    </Leitura>
  );
}

function CedulaRespostas({ cedula }: { cedula: Cedula }) {
  const { titulo, participantes, dataLimite, perguntas } = cedula;
  return (
    <Secao titulo={titulo}>
      <p className={styles.resumo}>
        {text.participantes(participantes, formatContagem(participantes))},{' '}
        {text.ate(formatDiaCurto(dataLimite))}
      </p>
      {perguntas.map((pergunta) => (
        <div key={pergunta.id} className={styles.pergunta}>
          <h3>{pergunta.texto}</h3>
          <Tabela
            nome={pergunta.texto}
            itens={pergunta.opcoes}
            toId={({ texto }) => texto}
            colunas={toColunas(pergunta, participantes)}
          />
        </div>
      ))}
    </Secao>
  );
}

const toColunas = (
  { certa }: Pergunta,
  participantes: number,
): readonly Coluna<Pergunta['opcoes'][number]>[] => [
  {
    id: 'opcao',
    titulo: text.opcao,
    conteudo: ({ texto }) => (
      <>
        {texto} {texto === certa && <Badge tone="sucesso">{text.certa}</Badge>}
      </>
    ),
  },
  {
    id: 'parte',
    titulo: text.parte,
    conteudo: ({ texto, respostas }) => (
      <ProgressBar
        label={texto}
        value={respostas}
        max={Math.max(1, participantes)}
        valueText={formatParte(respostas, participantes)}
      />
    ),
  },
  {
    id: 'respostas',
    titulo: text.respostas,
    alinhar: 'fim',
    conteudo: ({ respostas }) => (
      <>
        {formatContagem(respostas)}{' '}
        <span className={styles.parte}>{formatParte(respostas, participantes)}</span>
      </>
    ),
  },
];

const formatParte = (respostas: number, participantes: number): string =>
  `${participantes === 0 ? 0 : Math.round((100 * respostas) / participantes)}%`;
