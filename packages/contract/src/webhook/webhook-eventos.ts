/** Kinds of events that an endpoint can ask for. Bodies contain ids and a status, and no personal data. */
export const webhookEventos = [
  'documento.julgado',
  'revisao.aberta',
  'premio.revelado',
  'pedido.alterado',
  'sorteio.publicado',
  'campanha.publicada',
] as const;
export type WebhookEvento = (typeof webhookEventos)[number];

/** Kind of the event that an operator sends to try an endpoint. */
export const webhookTeste = 'webhook.teste';

/** States of a delivery: waits for its next attempt, was accepted, or is no longer retried. */
export const entregaEstados = ['pendente', 'entregue', 'falhou'] as const;
export type EntregaEstado = (typeof entregaEstados)[number];

/**
 * Reasons of a failed attempt: a status other than 2xx, a redirect, no response in time, an address that is not
 * public, an unknown host name, an invalid certificate, and no connection.
 */
export const webhookFalhas = [
  'status',
  'redirecionamento',
  'tempo',
  'destino',
  'nome',
  'certificado',
  'conexao',
] as const;
export type WebhookFalha = (typeof webhookFalhas)[number];

/** Why an endpoint is paused: by an operator, or after days of only failures. */
export const webhookPausas = ['operador', 'falhas'] as const;
export type WebhookPausa = (typeof webhookPausas)[number];

/** Endpoints of one promoter. */
export const maximoWebhooks = 10;
/** Deliveries of one replay of a period. */
export const maximoReenvio = 10_000;
/** Days that deliveries are kept. */
export const diasEntregas = 30;
/** Hours that the secret of before a rotation still signs. */
export const horasSegredoAnterior = 24;
