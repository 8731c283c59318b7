import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** An order as the API tells it; amounts in whole points or in cents, as `moeda` says. */
export type Pedido = RetornoOf<Calls['cashback.pedidos']>['retorno'][number];
