import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

export type Ficha = RetornoOf<Calls['operador.pessoa']>;
export type Campo = RetornoOf<Calls['operador.revelarCampo']>['campo'];

/** Path parameters of the calls about a person in a campaign. */
export interface PessoaRef {
  readonly ano: number;
  readonly identificacao: string;
  readonly consumidorID: string;
}
