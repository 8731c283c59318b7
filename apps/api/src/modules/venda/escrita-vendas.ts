import { batchMaximo, createBatches, type BatchVendas } from './batch-vendas.ts';
import type { Arrendamento, LeituraStore } from './leitura.store.ts';
import type { Registro } from './arquivo/registro.ts';
import type { VendaArquivo } from './venda-arquivo.store.ts';
import type { CampanhaId } from '../campanha/public.ts';

/**
 * Called with a campaign's access keys after new facts were written; repeated after an interruption (at least
 * once).
 */
export type OnFatos = (campanhaId: CampanhaId | null, chaves: string[]) => Promise<void>;

/** Thrown when the process stops or another process has taken over the file. */
export class Cut extends Error {}

/** Thrown between two batches when the file of another promoter has its turn. */
export class TurnOver extends Error {}

const renewMilliseconds = 10_000;

/**
 * Writes a file's records in batches together with the read offset, and reports each batch; batches written
 * before an interruption are only reported again. Throws Cut when it must stop, and TurnOver.
 */
export function createEscrita(
  { venda_arquivo_id: id, campanha_id: campanhaId, linhas }: VendaArquivo,
  parts: {
    store: LeituraStore;
    onFatos: OnFatos;
    arrendar: () => Arrendamento;
    isStopping: () => boolean;
    /** Bytes of the file read so far. */
    lidosBytes: () => number;
    /** Asked after each batch but the last one. */
    isTurnOver: () => Promise<boolean>;
  },
) {
  const { store, arrendar } = parts;
  const batches = createBatches(linhas);
  const repeated: string[] = [];
  let total = 0;
  let hasVendas = false;
  let hasWritten = false;
  let renewedAt = performance.now();
  // Pipelining: one batch is written while the next is read.
  let writing: Promise<void> = Promise.resolve();

  const keep = async () => {
    if (parts.isStopping()) throw new Cut();
    if (performance.now() - renewedAt < renewMilliseconds) return;
    if (!(await store.renew(id, arrendar()))) throw new Cut();
    renewedAt = performance.now();
  };
  const repeat = async () => {
    if (repeated.length > 0) await parts.onFatos(campanhaId, repeated.splice(0));
  };
  const write = async (batch: BatchVendas | undefined) => {
    if (!batch) return;
    await keep();
    const chaves = await store.write(id, arrendar(), batch);
    if (!chaves) throw new Cut();
    renewedAt = performance.now();
    if (chaves.length > 0) await parts.onFatos(campanhaId, chaves);
  };
  return {
    /** Whether a record was a sale, including those written before an interruption. */
    hasVendas: () => hasVendas,
    async add(registros: readonly Registro[]): Promise<void> {
      await keep();
      for (const registro of registros) {
        total += 1;
        hasVendas ||= 'venda' in registro;
        if (total <= linhas) {
          // The last batch before the interruption may not have been reported.
          if (total > linhas - batchMaximo && 'venda' in registro) repeated.push(registro.venda.chaveAcesso);
          continue;
        }
        await repeat();
        if (batches.isFullBefore(registro)) {
          await writing;
          if (hasWritten && (await parts.isTurnOver())) throw new TurnOver();
          hasWritten = true;
          writing = write(batches.take(parts.lidosBytes()));
          // -- swallowed: the next await of `writing` rethrows it
          writing.catch(() => undefined);
        }
        batches.add(registro);
      }
    },
    /** Resolves when the pending write has ended, successfully or not. */
    // -- swallowed: the next await of `writing` rethrows it
    settle: (): Promise<void> => writing.catch(() => undefined),
    async end(): Promise<void> {
      await writing;
      await repeat();
      await write(batches.take(parts.lidosBytes()));
    },
  };
}
