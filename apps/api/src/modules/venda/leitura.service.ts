import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import { createId } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log.ts';
import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import { ArquivoRecusado } from './arquivo-recusado.ts';
import { batchMaximo, createBatches, type BatchVendas } from './batch-vendas.ts';
import { pastaVendas } from './importacao.service.ts';
import { readRegistros } from './read-registros.ts';
import type { Registro } from './registro.ts';
import type { Arrendamento, VendaArquivo, VendaArquivoStore } from './venda-arquivo.store.ts';

/** Told after something of sales is known: the access keys of a campaign. Told again after a cut. */
export type OnFatos = (campanhaId: string | null, chaves: string[]) => Promise<void>;

const leaseMilliseconds = 30_000;
const renewMilliseconds = 10_000;
const dayMilliseconds = 86_400_000;
const pageFiles = 1_000;

/** The program stops, or somebody else reads the file by now. */
class Cut extends Error {}

export type LeituraService = ReturnType<typeof createLeituraService>;

/**
 * Reads the files that wait, one at once in each process. What of a file was written is written with how far it was read,
 * so whoever goes on after a cut comes to the same tables.
 */
export function createLeituraService(parts: {
  store: VendaArquivoStore;
  storage: FileStorage;
  clock: Clock;
  log: Logger;
  onFatos: OnFatos;
}) {
  const { store, storage, clock, log } = parts;
  const arrendatario = createId();
  let isStopping = false;
  let running: Promise<void> | undefined;

  const arrendar = (): Arrendamento => {
    const agora = clock.now();
    return { arrendatario, agora, ate: new Date(agora.getTime() + leaseMilliseconds) };
  };

  async function readWaiting(): Promise<void> {
    while (!isStopping) {
      const arquivo = await store.lease(arrendar());
      if (!arquivo) return;
      try {
        await readArquivo(arquivo);
      } catch (error) {
        if (error instanceof Cut) {
          await store.release(arquivo.venda_arquivo_id, arrendar());
          return;
        }
        // Its lease runs out by itself, and then it is tried again; the others go on.
        log.error({ err: error, arquivo: arquivo.venda_arquivo_id }, 'a sales file could not be read now');
      }
    }
  }

  async function readArquivo(arquivo: VendaArquivo): Promise<void> {
    const pieces = arquivo.arquivo === null ? undefined : await storage.getPieces(arquivo.arquivo);
    if (!pieces) return end(arquivo, new ArquivoRecusado('arquivoPerdido'));
    const counted = createCounted(pieces);
    const mes = toSaoPaulo(arquivo.recebido_em).anoMes;
    const writer = createWriter(arquivo, counted);
    let failure: unknown;
    try {
      for await (const registros of readRegistros(counted.pieces(), arquivo.codificacao, mes))
        await writer.add(registros);
    } catch (error) {
      if (!(error instanceof ArquivoRecusado)) throw error;
      failure = error;
    }
    await writer.end();
    await end(arquivo, failure as ArquivoRecusado | undefined, writer.total() > 0);
  }

  /** Writes the records of a file in batches; those that were written before are told again and no more. */
  function createWriter(
    { venda_arquivo_id: id, campanha_id: campanhaId, linhas }: VendaArquivo,
    counted: Counted,
  ) {
    const batches = createBatches(linhas);
    const repeated: string[] = [];
    let total = 0;
    let renewedAt = performance.now();

    const keep = async () => {
      if (isStopping) throw new Cut();
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
      total: () => total,
      async add(registros: readonly Registro[]): Promise<void> {
        await keep();
        for (const registro of registros) {
          total += 1;
          if (total <= linhas) {
            // Whether the last batch was told before the cut, nobody knows.
            if (total > linhas - batchMaximo && 'venda' in registro)
              repeated.push(registro.venda.chaveAcesso);
            continue;
          }
          await repeat();
          if (batches.isFullBefore(registro)) await write(batches.take(counted.bytes()));
          batches.add(registro);
        }
      },
      async end(): Promise<void> {
        await repeat();
        await write(batches.take(counted.bytes()));
      },
    };
  }

  async function end(arquivo: VendaArquivo, failure?: ArquivoRecusado, hasLinhas = true): Promise<void> {
    const broken = hasLinhas || failure?.motivo === 'arquivoPerdido' ? 'interrompido' : 'recusado';
    const fim = {
      situacao: failure ? broken : 'pronto',
      motivo: failure?.motivo ?? null,
      linha: failure?.linha ?? null,
    } as const;
    const isEnded = await store.end(arquivo.venda_arquivo_id, arrendar(), fim);
    // Its buyers' documents may stand in it.
    if (isEnded && arquivo.arquivo !== null) await storage.delete(arquivo.arquivo);
  }

  function readNow(): Promise<void> {
    running ??= readWaiting().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    /** Reads what waits and resolves when nothing does. */
    readNow,
    /** The same without being waited for. */
    wake(): void {
      readNow().catch((err: unknown) => log.error({ err }, 'sales files could not be read now'));
    },
    async run(stopping?: AbortSignal): Promise<void> {
      const stop = () => {
        isStopping = true;
      };
      stopping?.addEventListener('abort', stop, { once: true });
      await readNow();
      stopping?.removeEventListener('abort', stop);
    },
    /** Ends after the batch at hand. */
    async stop(): Promise<void> {
      isStopping = true;
      await running?.catch(() => undefined);
    },
    /** Deletes kept files that nobody is going to read: those of a program that was killed while they came. */
    async sweep(): Promise<void> {
      const oldest = clock.now().getTime() - dayMilliseconds;
      for (let after = ''; ;) {
        const found = await storage.list(pastaVendas, after, pageFiles);
        const old = found.filter(({ keptAt }) => keptAt.getTime() < oldest).map(({ name }) => name);
        const nomeados = new Set(old.length > 0 ? await store.listNomeados(old) : []);
        for (const name of old) if (!nomeados.has(name)) await storage.delete(name);
        if (found.length < pageFiles) return;
        after = found.at(-1)!.name;
      }
    },
  };
}

type Counted = ReturnType<typeof createCounted>;

/** How much of a file was read so far. */
function createCounted(source: AsyncIterable<Uint8Array>) {
  let bytes = 0;
  return {
    bytes: () => bytes,
    async *pieces(): AsyncGenerator<Uint8Array> {
      for await (const piece of source) {
        bytes += piece.length;
        yield piece;
      }
    },
  };
}
