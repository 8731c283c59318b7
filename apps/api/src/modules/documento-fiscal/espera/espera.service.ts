import { findChange } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import type { Clock } from '../../../kernel/clock.ts';
import { DatabaseAwayError } from '../../../kernel/database-error.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createTurns, createTurnsByKey } from '../../../kernel/turns.ts';
import type { CampanhaPublicada, CampanhaId } from '../../campanha/public.ts';
import type { Desfecho, JulgamentoService } from '../prova/julgamento.service.ts';
import { addHours } from '../registro/chegada.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import type { EsperaStore } from './espera.store.ts';

type FindCampanha = (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;

const batchSize = 100;
// Long enough for a batch; after that, others take what a process that died had taken.
const leaseHours = 1 / 12;
const retryHours = 1;

/** Receipts that the program settles by itself when their waiting time is over. */
export function createEsperaService(parts: {
  store: EsperaStore;
  views: DocumentoFiscalViews;
  julgamentos: Pick<JulgamentoService, 'judgeByRules'>;
  clock: Clock;
  log: Logger;
  /** How many it settles at once. */
  places: number;
}) {
  const { store, views, julgamentos, clock, log } = parts;
  const inTurn = createTurns(parts.places);
  // What is carried from one receipt to the next is counted once.
  const byPessoa = createTurnsByKey();

  const judge = async (
    documento: DocumentoRef,
    findCampanha: FindCampanha,
  ): Promise<Desfecho['resultado']> => {
    const view = await views.get(documento.consumidorId, documento.documentoFiscalId);
    // A person may have judged it meanwhile.
    if (!view || findChange(view.status, 'VALIDO') !== 'judge') return 'naoPendente';
    const publicada = await findCampanha(view.campanha_id);
    return publicada ? (await julgamentos.judgeByRules(publicada, view)).resultado : 'recusado';
  };

  /** Settles one that still waits; what cannot be settled now is put off. */
  const judgeOrPostpone = async (
    documento: DocumentoRef,
    findCampanha: FindCampanha,
  ): Promise<Desfecho['resultado']> => {
    const resultado = await judge(documento, findCampanha).catch((err: unknown) => {
      // An outage says nothing about the receipt: it waits for the next run, not for hours.
      if (err instanceof DatabaseAwayError) throw err;
      log.error({ err, documentoFiscalId: documento.documentoFiscalId }, 'receipt could not be settled');
      return 'recusado' as const;
    });
    if (resultado === 'recusado') await store.postpone(documento, addHours(clock.now(), retryHours));
    return resultado;
  };

  /** Settles what was taken, some at once and each person's in their order; how many it settled. */
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
      taken.map((documento) => byPessoa(documento.consumidorId, () => inTurn(() => settle(documento)))),
    );
    if (failures.length > 0) throw failures[0];
    return settled;
  };

  return {
    /**
     * Settles all receipts whose hour has come, or as many as it can until `stopping`; how many it settled. Processes that
     * do so at once share them. One that cannot be settled, because its campaign has no number left or something failed,
     * is tried again in an hour and keeps no other waiting.
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

/** Asks once for each campaign. */
function findOnce(findCampanha: FindCampanha): FindCampanha {
  const found = new Map<string, ReturnType<FindCampanha>>();
  return (campanhaId) => {
    const asked = found.get(campanhaId) ?? findCampanha(campanhaId);
    found.set(campanhaId, asked);
    return asked;
  };
}
