import type { PathEntry } from '../path-entry.ts';

const webhooks = '/operador/v1/webhooks';
const umWebhook = `${webhooks}/{webhookID}`;

export const webhookPaths = {
  'operador.webhooks': { method: 'GET', path: webhooks, auth: 'operador', cache: false },
  'operador.webhook': { method: 'GET', path: umWebhook, auth: 'operador', cache: false },
  'operador.criarWebhook': { method: 'POST', path: webhooks, auth: 'operador' },
  'operador.alterarWebhook': { method: 'PUT', path: umWebhook, auth: 'operador' },
  'operador.pausarWebhook': { method: 'POST', path: `${umWebhook}/pausar`, auth: 'operador' },
  'operador.retomarWebhook': { method: 'POST', path: `${umWebhook}/retomar`, auth: 'operador' },
  'operador.girarWebhook': { method: 'POST', path: `${umWebhook}/girar`, auth: 'operador' },
  'operador.testarWebhook': { method: 'POST', path: `${umWebhook}/testar`, auth: 'operador' },
  'operador.removerWebhook': { method: 'DELETE', path: umWebhook, auth: 'operador' },
  'operador.entregasWebhook': {
    method: 'GET',
    path: `${umWebhook}/entregas/{perPage}`,
    auth: 'operador',
    cache: false,
  },
  'operador.reenviarEntrega': {
    method: 'POST',
    path: `${umWebhook}/entregas/{eventoID}/reenviar`,
    auth: 'operador',
  },
  'operador.reenviarEntregas': { method: 'POST', path: `${umWebhook}/reenviar`, auth: 'operador' },
} as const satisfies Record<string, PathEntry>;
