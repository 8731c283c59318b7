import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** A report as the API answers it. */
export type Relatorio = RetornoOf<Calls['operador.relatorio']>;
