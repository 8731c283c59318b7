import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** An export as the API lists it. */
export type Exportacao = RetornoOf<Calls['operador.exportacoes']>['retorno'][number];
