import { batchMaximo, createBatches, type BatchVendas } from './batch-vendas.ts';
import type { Arrendamento, LeituraStore } from './leitura.store.ts';
import type { Registro } from './registro.ts';
import type { VendaArquivo } from './venda-arquivo.store.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** Told after something of sales is known: the access keys of a campaign. Told again after a cut. */
export type OnFatos = (campanhaId: CampanhaId | null, chaves: string[]) => Promise<void>;

/** The program stops, or somebody else reads the file by now. */
export class Cut extends Error {}

const renewMilliseconds = 10_000;

/**
 * Writes the records of a file in batches, each with how far the file is, and tells of each; those that were written before
 * are told again and no more. Throws Cut when it may not go on.
 */
export function createEscrita(
  { venda_arquivo_id: id, campanha_id: campanhaId, linhas }: VendaArquivo,
  parts: {
    store: LeituraStore;
    onFatos: OnFatos;
    arrendar: () => Arrendamento;
    isStopping: () => boolean;
    /** How much of the file was read so far. */
    lidosBytes: () => number;
  },
) {
  const { store, arrendar } = parts;
  const batches = createBatches(linhas);
  const repeated: string[] = [];
  let total = 0;
  let renewedAt = performance.now();
  // One batch is written while the next is read.
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
    /** How many records came, with those that were written before. */
    total: () => total,
    async add(registros: readonly Registro[]): Promise<void> {
      await keep();
      for (const registro of registros) {
        total += 1;
        if (total <= linhas) {
          // Whether the last batch was told before the cut, nobody knows.
          if (total > linhas - batchMaximo && 'venda' in registro) repeated.push(registro.venda.chaveAcesso);
          continue;
        }
        await repeat();
        if (batches.isFullBefore(registro)) {
          await writing;
          writing = write(batches.take(parts.lidosBytes()));
          // -- swallowed: whoever waits for it next is told
          writing.catch(() => undefined);
        }
        batches.add(registro);
      }
    },
    /** Resolves when nothing is being written any more, whatever became of it. */
    // -- swallowed: whoever waits for it next is told
    settle: (): Promise<void> => writing.catch(() => undefined),
    async end(): Promise<void> {
      await writing;
      await repeat();
      await write(batches.take(parts.lidosBytes()));
    },
  };
}
