import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** A reading in the API's response. */
export type LeituraFoto = RetornoOf<Calls['documentoFiscal.leitura']>;
