import { randomBytes } from 'node:crypto';
import type { ErrorCode } from '@trevo/contract/errors';
import type { ResultadoSimulacao } from '@trevo/contract/estudio/simulacao.calls';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { createLeasedQueue, leaseMilliseconds, Parada } from '../../kernel/fila/leased-queue.ts';
import type { Logger } from '../../kernel/log.ts';
import { WorkerLimitError, type WorkerProcess, WorkerTaskError } from '../../kernel/worker-process.ts';
import type { OpenArquivo } from './ensaio-arquivo.ts';
import type { EnsaioDatabases } from './palco.ts';
import { toPublicacaoPrevia } from './previa/previa-momento.ts';
import type { SimulacaoArrendada, SimulacaoFilaStore } from './simulacao-fila.store.ts';

/** Interval in which progress is stored and a cancel is noticed. */
const heartbeatMilliseconds = 1_000;

/** Codes under another name: those of the parts say what a caller of a preview or of the server does. */
const recusas: Partial<Record<ErrorCode, ErrorCode>> = {
  'previa.indisponivel': 'simulacao.indisponivel',
  'servidor.ocupado': 'simulacao.naoTerminou',
};

/** An unexpected error of the child process, or a limit that it exceeded: the same simulation would fail again. */
const naoTerminou = { code: 'simulacao.naoTerminou', valores: {} } as const;

/** Plays waiting simulations, one at a time per process, each in a child process with a database of its own. */
export function createSimulacaoFila(parts: {
  readonly store: SimulacaoFilaStore;
  readonly databases: Pick<EnsaioDatabases, 'create' | 'drop'>;
  readonly openArquivo: OpenArquivo;
  /** Starts a process with the tasks of `ensaio-worker` and limited memory. */
  readonly startSimulacao: () => WorkerProcess;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { store, databases, clock, log } = parts;
  const toLease = (): Date => new Date(clock.now().getTime() + leaseMilliseconds);

  const logFailure = ({ simulacao_id: simulacao, tentativas }: SimulacaoArrendada, err: unknown): void =>
    log.error({ event: 'simulation_not_played', err, simulacao, tentativas }, 'Simulation was not played');

  /** Throws the refusal of the file or of its publication, and servidor.ocupado when the process dies or takes too long. */
  async function play(
    row: SimulacaoArrendada,
    worker: WorkerProcess,
    onProgress: (progresso: number) => void,
  ): Promise<ResultadoSimulacao> {
    if (row.banco_anterior !== null) await databases.drop(row.banco_anterior);
    const { arquivo, texto, imagens } = await parts.openArquivo(row.texto, row.promotora_id);
    const { notas, pessoas, centavos } = row;
    return worker.run<ResultadoSimulacao, number>(
      'simular',
      {
        banco: row.banco,
        url: await databases.create(row.banco),
        segredo: randomBytes(32).toString('hex'),
        texto,
        imagens,
        publicadaEm: toPublicacaoPrevia(arquivo.campanha),
        simulacao: { notas, pessoas, centavos },
      },
      onProgress,
    );
  }

  /** Stores progress and renews the lease; calls `onLost` when it was cancelled or another attempt began. */
  function startHeartbeat(row: SimulacaoArrendada, getProgresso: () => number, onLost: () => void) {
    const beat = async () => {
      if (!(await store.renew(row, getProgresso(), toLease()))) onLost();
    };
    const timer = setInterval(() => {
      beat().catch((err: unknown) =>
        log.warn(
          { event: 'simulation_lease_not_renewed', err, simulacao: row.simulacao_id },
          'Lease of a simulation was not renewed',
        ),
      );
    }, heartbeatMilliseconds);
    return () => clearInterval(timer);
  }

  async function work(row: SimulacaoArrendada, stopping: AbortSignal | undefined): Promise<void> {
    const worker = parts.startSimulacao();
    let porque: Parada['porque'] | undefined;
    let progresso = 0;
    const stop = (why: Parada['porque']) => {
      porque ??= why;
      worker.close();
    };
    const onStopping = () => stop('cortada');
    stopping?.addEventListener('abort', onStopping);
    const stopHeartbeat = startHeartbeat(
      row,
      () => progresso,
      () => stop('perdida'),
    );
    try {
      const resultado = await play(row, worker, (so) => (progresso = so));
      await store.end(row, resultado, clock.now());
    } catch (error) {
      if (porque) throw new Parada(porque);
      // Another attempt has deleted the database.
      if (!(await store.renew(row, progresso, toLease()))) throw new Parada('perdida');
      if (error instanceof WorkerTaskError || error instanceof WorkerLimitError) logFailure(row, error);
      else if (!(error instanceof DomainError)) throw error;
      const { code, valores } = error instanceof DomainError ? error : naoTerminou;
      await store.refuse(row, recusas[code] ?? code, valores, clock.now());
    } finally {
      stopHeartbeat();
      stopping?.removeEventListener('abort', onStopping);
      worker.close();
      await databases.drop(row.banco);
    }
  }

  return createLeasedQueue<SimulacaoArrendada>({
    store: {
      ...store,
      fail: (row, agora) => store.refuse(row, 'simulacao.naoTerminou', {}, agora),
    },
    work,
    logFailure,
    clock,
  });
}
