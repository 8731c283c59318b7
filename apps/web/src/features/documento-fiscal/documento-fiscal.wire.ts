import type { BodyInputOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** A receipt as the API answers it. */
export type DocumentoFiscal = RetornoOf<Calls['documentoFiscal.pendentes.enviar']>;

/** What the phone sends about a receipt. */
export type Envio = BodyInputOf<Calls['documentoFiscal.pendentes.enviar']>;

export type Origem = NonNullable<Envio['origem']>;

/** What a link to the list of receipts may carry: the one to open at once. */
export interface DocumentosState {
  readonly documentoFiscalID: string;
}
