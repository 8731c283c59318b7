import type { OperadorBinder } from '../campanha/public.ts';
import { calls } from '@trevo/contract/calls';
import type { RateLimiter } from '../../kernel/http/limits/rate-limit.ts';
import { toDepois } from '../../kernel/pagination.ts';
import type { createWebhookService } from './webhook.service.ts';
import { getPromotoraId } from '../../kernel/operador/promotora-id.ts';
import { toEntregaWire, toWebhookWire } from './webhook.presenter.ts';

type WebhookService = ReturnType<typeof createWebhookService>;

interface Parts {
  readonly webhooks: WebhookService;
  readonly rateLimiter: Pick<RateLimiter, 'count'>;
}

/** Test events that one operator sends per minute. */
const testesPorMinuto = [10, 60] as const;

/** Binds the endpoints of a promoter and their deliveries. */
export function bindWebhookOperador(operador: OperadorBinder, { webhooks, rateLimiter }: Parts): void {
  operador.bind(calls['operador.webhooks'], async ({ context }) => ({
    retorno: (await webhooks.list(getPromotoraId(context))).map(toWebhookWire),
  }));
  operador.bind(calls['operador.webhook'], async ({ params, context }) => ({
    retorno: toWebhookWire(await webhooks.get(getPromotoraId(context), params.webhookID)),
  }));
  operador.bind(calls['operador.criarWebhook'], async ({ body, context }) => {
    const { webhook, segredo } = await webhooks.add(getPromotoraId(context), body, context.ator);
    return { retorno: { ...toWebhookWire(webhook), segredo } };
  });
  operador.bind(calls['operador.alterarWebhook'], async ({ params, body, context }) => ({
    retorno: toWebhookWire(await webhooks.set(getPromotoraId(context), params.webhookID, body)),
  }));
  operador.bind(calls['operador.pausarWebhook'], async ({ params, context }) => ({
    retorno: toWebhookWire(await webhooks.pause(getPromotoraId(context), params.webhookID)),
  }));
  operador.bind(calls['operador.retomarWebhook'], async ({ params, context }) => ({
    retorno: toWebhookWire(await webhooks.resume(getPromotoraId(context), params.webhookID)),
  }));
  operador.bind(calls['operador.girarWebhook'], async ({ params, context }) => {
    const { webhook, segredo } = await webhooks.rotate(getPromotoraId(context), params.webhookID);
    return { retorno: { ...toWebhookWire(webhook), segredo } };
  });
  operador.bind(calls['operador.removerWebhook'], async ({ params, context }) => {
    await webhooks.remove(getPromotoraId(context), params.webhookID);
    return { retorno: null };
  });
  operador.bind(calls['operador.testarWebhook'], async ({ params, context }) => {
    const { tipo, id } = context.ator;
    await rateLimiter.count(`testarWebhook:${tipo}:${id}`, testesPorMinuto);
    return { retorno: toEntregaWire(await webhooks.test(getPromotoraId(context), params.webhookID)) };
  });
  bindEntregas(operador, webhooks);
}

function bindEntregas(operador: OperadorBinder, webhooks: WebhookService): void {
  operador.bind(calls['operador.entregasWebhook'], async ({ params, query, context }) => {
    const { webhookID, perPage } = params;
    const rows = await webhooks.listEntregas(getPromotoraId(context), webhookID, query, perPage);
    const depois = toDepois(rows, perPage, ({ criado_em, evento_id }) => ({ em: criado_em, id: evento_id }));
    return { retorno: { retorno: rows.map(toEntregaWire), depois } };
  });
  operador.bind(calls['operador.reenviarEntrega'], async ({ params, context }) => ({
    retorno: toEntregaWire(await webhooks.resend(getPromotoraId(context), params.webhookID, params.eventoID)),
  }));
  operador.bind(calls['operador.reenviarEntregas'], async ({ params, body, context }) => ({
    retorno: await webhooks.resendPeriodo(getPromotoraId(context), params.webhookID, body),
  }));
}
