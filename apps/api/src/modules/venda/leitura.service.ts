import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import { createId } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log.ts';
import { ArquivoRecusado } from './arquivo/arquivo-recusado.ts';
import { stopAtErrosSeguidos } from './arquivo/erros-seguidos.ts';
import { createEscrita, Cut, type OnFatos, TurnOver } from './escrita-vendas.ts';
import type { Arrendamento, LeituraStore } from './leitura.store.ts';
import { readRegistros } from './arquivo/read-registros.ts';
import type { VendaArquivo } from './venda-arquivo.store.ts';

const leaseMilliseconds = 30_000;
/** Time of one promoter's turn, from its first batch, while another promoter waits. */
const turnMilliseconds = 20_000;

/**
 * Reads waiting files, one at a time per process, in turns between promoters. Rows and read offset are written together, so
 * that a resumed import produces the same tables.
 */
export function createLeituraService(parts: {
  store: LeituraStore;
  storage: FileStorage;
  clock: Clock;
  log: Logger;
  onFatos: OnFatos;
  turnMilliseconds?: number | undefined;
}) {
  const { store, storage, clock, log } = parts;
  const turn = parts.turnMilliseconds ?? turnMilliseconds;
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
          // -- swallowed: another process resumes at the stored offset
          await store.release(arquivo.venda_arquivo_id, arrendar());
          return;
        }
        if (error instanceof TurnOver) {
          // -- swallowed: the file waits for its next turn, and resumes at the stored offset
          await store.release(arquivo.venda_arquivo_id, arrendar());
          continue;
        }
        // The lease expires and the file is retried; other files continue.
        log.error(
          { event: 'sales_file_read_failed', err: error, arquivo: arquivo.venda_arquivo_id },
          'Sales file was not read to its end; the job retries it',
        );
      }
    }
  }

  async function readArquivo(arquivo: VendaArquivo): Promise<void> {
    const pieces = arquivo.arquivo === null ? undefined : await storage.getPieces(arquivo.arquivo);
    if (!pieces) return end(arquivo, new ArquivoRecusado('arquivoPerdido'));
    let lidos = 0;
    const count = async function* () {
      for await (const piece of pieces) {
        lidos += piece.length;
        yield piece;
      }
    };
    const { onFatos } = parts;
    // The time of a turn begins after the rows that earlier turns wrote were read again, so that each turn writes some.
    let since: number | undefined;
    const isTurnOver = async () => {
      since ??= performance.now();
      return (
        performance.now() - since >= turn && (await store.isOtherWaiting(arquivo.campanha_id, clock.now()))
      );
    };
    const escrita = createEscrita(arquivo, {
      store,
      onFatos,
      arrendar,
      isStopping: () => isStopping,
      lidosBytes: () => lidos,
      isTurnOver,
    });
    const mes = toSaoPaulo(arquivo.recebido_em).anoMes;
    let failure: ArquivoRecusado | undefined;
    try {
      const grupos = readRegistros(count(), arquivo.codificacao, mes);
      for await (const registros of stopAtErrosSeguidos(grupos)) await escrita.add(registros);
    } catch (error) {
      if (!(error instanceof ArquivoRecusado)) throw error;
      failure = error;
    } finally {
      await escrita.settle();
    }
    await escrita.end();
    await end(arquivo, failure, escrita.hasVendas());
  }

  async function end(arquivo: VendaArquivo, failure?: ArquivoRecusado, hasVendas = true): Promise<void> {
    const broken = hasVendas || failure?.motivo === 'arquivoPerdido' ? 'interrompido' : 'recusado';
    const fim = {
      situacao: failure ? broken : 'pronto',
      motivo: failure?.motivo ?? null,
      linha: failure?.linha ?? null,
    } as const;
    const isEnded = await store.end(arquivo.venda_arquivo_id, arrendar(), fim);
    // The file can contain buyers' document numbers (personal data).
    if (isEnded && arquivo.arquivo !== null) await storage.delete(arquivo.arquivo);
  }

  function readNow(): Promise<void> {
    running ??= readWaiting().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    /** Reads all waiting files and resolves when none is left. */
    readNow,
    /** Starts reading without waiting for the result. */
    wake(): void {
      readNow().catch((err: unknown) =>
        log.error(
          { event: 'sales_files_not_started', err },
          'Reading of sales files did not start; the job retries it',
        ),
      );
    },
    async run(stopping?: AbortSignal): Promise<void> {
      const stop = () => {
        isStopping = true;
      };
      stopping?.addEventListener('abort', stop, { once: true });
      await readNow();
      stopping?.removeEventListener('abort', stop);
    },
    /** Stops after the current batch. */
    async stop(): Promise<void> {
      isStopping = true;
      // -- swallowed: the caller of readNow logs it
      await running?.catch(() => undefined);
    },
  };
}
