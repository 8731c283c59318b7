import { bloqueioTipos, bloqueioTiposPessoais } from '@trevo/contract/bloqueio/bloqueio.calls';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useSearchParams } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { usePages } from '../../platform/api/use-pages.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Filtros } from '../../platform/screen/tabela/Filtros.tsx';
import { LeituraPaginas } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { bloqueioConsoleText as text } from './bloqueio-console.text.ts';
import type { Bloqueio } from './bloqueio.wire.ts';
import { BloquearDialog } from './BloquearDialog.tsx';
import { ConferirBloqueio } from './ConferirBloqueio.tsx';
import { RetirarBloqueio } from './RetirarBloqueio.tsx';
import { ValorBloqueado } from './ValorBloqueado.tsx';
import styles from './BloqueiosScreen.module.css';

type ListaImportada = RetornoOf<Calls['operador.bloqueios']>['importados'];

const porPagina = 50;
const situacoes = ['ativos', 'encerrados'] as const;
const tipoOpcoes = bloqueioTipos.map((value) => ({ value, label: text.tipos[value] }));

/** The blocked values of a campaign. */
export function BloqueiosScreen() {
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>
        {(campanha) => <Bloqueios key={`${campanha.ano}/${campanha.identificacao}`} campanha={campanha} />}
      </EscolhaCampanha>
    </Tela>
  );
}

function Bloqueios({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const [search] = useSearchParams();
  const mayBlock = usePermissao()('operador.incluirBloqueios');
  const query = toQuery(search);
  const params = { ano, identificacao, perPage: porPagina };
  const pages = usePages('operador.bloqueios', { params, query });
  const isFiltered = Object.keys(query).length > 0;
  const lida = useRead('operador.bloqueios', { params: { ano, identificacao, perPage: 1 }, query: {} });
  const importados = lida.data?.importados;
  return (
    <>
      <ConferirBloqueio campanha={campanha} isListaConferida={importados?.conferida !== false} />
      {importados && <Importados importados={importados} />}
      <div className={styles.head}>
        <Filtros
          rotulo={text.filtros.nome}
          filtros={[
            { nome: 'tipo', rotulo: text.filtros.tipo, todos: text.filtros.todos, opcoes: tipoOpcoes },
            {
              nome: 'situacao',
              rotulo: text.filtros.situacao,
              todos: text.filtros.todas,
              opcoes: situacoes.map((value) => ({ value, label: text.filtros.situacoes[value] })),
            },
          ]}
        />
        {mayBlock && <BloquearDialog campanha={campanha} />}
      </div>
      <LeituraPaginas pages={pages} vazia={<Vazia isFiltered={isFiltered} mayBlock={mayBlock} />}>
        {(bloqueios) => (
          <Tabela
            nome={text.lista}
            itens={bloqueios}
            toId={({ bloqueioID }) => bloqueioID}
            colunas={listColunas(campanha)}
          />
        )}
      </LeituraPaginas>
    </>
  );
}

function Vazia({ isFiltered, mayBlock }: { isFiltered: boolean; mayBlock: boolean }) {
  const { titulo, filtrada, mensagem, mensagemEscreve } = text.vazia;
  return (
    <EmptyState
      illustration="ticket"
      title={titulo}
      message={isFiltered ? filtrada : mayBlock ? mensagemEscreve : mensagem}
    />
  );
}

/** The size of the imported list of documents, and whether the campaign checks it. */
function Importados({ importados: { total, conferida } }: { importados: ListaImportada }) {
  if (total === 0 || conferida) return <p className={styles.quiet}>{text.importados(total)}</p>;
  return (
    <Notice tone="alerta" title={text.semEfeito.titulo(total)}>
      {text.semEfeito.mensagem}
    </Notice>
  );
}

/** Reads the filters of an address; unknown values are left out. */
function toQuery(search: URLSearchParams) {
  const tipo = bloqueioTipos.find((one) => one === search.get('tipo'));
  const situacao = situacoes.find((one) => one === search.get('situacao'));
  return { ...(tipo ? { tipo } : {}), ...(situacao ? { situacao } : {}) };
}

const listColunas = (campanha: CampanhaDaPromotora): readonly Coluna<Bloqueio>[] => [
  {
    id: 'valor',
    titulo: text.colunas.valor,
    conteudo: (bloqueio) => (
      <ValorBloqueado
        campanha={campanha}
        bloqueio={bloqueio}
        isPessoal={bloqueioTiposPessoais.includes(bloqueio.tipo)}
      />
    ),
  },
  {
    id: 'motivo',
    titulo: text.colunas.motivo,
    conteudo: ({ motivo, retirada }) => (
      <span className={styles.what}>
        {motivo}
        {retirada && (
          <small>
            {text.situacoes.retirado}: {retirada.motivo}
          </small>
        )}
      </span>
    ),
  },
  {
    id: 'incluido',
    titulo: text.colunas.incluido,
    conteudo: ({ incluidoEm, ator }) => (
      <span className={styles.what}>
        <Momento em={incluidoEm} />
        <small>{text.por(ator.nome)}</small>
      </span>
    ),
  },
  {
    id: 'ate',
    titulo: text.colunas.ate,
    alinhar: 'fim',
    conteudo: ({ ate }) => (ate === null ? text.semFim : formatDiaMesAno(ate)),
  },
  { id: 'situacao', titulo: text.colunas.situacao, conteudo: (bloqueio) => <Situacao bloqueio={bloqueio} /> },
  {
    id: 'acao',
    titulo: text.colunas.acao,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: (bloqueio) => bloqueio.ativo && <RetirarBloqueio campanha={campanha} bloqueio={bloqueio} />,
  },
];

function Situacao({ bloqueio: { ativo, retirada } }: { bloqueio: Bloqueio }) {
  if (ativo)
    return (
      <Badge dot tone="perigo">
        {text.situacoes.ativo}
      </Badge>
    );
  return (
    <span className={styles.what}>
      <Badge dot tone="neutro">
        {retirada ? text.situacoes.retirado : text.situacoes.encerrado}
      </Badge>
      {retirada && (
        <small>
          <Momento em={retirada.em} /> {text.por(retirada.ator.nome)}
        </small>
      )}
    </span>
  );
}
