import { isCancelavel, toSituacaoAgora } from '@trevo/rules/arquivo/situacao-arquivo';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { DomainError } from '../../kernel/domain-error.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import { deleteOrphans } from '../upload/public.ts';
import type { ArquivoRow, ArquivoStore, NovoArquivo } from './arquivo.store.ts';

/** Refusals of one type of file. */
export interface RecusasArquivo {
  nenhum(): DomainError;
  repetido(): DomainError;
  muitos(maximo: number): DomainError;
  naoPronto(): DomainError;
  semArquivo(): DomainError;
  encerrado(): DomainError;
}

/** Files of one type: requests, downloads and the end of the stored files (ADR 0108). */
export function createArquivoService<Pedido, Manifesto>(parts: {
  store: ArquivoStore<Pedido, Manifesto>;
  storage: FileStorage;
  clock: Clock;
  /** Storage folder of the type. */
  pasta: string;
  /** Largest number of unfinished files of a campaign. */
  maximoNaFila: number;
  recusas: RecusasArquivo;
}) {
  type Row = ArquivoRow<Pedido, Manifesto>;
  const { store, storage, clock, recusas, maximoNaFila } = parts;
  const toAgora = (row: Row): Row => ({
    ...row,
    situacao: toSituacaoAgora(row.situacao, row.vence_em, clock.now()),
  });

  /** Throws `recusas.nenhum`. */
  const get = async ({ campanhaId }: CampanhaPublicada, id: string): Promise<Row> => {
    const row = await store.find(campanhaId, id);
    if (!row) throw recusas.nenhum();
    return toAgora(row);
  };

  return {
    findByManifesto: store.findByManifesto,
    list: async ({ campanhaId }: CampanhaPublicada, perPage: number, depois: Lugar | undefined) =>
      (await store.list(campanhaId, perPage, depois)).map(toAgora),
    /**
     * Puts a file into the queue; the same request again is the same file. Throws `recusas.repetido` and
     * `recusas.muitos`.
     */
    async request(
      publicada: CampanhaPublicada,
      pedido: Omit<NovoArquivo<Pedido>, 'campanha_id' | 'pedido_em'>,
      isSame: (row: Row) => boolean,
    ): Promise<Row> {
      const { campanhaId } = publicada;
      const novo = { ...pedido, campanha_id: campanhaId, pedido_em: clock.now() };
      const isNew = await store.insert(novo, maximoNaFila);
      const row = await store.find(campanhaId, novo.arquivo_id);
      if (!row && !(await store.exists(novo.arquivo_id))) throw recusas.muitos(maximoNaFila);
      if (!row || (!isNew && !isSame(row))) throw recusas.repetido();
      return toAgora(row);
    },
    /** Stops a file, or deletes it. Idempotent. Throws `recusas.nenhum` and `recusas.encerrado`. */
    async cancel(publicada: CampanhaPublicada, id: string, ator: Ator): Promise<Row> {
      const row = await get(publicada, id);
      if (isCancelavel(row.situacao)) {
        const cancelled = await store.cancel(publicada.campanhaId, id, ator, clock.now());
        if (cancelled?.guardado) await storage.delete(cancelled.guardado);
      }
      const now = await get(publicada, id);
      if (now.situacao !== 'cancelada') throw recusas.encerrado();
      return now;
    },
    /** Opens a complete file. Throws `recusas.nenhum`, `recusas.naoPronto` and `recusas.semArquivo`. */
    async open(
      publicada: CampanhaPublicada,
      id: string,
    ): Promise<{ nomeArquivo: string; pieces: AsyncIterable<Uint8Array> }> {
      const row = await get(publicada, id);
      if (row.situacao === 'naFila' || row.situacao === 'escrevendo') throw recusas.naoPronto();
      const pieces =
        row.situacao === 'pronta' && row.guardado !== null
          ? await storage.getPieces(row.guardado)
          : undefined;
      if (!pieces) throw recusas.semArquivo();
      await store.countDownload(id);
      return { nomeArquivo: row.nome, pieces };
    },
    /** Deletes the files whose time is over, and those that no row names: left over from a killed process. */
    async clean(): Promise<void> {
      for (const { arquivo_id, guardado } of await store.listVencidos(clock.now())) {
        if (guardado !== null) await storage.delete(guardado);
        await store.expire(arquivo_id);
      }
      await deleteOrphans(storage, parts.pasta, store.listNomeados, clock);
    },
  };
}
