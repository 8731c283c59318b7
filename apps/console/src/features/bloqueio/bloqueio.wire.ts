import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** A blocked value as the API lists it. */
export type Bloqueio = RetornoOf<Calls['operador.bloqueios']>['retorno'][number];
