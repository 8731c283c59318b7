import type { OperadorBinder } from '../campanha/public.ts';
import type { RetornoOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import type { RateLimiter } from '../../kernel/http/rate-limit.ts';
import { toDepois } from '../../kernel/pagination.ts';
import { type EntregaRow, toCampanha, type WebhookModule, type WebhookView } from '../webhook/public.ts';
import { getPromotoraId } from '../../kernel/operador/promotora-id.ts';

type Parts = Pick<WebhookModule, 'webhooks'> & { readonly rateLimiter: Pick<RateLimiter, 'count'> };

/** Test events that one operator sends per minute. */
const testesPorMinuto = [10, 60] as const;

/** Binds the endpoints of a promoter and their deliveries. */
export function bindWebhooks(operador: OperadorBinder, { webhooks, rateLimiter }: Parts): void {
  operador.bind(calls['operador.webhooks'], async ({ context }) => ({
    retorno: (await webhooks.list(getPromotoraId(context))).map(toWire),
  }));
  operador.bind(calls['operador.webhook'], async ({ params, context }) => ({
    retorno: toWire(await webhooks.get(getPromotoraId(context), params.webhookID)),
  }));
  operador.bind(calls['operador.criarWebhook'], async ({ body, context }) => {
    const { webhook, segredo } = await webhooks.add(getPromotoraId(context), body, context.ator);
    return { retorno: { ...toWire(webhook), segredo } };
  });
  operador.bind(calls['operador.alterarWebhook'], async ({ params, body, context }) => ({
    retorno: toWire(await webhooks.set(getPromotoraId(context), params.webhookID, body)),
  }));
  operador.bind(calls['operador.pausarWebhook'], async ({ params, context }) => ({
    retorno: toWire(await webhooks.pause(getPromotoraId(context), params.webhookID)),
  }));
  operador.bind(calls['operador.retomarWebhook'], async ({ params, context }) => ({
    retorno: toWire(await webhooks.resume(getPromotoraId(context), params.webhookID)),
  }));
  operador.bind(calls['operador.girarWebhook'], async ({ params, context }) => {
    const { webhook, segredo } = await webhooks.rotate(getPromotoraId(context), params.webhookID);
    return { retorno: { ...toWire(webhook), segredo } };
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

function bindEntregas(operador: OperadorBinder, webhooks: WebhookModule['webhooks']): void {
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

const toInstante = (em: Date | null): string | null => em?.toISOString() ?? null;

const toWire = (row: WebhookView): RetornoOf<Calls['operador.webhook']> => ({
  webhookID: row.webhook_id,
  url: row.url,
  descricao: row.descricao,
  eventos: row.eventos,
  pausa: row.pausa === null ? null : { motivo: row.pausa, em: row.pausado_em!.toISOString() },
  criadoEm: row.criado_em.toISOString(),
  ator: row.ator,
  segredoAnteriorAte: toInstante(row.anterior_ate),
  saude: {
    entregueEm: toInstante(row.entregue_em),
    falhouEm: toInstante(row.falhou_em),
    falhandoDesde: toInstante(row.falhando_desde),
    pendentes: row.pendentes,
    falhas: row.falhas,
  },
});

type EntregaWire = RetornoOf<Calls['operador.reenviarEntrega']>;

const toEntregaWire = (row: EntregaRow): EntregaWire => ({
  eventoID: row.evento_id,
  tipo: row.tipo as EntregaWire['tipo'],
  campanha: toCampanha(row),
  objetoID: row.objeto_id,
  status: row.status,
  ocorridoEm: row.ocorrido_em.toISOString(),
  criadaEm: row.criado_em.toISOString(),
  estado: row.estado,
  proximaEm: toInstante(row.tentar_em),
  tentativas: row.historico,
});
