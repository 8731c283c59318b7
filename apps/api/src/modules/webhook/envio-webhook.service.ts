import { randomUUID } from 'node:crypto';
import { webhookTeste } from '@trevo/contract/webhook/webhook-eventos';
import type { WebhookPorta } from '../../adapters/webhook/webhook.port.ts';
import type { Cifra } from '../../kernel/auth/cifra.ts';
import { type Clock, getOutsideTime } from '../../kernel/clock.ts';
import { createId } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log.ts';
import { signEntrega } from './assinatura-webhook.ts';
import type { Devido, EntregaRow, EntregaStore } from './entrega.store.ts';
import { writeEvento } from './evento.ts';
import { findProxima, insistirMilissegundos, isSemRecuperacao } from './recuo.ts';
import { createRodizio } from './rodizio.ts';
import type { SaidaStore } from './saida.store.ts';
import type { WebhookStore } from './webhook.store.ts';

/** Longer than the timeout of a request. */
const leaseMilliseconds = 60_000;
/** Events that one transaction moves. */
const batchSize = 500;
/** Requests to one endpoint at the same time, and endpoints served at the same time by one process. */
const atOnce = 8;
const endpointsAtOnce = 8;
/** Time after which a run begins no further batch, so that the job ends although events keep arriving. */
const runMilliseconds = 10_000;

export type EnvioWebhookService = ReturnType<typeof createEnvioWebhookService>;

/** Delivers events to the endpoints of promoters. */
export function createEnvioWebhookService(parts: {
  readonly saidas: SaidaStore;
  readonly entregas: EntregaStore;
  readonly webhooks: Pick<WebhookStore, 'listSegredos' | 'pause'>;
  readonly porta: WebhookPorta;
  readonly cifra: Cifra;
  readonly clock: Clock;
  readonly log: Logger;
  /** Random number from 0 up to 1, for the jitter. */
  readonly random: () => number;
}) {
  const { saidas, entregas, webhooks, porta, cifra, clock, log } = parts;

  const openSegredos = async (webhookId: string, agora: Date): Promise<Buffer[]> =>
    (await webhooks.listSegredos(webhookId, agora)).map((cifrado) =>
      cifra.open(Buffer.from(cifrado, 'base64')),
    );

  /** Makes one attempt and records it. Returns whether the endpoint accepted the event. */
  async function attempt(
    destino: Devido,
    entrega: EntregaRow,
    posse: string,
    segredos: readonly Buffer[],
  ): Promise<boolean> {
    const agora = clock.now();
    const body = writeEvento(entrega, destino.promotora_id);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Trevo-Webhooks/1',
      // Receivers compare the time with their own clock, which no rehearsal advances.
      ...signEntrega(entrega.evento_id, Math.floor(getOutsideTime(clock).getTime() / 1000), body, segredos),
    };
    const { httpStatus, falha, esperarSegundos, duracaoMs } = await porta.post(destino.url, headers, body);
    const proxima =
      falha === null
        ? null
        : findProxima(
            { tentativas: entrega.tentativas + 1, esperarSegundos },
            { agora: clock.now(), desistirEm: entrega.desistir_em },
            parts.random(),
          );
    const tentativa = { em: agora.toISOString(), httpStatus, falha, duracaoMs };
    const saude = await entregas.record(entrega, posse, tentativa, proxima);
    if (saude && falha !== null) {
      log.warn(
        { event: 'webhook_not_delivered', webhookId: destino.webhook_id, falha, httpStatus },
        'Webhook was not delivered',
      );
      if (isSemRecuperacao(saude, agora) && (await webhooks.pause(destino.webhook_id, 'falhas', agora)))
        log.warn(
          { event: 'webhook_paused', webhookId: destino.webhook_id },
          'Webhook was paused after days of only failures',
        );
    }
    return falha === null;
  }

  /**
   * Delivers one batch to an endpoint, with its address and secrets of now. Returns whether the endpoint may have
   * another turn in this run: a failing one gets its next requests in the next run, so that its timeouts do not delay
   * others, and so does one with deliveries that another process leases.
   */
  async function sendBatch(destino: Devido): Promise<boolean> {
    const agora = clock.now();
    const ate = new Date(agora.getTime() + leaseMilliseconds);
    const posse = randomUUID();
    const segredos = await openSegredos(destino.webhook_id, agora);
    const taken = await entregas.lease(destino.webhook_id, { agora, ate, posse }, atOnce);
    const results = await Promise.all(
      taken.map(({ url, ...entrega }) => attempt({ ...destino, url }, entrega, posse, segredos)),
    );
    return results.length > 0 && results.every(Boolean);
  }

  return {
    /** Moves events from the outbox to the deliveries of their endpoints. */
    async moveEvents(stopping?: AbortSignal): Promise<void> {
      for (let moved = batchSize; moved === batchSize && !stopping?.aborted;) {
        const agora = clock.now();
        moved = await saidas.move(batchSize, { agora, desistirEm: addInsistir(agora) });
      }
    },
    /** Delivers due events, one batch of an endpoint at a time. Concurrent processes share the work through leases of deliveries. */
    async sendDue(stopping?: AbortSignal): Promise<void> {
      const due = await entregas.listDevidos(clock.now());
      const rodizio = createRodizio(() => entregas.listDevidos(clock.now()), parts.random);
      const failures: unknown[] = [];
      const fim = performance.now() + runMilliseconds;
      const lane = async () => {
        while (!stopping?.aborted && performance.now() < fim) {
          const destino = await rodizio.take();
          if (!destino) return;
          try {
            if (await sendBatch(destino)) rodizio.giveBack(destino);
          } catch (error) {
            failures.push(error);
          }
        }
      };
      await Promise.all(Array.from({ length: Math.min(endpointsAtOnce, due.length) }, lane));
      if (failures.length > 0) throw failures[0];
    },
    /** Sends a test event now, and returns its id. */
    async sendTeste(destino: Devido): Promise<string> {
      const agora = clock.now();
      const posse = randomUUID();
      const entrega = await entregas.addTeste(
        {
          webhook_id: destino.webhook_id,
          evento_id: createId(agora.getTime()),
          tipo: webhookTeste,
          objeto_id: destino.webhook_id,
          status: 'TESTE',
        },
        { agora, ate: new Date(agora.getTime() + leaseMilliseconds), posse },
      );
      await attempt(destino, entrega, posse, await openSegredos(destino.webhook_id, agora));
      return entrega.evento_id;
    },
  };
}

/** Returns the time after which a delivery planned now is given up. */
export const addInsistir = (agora: Date): Date => new Date(agora.getTime() + insistirMilissegundos);
