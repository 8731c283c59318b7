import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  atorSchema,
  instanteSchema,
  lugarSchema,
  porPaginaSchema,
  textSchema,
  uuidSchema,
} from '../parts.ts';
import {
  diasEntregas,
  entregaEstados,
  horasSegredoAnterior,
  maximoReenvio,
  maximoWebhooks,
  webhookEventos,
  webhookFalhas,
  webhookPausas,
  webhookTeste,
} from './webhook-eventos.ts';

const webhookSchema = v.object({
  webhookID: v.string(),
  url: v.string(),
  descricao: v.string(),
  eventos: v.array(v.picklist(webhookEventos)),
  /** Why and since when events are neither stored nor delivered; null while it is active. */
  pausa: v.nullable(v.object({ motivo: v.picklist(webhookPausas), em: instanteSchema })),
  criadoEm: instanteSchema,
  ator: atorSchema,
  /** Until when the secret of before the rotation also signs; null without one. */
  segredoAnteriorAte: v.nullable(instanteSchema),
  saude: v.object({
    /** Latest accepted and latest failed attempt; null before the first. */
    entregueEm: v.nullable(instanteSchema),
    falhouEm: v.nullable(instanteSchema),
    /** First failure since the last success; null while deliveries succeed. */
    falhandoDesde: v.nullable(instanteSchema),
    /** Deliveries that wait for an attempt. */
    pendentes: v.number(),
    /** Deliveries given up in the last 24 hours. */
    falhas: v.number(),
  }),
});

const comSegredoSchema = v.object({
  ...webhookSchema.entries,
  /** In this response only. */
  segredo: v.string(),
});

const tentativaSchema = v.object({
  em: instanteSchema,
  /** Status of the response; null without one. */
  httpStatus: v.nullable(v.number()),
  /** Null for an accepted attempt. */
  falha: v.nullable(v.picklist(webhookFalhas)),
  duracaoMs: v.number(),
});

const entregaSchema = v.object({
  eventoID: v.string(),
  tipo: v.picklist([...webhookEventos, webhookTeste]),
  /** Null for a test event. */
  campanha: v.nullable(v.object({ ano: v.number(), identificacao: v.string() })),
  objetoID: v.string(),
  /** Status of the object, as in the delivered body. */
  status: v.string(),
  ocorridoEm: instanteSchema,
  criadaEm: instanteSchema,
  estado: v.picklist(entregaEstados),
  /** Next attempt; null unless it is pending. */
  proximaEm: v.nullable(instanteSchema),
  /** Latest attempts, the oldest first. */
  tentativas: v.array(tentativaSchema),
});

const urlSchema = v.pipe(
  textSchema(500),
  v.regex(/^https?:\/\/[^@\s/]+(\/\S*)?$/, 'O endereço começa com https:// e não tem senha.'),
  v.check((text) => URL.canParse(text), 'O endereço não pode ser lido.'),
);

const camposSchema = v.strictObject({
  url: urlSchema,
  /** Which program receives the events. */
  descricao: v.pipe(textSchema(120), v.minLength(3, 'Diga quem recebe.')),
  eventos: v.pipe(v.array(v.picklist(webhookEventos)), v.minLength(1, 'Escolha ao menos um evento.')),
});

const webhookActErrors = [
  'operador.naoAutorizado',
  'operador.semPromotora',
  'requisicao.invalida',
  'webhook.nenhum',
] as const;
const umWebhook = v.object({ webhookID: uuidSchema });

const operadorWebhooks = defineCall('operador.webhooks', {
  resumo: "List a promoter's webhooks",
  descricao:
    'Returns the endpoints of the promoter with their health, by creation. Secrets are never returned.',
  retorno: v.array(webhookSchema),
  errors: ['operador.naoAutorizado', 'operador.semPromotora'],
});

const operadorWebhook = defineCall('operador.webhook', {
  recusaExemplo: 'webhook.nenhum',
  resumo: 'Read a webhook',
  descricao: 'Returns one endpoint with its health.',
  params: umWebhook,
  retorno: webhookSchema,
  errors: webhookActErrors,
});

const operadorCriarWebhook = defineCall('operador.criarWebhook', {
  resumo: 'Register a webhook',
  descricao: `Registers an endpoint for events of all campaigns of the promoter, at most ${maximoWebhooks}. Events of the chosen kinds are delivered from now on, as POST with JSON, signed by the conventions of Standard Webhooks (\`webhook-id\`, \`webhook-timestamp\`, \`webhook-signature\`). Bodies contain ids and a status, and no personal data. Its secret is in this response only. The address must be public, https, on port 443 and without credentials.`,
  body: camposSchema,
  retorno: comSegredoSchema,
  errors: [
    'operador.naoAutorizado',
    'operador.semPromotora',
    'operador.promotoraNaoEncontrada',
    'requisicao.invalida',
    'webhook.demais',
    'webhook.enderecoNaoPermitido',
  ],
});

const operadorAlterarWebhook = defineCall('operador.alterarWebhook', {
  recusaExemplo: 'webhook.nenhum',
  resumo: 'Change a webhook',
  descricao:
    'Replaces address, description and events. Waiting deliveries go to the new address; the secret stays the same.',
  params: umWebhook,
  body: camposSchema,
  retorno: webhookSchema,
  errors: [...webhookActErrors, 'webhook.enderecoNaoPermitido'],
});

const operadorPausarWebhook = defineCall('operador.pausarWebhook', {
  recusaExemplo: 'webhook.nenhum',
  resumo: 'Pause a webhook',
  descricao:
    'Stops deliveries. Waiting deliveries stay; events of the time of the pause are not stored, and cannot be sent again. Idempotent.',
  params: umWebhook,
  retorno: webhookSchema,
  errors: webhookActErrors,
});

const operadorRetomarWebhook = defineCall('operador.retomarWebhook', {
  recusaExemplo: 'webhook.nenhum',
  resumo: 'Resume a webhook',
  descricao: 'Starts deliveries again, and tries the waiting ones. Idempotent.',
  params: umWebhook,
  retorno: webhookSchema,
  errors: webhookActErrors,
});

const operadorGirarWebhook = defineCall('operador.girarWebhook', {
  recusaExemplo: 'webhook.nenhum',
  resumo: "Rotate a webhook's secret",
  descricao: `Returns another secret. For ${horasSegredoAnterior} hours each delivery has two signatures, one of each secret, so that receivers can change over. A second rotation within that time ends the oldest secret at once.`,
  params: umWebhook,
  retorno: comSegredoSchema,
  errors: webhookActErrors,
});

const operadorTestarWebhook = defineCall('operador.testarWebhook', {
  recusaExemplo: 'webhook.nenhum',
  resumo: 'Send a test event',
  descricao: `Delivers an event of kind \`${webhookTeste}\` at once, also to a paused endpoint, and returns the result. It is not retried.`,
  params: umWebhook,
  retorno: entregaSchema,
  errors: [...webhookActErrors, 'requisicao.muitas'],
});

const operadorRemoverWebhook = defineCall('operador.removerWebhook', {
  recusaExemplo: 'webhook.nenhum',
  resumo: 'Remove a webhook',
  descricao: 'Ends an endpoint with its secrets and its waiting deliveries.',
  params: umWebhook,
  retorno: v.null(),
  errors: webhookActErrors,
});

const operadorEntregasWebhook = defineCall('operador.entregasWebhook', {
  recusaExemplo: 'webhook.nenhum',
  resumo: "List a webhook's deliveries",
  descricao: `Returns the deliveries of the last ${diasEntregas} days with their attempts, the newest first. \`depois\` is the cursor of the previous page. Bodies of responses are not stored.`,
  params: v.object({ webhookID: uuidSchema, perPage: porPaginaSchema }),
  query: v.strictObject({
    estado: v.optional(v.picklist(entregaEstados)),
    depois: v.optional(lugarSchema),
  }),
  retorno: v.object({ retorno: v.array(entregaSchema), depois: v.nullable(v.string()) }),
  errors: webhookActErrors,
});

const operadorReenviarEntrega = defineCall('operador.reenviarEntrega', {
  recusaExemplo: 'webhook.nenhum',
  resumo: 'Send an event again',
  descricao:
    'Plans another attempt of a delivery now, with the same event id, and retries it for 24 hours. A receiver recognizes a repeated event by its id. Idempotent.',
  params: v.object({ webhookID: uuidSchema, eventoID: uuidSchema }),
  retorno: entregaSchema,
  errors: [...webhookActErrors, 'webhook.entregaNenhuma'],
});

const operadorReenviarEntregas = defineCall('operador.reenviarEntregas', {
  recusaExemplo: 'webhook.nenhum',
  resumo: 'Send the events of a period again',
  descricao: `Plans another attempt of the deliveries of a period, the oldest ${maximoReenvio} at most: those that are no longer retried, or with \`todas\` the accepted ones too. Test events are left out.`,
  params: umWebhook,
  body: v.pipe(
    v.strictObject({
      /** Times of the events: from, and before. */
      de: instanteSchema,
      ate: instanteSchema,
      todas: v.optional(v.boolean(), false),
    }),
    v.forward(
      v.partialCheck(
        [['de'], ['ate']],
        ({ de, ate }) => Date.parse(de) < Date.parse(ate),
        'O fim vem depois do começo.',
      ),
      ['ate'],
    ),
  ),
  retorno: v.object({
    total: v.number(),
    /** Whether the period has no further deliveries of that kind. */
    completo: v.boolean(),
  }),
  errors: webhookActErrors,
});

export const webhookCalls = {
  'operador.webhooks': operadorWebhooks,
  'operador.webhook': operadorWebhook,
  'operador.criarWebhook': operadorCriarWebhook,
  'operador.alterarWebhook': operadorAlterarWebhook,
  'operador.pausarWebhook': operadorPausarWebhook,
  'operador.retomarWebhook': operadorRetomarWebhook,
  'operador.girarWebhook': operadorGirarWebhook,
  'operador.testarWebhook': operadorTestarWebhook,
  'operador.removerWebhook': operadorRemoverWebhook,
  'operador.entregasWebhook': operadorEntregasWebhook,
  'operador.reenviarEntrega': operadorReenviarEntrega,
  'operador.reenviarEntregas': operadorReenviarEntregas,
};
