import { findChange } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import type { Clock } from '../../../kernel/clock.ts';
import { DatabaseAwayError } from '../../../kernel/database-error.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSemaphore, createKeyedMutex } from '../../../kernel/semaphore.ts';
import type { CampanhaPublicada, CampanhaId } from '../../campanha/public.ts';
import type { Desfecho, JulgamentoService } from '../prova/julgamento.service.ts';
import { addHours } from '../registro/chegada.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import type { EsperaStore } from './espera.store.ts';

type FindCampanha = (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;

const batchSize = 100;
// Long enough for one batch; afterwards other processes reclaim the leases of a crashed process.
const leaseHours = 1 / 12;
const retryHours = 1;
/** Receipts decided at once: each decision holds a connection. */
const concurrentDocumentosFiscais = 4;

export type EsperaService = ReturnType<typeof createEsperaService>;

/** Job that decides waiting receipts at the end of their waiting time. */
export function createEsperaService(parts: {
  store: EsperaStore;
  views: DocumentoFiscalViews;
  julgamentos: Pick<JulgamentoService, 'judgeByRules'>;
  clock: Clock;
  log: Logger;
}) {
  const { store, views, julgamentos, clock, log } = parts;
  const limit = createSemaphore(concurrentDocumentosFiscais);
  // Carried cents depend on the order, so receipts of one consumer run one after another.
  const byPessoa = createKeyedMutex();

  const judge = async (
    documento: DocumentoRef,
    findCampanha: FindCampanha,
  ): Promise<Desfecho['resultado']> => {
    const view = await views.get(documento.consumidorId, documento.documentoFiscalId);
    // An operator can have decided the receipt meanwhile.
    if (!view || findChange(view.status, 'VALIDO') !== 'judge') return 'naoPendente';
    const publicada = await findCampanha(view.campanha_id);
    return publicada ? (await julgamentos.judgeByRules(publicada, view)).resultado : 'recusado';
  };

  /** Decides a receipt that still waits; postpones it when it cannot be decided now. */
  const judgeOrPostpone = async (
    documento: DocumentoRef,
    findCampanha: FindCampanha,
  ): Promise<Desfecho['resultado']> => {
    const resultado = await judge(documento, findCampanha).catch((err: unknown) => {
      // A database outage is not the receipt's failure: retry in the next run, not after `retryHours`.
      if (err instanceof DatabaseAwayError) throw err;
      log.error(
        { event: 'receipt_settle_failed', err, documentoFiscalId: documento.documentoFiscalId },
        'Receipt verdict failed; the job retries it',
      );
      return 'recusado' as const;
    });
    if (resultado === 'recusado') await store.postpone(documento, addHours(clock.now(), retryHours));
    return resultado;
  };

  /** Decides the leased receipts concurrently, those of one consumer in order. Returns how many were decided. */
  const judgeTaken = async (
    taken: readonly DocumentoRef[],
    findCampanha: FindCampanha,
    stopping: AbortSignal | undefined,
  ): Promise<number> => {
    let settled = 0;
    const failures: unknown[] = [];
    const settle = async (documento: DocumentoRef) => {
      if (stopping?.aborted || failures.length > 0) return;
      try {
        if ((await judgeOrPostpone(documento, findCampanha)) === 'julgado') settled++;
      } catch (error) {
        failures.push(error);
      }
    };
    await Promise.all(
      taken.map((documento) => byPessoa(documento.consumidorId, () => limit(() => settle(documento)))),
    );
    if (failures.length > 0) throw failures[0];
    return settled;
  };

  return {
    /**
     * Decides all due receipts, or as many as possible until `stopping`; returns how many. Concurrent processes
     * share the work through leases. A receipt that cannot be decided (no numbers left in its campaign, or an
     * error) is retried in an hour and does not block others.
     */
    async judgeWaiting(findCampanha: FindCampanha, stopping?: AbortSignal): Promise<number> {
      for (let settled = 0; ;) {
        const agora = clock.now();
        const taken = await store.lease(agora, addHours(agora, leaseHours), batchSize);
        if (taken.length === 0 || stopping?.aborted) return settled;
        settled += await judgeTaken(taken, findOnce(findCampanha), stopping);
      }
    },
  };
}

/** Memoizes the campaign lookup per id. */
function findOnce(findCampanha: FindCampanha): FindCampanha {
  const found = new Map<string, ReturnType<FindCampanha>>();
  return (campanhaId) => {
    const asked = found.get(campanhaId) ?? findCampanha(campanhaId);
    found.set(campanhaId, asked);
    return asked;
  };
}
