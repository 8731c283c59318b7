import { arquivoDias } from '@trevo/rules/arquivo/situacao-arquivo';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import { createLeasedQueue, leaseMilliseconds, Parada } from '../../kernel/fila/leased-queue.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaId, CampanhaPublicada } from '../campanha/public.ts';
import type { ArquivoRow } from './arquivo.store.ts';
import type { EscritaStore } from './escrita.store.ts';
import { createMedida } from './medida.ts';

const heartbeatMilliseconds = 15_000;
const dayMilliseconds = 86_400_000;

/** Lets the content of a file go on only while its attempt holds the lease. */
export interface Andamento {
  /** Throws Parada when the writing may not go on. */
  requireGoing(): void;
  /** Stores progress and renews the lease. Throws Parada when the writing may not go on. */
  advance(progresso: number): Promise<void>;
}

/** Content of a file; `toFim` is read after its last piece. */
export interface Conteudo<Manifesto> {
  readonly extensao: string;
  readonly contentType: string;
  readonly pieces: AsyncIterable<Uint8Array>;
  toFim(): {
    readonly progresso: number;
    readonly manifesto?: Manifesto;
    readonly manifestoHash?: string;
  };
}

/** Opens the content of a requested file. */
export type OpenConteudo<Pedido, Manifesto> = (
  publicada: CampanhaPublicada,
  row: ArquivoRow<Pedido, Manifesto>,
  andamento: Andamento,
) => Promise<Conteudo<Manifesto>>;

/** Writes the waiting files of one type, one at a time per process. */
export function createEscritaService<Pedido, Manifesto>(parts: {
  store: EscritaStore<Pedido, Manifesto>;
  storage: FileStorage;
  /** Storage folder of the type. */
  pasta: string;
  openConteudo: OpenConteudo<Pedido, Manifesto>;
  findCampanha: (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;
  logFailure: (row: ArquivoRow<Pedido, Manifesto>, error: unknown) => void;
  clock: Clock;
  log: Logger;
}) {
  type Row = ArquivoRow<Pedido, Manifesto>;
  const { store, storage, clock, log, logFailure } = parts;
  const after = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);

  /** Follows an attempt; its heartbeat keeps the lease during a long read. */
  function follow(row: Row, stopping: AbortSignal | undefined): Andamento & { end(): void } {
    let progresso = 0;
    let isPerdida = false;
    const renew = async (): Promise<void> => {
      if (!(await store.renew(row, progresso, after(leaseMilliseconds)))) isPerdida = true;
    };
    const timer = setInterval(() => {
      renew().catch((err: unknown) =>
        log.warn(
          { event: 'file_lease_not_renewed', err, arquivo: row.arquivo_id },
          'Lease of a file was not renewed',
        ),
      );
    }, heartbeatMilliseconds).unref();
    const requireGoing = (): void => {
      if (stopping?.aborted) throw new Parada('cortada');
      if (isPerdida) throw new Parada('perdida');
    };
    return {
      requireGoing,
      async advance(so) {
        requireGoing();
        progresso = so;
        await renew();
        requireGoing();
      },
      end: () => clearInterval(timer),
    };
  }

  async function write(row: Row, stopping: AbortSignal | undefined): Promise<void> {
    const publicada = await parts.findCampanha(row.campanha_id);
    if (!publicada) throw new Error('a file names a campaign that is not published');
    const andamento = follow(row, stopping);
    try {
      const { extensao, contentType, pieces, toFim } = await parts.openConteudo(publicada, row, andamento);
      // Named by its attempt: a process that was thought dead never overwrites a later file.
      const guardado = `${parts.pasta}/${row.arquivo_id}-${row.tentativas}.${extensao}`;
      const medida = createMedida();
      await storage.putPieces(guardado, medida.measure(pieces), contentType);
      const venceEm = after(arquivoDias * dayMilliseconds);
      const escrito = {
        guardado,
        manifesto: null,
        manifestoHash: null,
        ...medida.end(),
        ...toFim(),
        venceEm,
      };
      if (!(await store.end(row, escrito, clock.now()))) await storage.delete(guardado);
    } finally {
      andamento.end();
    }
  }

  return createLeasedQueue({ store, work: write, logFailure, clock });
}
