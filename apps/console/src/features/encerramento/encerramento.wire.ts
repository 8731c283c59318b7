import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

export type Encerramento = RetornoOf<Calls['operador.encerramento']>;
export type PrazoMarcado = Encerramento['prazos'][number];
export type ItemConferido = Encerramento['itens'][number];
export type Scpc = Encerramento['scpc'];
export type Kit = RetornoOf<Calls['operador.kits']>['retorno'][number];

/** The campaign in the paths of calls. */
export interface CampanhaParams {
  readonly ano: number;
  readonly identificacao: string;
}
