import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** A product as the API tells it; `valor` in whole points or in cents, as `moeda` says. */
export type Produto = RetornoOf<Calls['produto.listar']>['retorno'][number];
export type Moeda = Produto['moeda'];
