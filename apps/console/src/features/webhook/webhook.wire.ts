import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

export type Webhook = RetornoOf<Calls['operador.webhook']>;
export type Entrega = RetornoOf<Calls['operador.testarWebhook']>;
export type Tentativa = Entrega['tentativas'][number];
