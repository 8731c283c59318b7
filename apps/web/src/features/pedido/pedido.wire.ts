import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** An order in the API's response; amounts in whole points or in cents, see `moeda`. */
export type Pedido = RetornoOf<Calls['cashback.pedidos']>['retorno'][number];
