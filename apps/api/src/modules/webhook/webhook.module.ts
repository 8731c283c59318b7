import type { WebhookPorta } from '../../adapters/webhook/webhook.port.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { RateLimiter } from '../../kernel/http/limits/rate-limit.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import type { OperadorBinder } from '../campanha/public.ts';
import { createEntregaStore } from './entrega.store.ts';
import { createEnvioWebhookService } from './envio-webhook.service.ts';
import { createSaidaStore } from './saida.store.ts';
import { createCifraWebhooks } from './segredo-webhook.store.ts';
import { bindWebhookOperador } from './webhook.operador.routes.ts';
import { createWebhookService } from './webhook.service.ts';
import { createWebhookStore } from './webhook.store.ts';

/** Wires promoters' endpoints and the delivery of events. */
export function createWebhookModule(parts: {
  db: Db;
  clock: Clock;
  log: Logger;
  keys: KeyRing;
  rateLimiter: Pick<RateLimiter, 'count'>;
  senders: { readonly webhook: WebhookPorta };
}) {
  const { db, clock, log } = parts;
  const shared = {
    entregas: createEntregaStore(db),
    porta: parts.senders.webhook,
    cifra: createCifraWebhooks(parts.keys),
    clock,
  };
  const store = createWebhookStore(db);
  const envios = createEnvioWebhookService({
    ...shared,
    saidas: createSaidaStore(db),
    webhooks: store,
    log,
    random: Math.random,
  });
  const webhooks = createWebhookService({ ...shared, store, envios });
  return {
    bindOperador: (operador: OperadorBinder) => bindWebhookOperador(operador, { ...parts, webhooks }),
    jobs: [
      {
        name: 'webhook.distribuir',
        everySeconds: 5,
        runs: 'once',
        statementSeconds: 15,
        run: envios.moveEvents,
      },
      {
        name: 'webhook.entregar',
        everySeconds: 5,
        runs: 'everywhere',
        statementSeconds: 15,
        run: envios.sendDue,
      },
      {
        name: 'webhook.limpar',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: webhooks.forgetOld,
      },
    ] satisfies Job[],
  };
}
