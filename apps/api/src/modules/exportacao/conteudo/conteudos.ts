import type { ExportacaoTipo } from '@trevo/contract/exportacao/exportacao.calls';
import type { Coluna, Linha } from '../planilha.ts';
import { type Campo, type Contexto, type Lugar, porPagina, readPaginas, toLinha } from './campo.ts';
import { type PedidoConteudo, primeiroId } from './filtro.ts';
import { listCamposPremiados } from './campos-premiados.ts';
import type { PremiadoView } from './linhas-premiados.views.ts';
import { listCamposLancamentos } from './campos-lancamentos.ts';
import type { LancamentoView } from './linhas-lancamentos.views.ts';
import { joinItens, listCamposNotas } from './campos-notas.ts';
import type { NotasViews } from './linhas-notas.views.ts';
import { listCamposParticipantes } from './campos-participantes.ts';
import type { ParticipanteView } from './linhas-participantes.views.ts';
import { listCamposPedidos } from './campos-pedidos.ts';
import type { PedidoView } from './linhas-pedidos.views.ts';

/** Receipts read by one statement with their product lines, of which a receipt has up to 990. */
const notasComItens = 250;

type List<Row> = (filtro: PedidoConteudo['filtro'], depois: Lugar, limite: number) => Promise<Row[]>;

export interface ConteudoViews {
  readonly listParticipantes: List<ParticipanteView>;
  readonly notas: NotasViews;
  readonly listPremiados: List<PremiadoView>;
  readonly listPedidos: List<PedidoView>;
  readonly listLancamentos: List<LancamentoView>;
}

/** Columns and rows of an export. */
export interface Conteudo {
  readonly colunas: readonly Coluna[];
  readonly paginas: AsyncGenerator<readonly Linha[]>;
}

/** Creates the function that reads the content of an export by its kind. */
export function createReadConteudo(views: ConteudoViews) {
  const kinds: Readonly<Record<ExportacaoTipo, (pedido: PedidoConteudo, contexto: Contexto) => Conteudo>> = {
    participantes: ({ filtro }, contexto) =>
      toConteudo(
        listCamposParticipantes(filtro.comDadosPessoais),
        readPaginas(
          [primeiroId],
          (depois, limite) => views.listParticipantes(filtro, depois, limite),
          ({ consumidor_id }) => [consumidor_id],
        ),
        contexto,
      ),
    notas: (pedido, contexto) => readNotas(views.notas, pedido, contexto),
    premiados: ({ publicada, filtro }, contexto) =>
      toConteudo(
        listCamposPremiados(publicada, filtro.comDadosPessoais),
        readPaginas(
          [filtro.de.toISOString(), primeiroId],
          (depois, limite) => views.listPremiados(filtro, depois, limite),
          ({ lugar, premio_id }) => [lugar, premio_id],
        ),
        contexto,
      ),
    pedidos: ({ filtro }, contexto) =>
      toConteudo(
        listCamposPedidos(filtro.comDadosPessoais),
        readPaginas(
          [primeiroId, primeiroId],
          (depois, limite) => views.listPedidos(filtro, depois, limite),
          ({ consumidor_id, pedido_id }) => [consumidor_id, pedido_id],
        ),
        contexto,
      ),
    lancamentos: ({ filtro }, contexto) =>
      toConteudo(
        listCamposLancamentos(filtro.comDadosPessoais),
        readPaginas(
          [primeiroId, '', 0],
          (depois, limite) => views.listLancamentos(filtro, depois, limite),
          ({ consumidor_id, moeda, ordem }) => [consumidor_id, moeda, ordem],
        ),
        contexto,
      ),
  };
  return (tipo: ExportacaoTipo, pedido: PedidoConteudo, contexto: Contexto): Conteudo =>
    kinds[tipo](pedido, contexto);
}

function readNotas(views: NotasViews, pedido: PedidoConteudo, contexto: Contexto): Conteudo {
  const { publicada, filtro, porItem } = pedido;
  const campos = listCamposNotas(publicada, { comDadosPessoais: filtro.comDadosPessoais, porItem });
  const notas = readPaginas(
    [filtro.de.toISOString(), primeiroId],
    (depois, limite) => views.list(filtro, depois, limite),
    ({ lugar, documento_fiscal_id }) => [lugar, documento_fiscal_id],
    porItem ? notasComItens : porPagina,
  );
  async function* readLinhas() {
    for await (const pagina of notas) {
      const itens = porItem ? await views.listItens(filtro.campanhaId, pagina) : [];
      yield* cutPaginas(joinItens(publicada, pagina, itens));
    }
  }
  return toConteudo(campos, readLinhas(), contexto);
}

/** Cuts rows into pages of bounded size. */
function* cutPaginas<Row>(rows: Iterable<Row>, limite = porPagina): Generator<readonly Row[]> {
  let page: Row[] = [];
  for (const row of rows) {
    page.push(row);
    if (page.length < limite) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

function toConteudo<Row>(
  campos: readonly Campo<Row>[],
  rows: AsyncGenerator<readonly Row[]>,
  contexto: Contexto,
): Conteudo {
  async function* toPaginas() {
    for await (const page of rows) yield page.map((row) => toLinha(campos, row, contexto));
  }
  return { colunas: campos.map(({ nome, tipo }) => ({ nome, tipo })), paginas: toPaginas() };
}
