import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Link } from 'react-router';
import { usePages } from '../../platform/api/use-pages.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { LeituraPaginas } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { qualidadeConsoleText } from './qualidade-console.text.ts';
import styles from './Discordancias.module.css';

const text = qualidadeConsoleText.discordancias;

type Discordancia = RetornoOf<Calls['operador.discordancias']>['retorno'][number];

/** The verdicts with which the second opinion disagrees, for an administrator. */
export function Discordancias({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const pages = usePages('operador.discordancias', {
    params: { ano, identificacao, perPage: 20 },
    query: {},
  });
  return (
    <section className={styles.section} aria-label={text.titulo}>
      <h2>{text.titulo}</h2>
      <p>{text.ajuda}</p>
      <LeituraPaginas
        pages={pages}
        vazia={<EmptyState illustration="search" title={text.vazia.titulo} message={text.vazia.mensagem} />}
      >
        {(todas) => (
          <Tabela
            nome={text.lista}
            itens={todas}
            toId={({ documentoFiscalID }) => documentoFiscalID}
            colunas={toColunas(campanha)}
          />
        )}
      </LeituraPaginas>
    </section>
  );
}

const Opiniao = ({ nome, status, em }: Discordancia['primeira']) => (
  <>
    {nome} {text.decisao[status]} · <Momento em={em} />
  </>
);

const toColunas = ({ ano, identificacao }: CampanhaDaPromotora): readonly Coluna<Discordancia>[] => [
  { id: 'primeira', titulo: text.primeira, conteudo: ({ primeira }) => <Opiniao {...primeira} /> },
  { id: 'segunda', titulo: text.segunda, conteudo: ({ segunda }) => <Opiniao {...segunda} /> },
  {
    id: 'situacao',
    titulo: text.situacao,
    conteudo: ({ revertidaEm }) => (
      <Badge dot tone={revertidaEm === null ? 'alerta' : 'neutro'}>
        {revertidaEm === null ? text.mantida : text.revertida}
      </Badge>
    ),
  },
  {
    id: 'abrir',
    titulo: text.abrir,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: ({ consumidorID, documentoFiscalID, primeira }) => (
      <Link
        to={`/notas?campanha=${ano}/${identificacao}&aberta=${consumidorID}.${documentoFiscalID}`}
        aria-label={text.abrirNota(primeira.nome)}
      >
        {text.abrir}
      </Link>
    ),
  },
];
