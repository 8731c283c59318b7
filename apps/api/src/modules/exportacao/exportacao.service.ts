import { detalheText } from '@trevo/contract/palavras.text';
import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { maximoExportacoes } from '@trevo/contract/exportacao/exportacao.calls';
import { isCancelavel, toSituacaoAgora } from '@trevo/rules/exportacao/situacao-exportacao';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import { pastaExportacoes } from './arquivo-exportacao.ts';
import { exportacaoText } from './exportacao.text.ts';
import type { ExportacaoRow, ExportacaoStore, NovaExportacao } from './exportacao.store.ts';

export type PedidoExportacao = BodyOf<Calls['operador.pedirExportacao']>;

/** Author of a request, and the second person where it needs one. */
export interface AutoresPedido {
  readonly pedidaPor: Ator;
  readonly aprovadaPor: Ator | null;
}

const pageFiles = 1_000;
const dayMilliseconds = 86_400_000;

/** Exports of campaigns: requests, downloads and the end of their files (ADR 0089). */
export function createExportacaoService(parts: {
  store: ExportacaoStore;
  storage: FileStorage;
  clock: Clock;
}) {
  const { store, storage, clock } = parts;

  const get = async ({ campanhaId }: CampanhaPublicada, id: string): Promise<ExportacaoRow> => {
    const row = await store.find(campanhaId, id);
    if (!row) throw refuse('exportacao.nenhuma');
    return { ...row, situacao: toSituacaoAgora(row.situacao, row.vence_em, clock.now()) };
  };

  return {
    async list({ campanhaId }: CampanhaPublicada, perPage: number, depois: Lugar | undefined) {
      const agora = clock.now();
      const rows = await store.list(campanhaId, perPage, depois);
      return rows.map((row) => ({ ...row, situacao: toSituacaoAgora(row.situacao, row.vence_em, agora) }));
    },
    /** Validates a request against what its schema cannot say. Throws requisicao.invalida. */
    check: ({ de, ate, comDadosPessoais, finalidade }: PedidoExportacao): void => {
      if (de !== undefined && ate !== undefined && ate < de)
        throw refuse('requisicao.invalida', {}, [{ campo: 'ate', mensagem: detalheText.periodo }]);
      if (comDadosPessoais && finalidade === undefined)
        throw refuse('requisicao.invalida', {}, [{ campo: 'finalidade', mensagem: detalheText.finalidade }]);
    },
    /**
     * Puts an export into the queue; the same request again is the same export. Throws exportacao.repetida and
     * exportacao.muitas.
     */
    async request(
      publicada: CampanhaPublicada,
      pedido: PedidoExportacao,
      autores: AutoresPedido,
    ): Promise<ExportacaoRow> {
      const nova = toNova(publicada, pedido, autores, clock.now());
      const isNew = await store.insert(nova);
      const row = await store.find(publicada.campanhaId, nova.exportacao_id);
      if (!row && !(await store.exists(nova.exportacao_id)))
        throw refuse('exportacao.muitas', { maximo: maximoExportacoes });
      if (!row || (!isNew && !isSame(row, nova))) throw refuse('exportacao.repetida');
      return get(publicada, nova.exportacao_id);
    },
    /** Stops an export, or deletes its file. Idempotent. Throws exportacao.nenhuma and exportacao.encerrada. */
    async cancel(publicada: CampanhaPublicada, id: string, ator: Ator): Promise<ExportacaoRow> {
      const row = await get(publicada, id);
      if (isCancelavel(row.situacao)) {
        const cancelled = await store.cancel(publicada.campanhaId, id, ator, clock.now());
        if (cancelled?.arquivo) await storage.delete(cancelled.arquivo);
      }
      const now = await get(publicada, id);
      if (now.situacao !== 'cancelada') throw refuse('exportacao.encerrada');
      return now;
    },
    /** Opens the file of an export. Throws exportacao.nenhuma, exportacao.naoPronta and exportacao.semArquivo. */
    async open(
      publicada: CampanhaPublicada,
      id: string,
    ): Promise<{ nomeArquivo: string; pieces: AsyncIterable<Uint8Array> }> {
      const row = await get(publicada, id);
      if (row.situacao === 'naFila' || row.situacao === 'escrevendo') throw refuse('exportacao.naoPronta');
      const pieces =
        row.situacao === 'pronta' && row.arquivo !== null ? await storage.getPieces(row.arquivo) : undefined;
      if (!pieces) throw refuse('exportacao.semArquivo');
      await store.countDownload(id);
      return { nomeArquivo: row.nome_arquivo, pieces };
    },
    /** Deletes the files whose time is over, and those that no export names: left over from a killed process. */
    async clean(): Promise<void> {
      for (const { exportacao_id, arquivo } of await store.listVencidas(clock.now())) {
        if (arquivo !== null) await storage.delete(arquivo);
        await store.expire(exportacao_id);
      }
      await sweep(parts);
    },
  };
}

/** Deletes stored files older than a day that no complete export names. */
async function sweep({
  store,
  storage,
  clock,
}: {
  store: ExportacaoStore;
  storage: FileStorage;
  clock: Clock;
}): Promise<void> {
  const oldest = clock.now().getTime() - dayMilliseconds;
  for (let after = ''; ;) {
    const found = await storage.list(pastaExportacoes, after, pageFiles);
    const old = found.filter(({ keptAt }) => keptAt.getTime() < oldest).map(({ name }) => name);
    const nomeados = new Set(old.length > 0 ? await store.listNomeados(old) : []);
    for (const name of old) if (!nomeados.has(name)) await storage.delete(name);
    if (found.length < pageFiles) return;
    after = found.at(-1)!.name;
  }
}

function toNova(
  { campanhaId, arquivo: { campanha } }: CampanhaPublicada,
  pedido: PedidoExportacao,
  { pedidaPor, aprovadaPor }: AutoresPedido,
  agora: Date,
): NovaExportacao {
  const { exportacaoID, tipo, formato, comDadosPessoais } = pedido;
  const porItem = tipo === 'notas' && pedido.porItem;
  const { dia } = toSaoPaulo(agora);
  const nome = porItem ? exportacaoText.comItens : tipo;
  return {
    exportacao_id: exportacaoID,
    campanha_id: campanhaId,
    tipo,
    formato,
    por_item: porItem,
    de: pedido.de ?? null,
    ate: pedido.ate ?? null,
    com_dados_pessoais: comDadosPessoais,
    finalidade: comDadosPessoais ? (pedido.finalidade ?? null) : null,
    nome_arquivo: `${campanha.ano}-${campanha.identificacao}-${nome}-${dia}.${formato}`,
    pedida_em: agora,
    pedida_por: pedidaPor,
    aprovada_por: comDadosPessoais ? aprovadaPor : null,
  };
}

const isSame = (row: ExportacaoRow, nova: NovaExportacao): boolean =>
  (['tipo', 'formato', 'por_item', 'de', 'ate', 'com_dados_pessoais', 'finalidade'] as const).every(
    (field) => row[field] === nova[field],
  );
