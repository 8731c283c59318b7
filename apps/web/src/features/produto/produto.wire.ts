import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** A product in the API's response; `valor` in whole points or in cents, see `moeda`. */
export type Produto = RetornoOf<Calls['produto.listar']>['retorno'][number];
export type Moeda = Produto['moeda'];
