import { formatDiaCurto } from '@trevo/client/format.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { premioSituacoes } from '@trevo/rules/sorte/premios/premio-situacao';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useSearchParams } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { usePages } from '../../platform/api/use-pages.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Filtros } from '../../platform/screen/tabela/Filtros.tsx';
import { LeituraPaginas } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { BuscaCodigo } from './BuscaCodigo.tsx';
import { PrazoEntrega } from './PrazoEntrega.tsx';
import { premioConsoleText as text } from './premio-console.text.ts';
import { PremioDetalhe } from './PremioDetalhe.tsx';
import { parsePremioRef, toPremioAddress } from './premio-address.ts';
import { SituacaoPremio } from './SituacaoPremio.tsx';
import styles from './QuadroPremiosScreen.module.css';

type Premio = RetornoOf<Calls['operador.premios']>['retorno'][number];

const porPagina = 50;
const prazos = Object.entries(text.filtros.prazos).map(([value, label]) => ({ value, label }));
const situacoes = premioSituacoes.map((value) => ({ value, label: text.situacoes[value] }));

/** The won prizes of a campaign; the address has filters and the open one. */
export function QuadroPremiosScreen() {
  const [search] = useSearchParams();
  const aberto = parsePremioRef(search);
  if (aberto) return <PremioDetalhe key={aberto.params.premioID} {...aberto} />;
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>
        {(campanha) => <Quadro key={`${campanha.ano}/${campanha.identificacao}`} campanha={campanha} />}
      </EscolhaCampanha>
    </Tela>
  );
}

function Quadro({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const [search] = useSearchParams();
  const isPermitido = usePermissao();
  const query = toQuery(search);
  const params = { ano, identificacao, perPage: porPagina };
  const pages = usePages('operador.premios', { params, query });
  // The first page names the prizes of the campaign.
  const nomes = useRead('operador.premios', { params: { ...params, perPage: 1 }, query: {} });
  return (
    <>
      {isPermitido('operador.procurarPremio') && <BuscaCodigo />}
      <Filtros
        rotulo={text.filtros.nome}
        filtros={[
          { nome: 'situacao', rotulo: text.filtros.situacao, todos: text.filtros.todas, opcoes: situacoes },
          {
            nome: 'premio',
            rotulo: text.filtros.premio,
            todos: text.filtros.todos,
            opcoes: (nomes.data?.premios ?? []).map(({ id, nome }) => ({ value: id, label: nome })),
          },
          { nome: 'prazo', rotulo: text.filtros.prazo, todos: text.filtros.qualquer, opcoes: prazos },
        ]}
      />
      <LeituraPaginas
        pages={pages}
        vazia={<EmptyState illustration="ticket" title={text.vazia.titulo} message={text.vazia.mensagem} />}
      >
        {(premios) => (
          <Tabela
            nome={text.titulo}
            itens={premios}
            toId={({ premioID }) => premioID}
            colunas={[...colunas, toAbrir(campanha, search)]}
          />
        )}
      </LeituraPaginas>
    </>
  );
}

/** Reads the filters of an address; unknown values are left out. */
function toQuery(search: URLSearchParams) {
  const situacao = premioSituacoes.find((one) => one === search.get('situacao'));
  const prazo = (['vencendo', 'atrasados'] as const).find((one) => one === search.get('prazo'));
  const premio = search.get('premio');
  return {
    ...(situacao ? { situacao } : {}),
    ...(prazo ? { prazo } : {}),
    ...(premio ? { premio } : {}),
  };
}

const toAbrir = (campanha: CampanhaDaPromotora, search: URLSearchParams): Coluna<Premio> => ({
  id: 'abrir',
  titulo: text.colunas.abrir,
  isTituloOculto: true,
  alinhar: 'fim',
  conteudo: (premio) => (
    <LinkComoBotao
      to={toPremioAddress(campanha, premio, search)}
      rotulo={text.abrirDe(premio.nome, premio.premiado ?? text.contaExcluida)}
    >
      {text.abrir}
    </LinkComoBotao>
  ),
});

const colunas: readonly Coluna<Premio>[] = [
  {
    id: 'premio',
    titulo: text.colunas.premio,
    conteudo: ({ nome, sorteio, entrega }) => (
      <span className={styles.what}>
        <strong>{nome}</strong>
        <small>
          {sorteio !== null
            ? text.doSorteio(formatDiaCurto(sorteio))
            : entrega === 'picpay'
              ? text.peloPicPay
              : text.naHora}
        </small>
      </span>
    ),
  },
  {
    id: 'ganhador',
    titulo: text.colunas.premiado,
    conteudo: ({ premiado, cpf }) => (
      <span className={styles.what}>
        {premiado ?? text.contaExcluida}
        {cpf !== null && <small>{cpf}</small>}
      </span>
    ),
  },
  {
    id: 'ganho',
    titulo: text.colunas.ganho,
    alinhar: 'fim',
    conteudo: ({ ganhoEm }) => <Momento em={ganhoEm} />,
  },
  { id: 'entregar', titulo: text.colunas.entregar, conteudo: (premio) => <PrazoEntrega premio={premio} /> },
  {
    id: 'situacao',
    titulo: text.colunas.situacao,
    conteudo: ({ situacao, pausa }) => <SituacaoPremio situacao={situacao} isPausado={pausa !== null} />,
  },
];
