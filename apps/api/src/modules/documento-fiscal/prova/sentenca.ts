import type { ErrorCode } from '@trevo/contract/errors';
import type { DocumentoFiscalStatus } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import type { Ator } from '../../../kernel/auth/ator.ts';
import { type FatoDito, toDito } from './prova.ts';

/** An operator's decision on a receipt. */
export interface Sentenca {
  readonly status: 'VALIDO' | 'INVALIDO';
  readonly motivo?: ErrorCode | undefined;
  readonly observacao?: string | undefined;
  readonly valorCentavos?: number | undefined;
  readonly quantidade?: number | undefined;
  /** Status that the operator saw; another one by now refuses the decision. */
  readonly statusVisto?: DocumentoFiscalStatus | undefined;
  /** Reason for an amount above the campaign's ceiling. */
  readonly confirmacao?: { readonly motivo: string } | undefined;
  /** Whether the operator acts without a second person, up to the campaign's ceiling. */
  readonly isSozinho?: boolean;
}

/** A decision with its author. */
export type SentencaDe = Sentenca & { readonly ator: Ator };

/** Converts an operator's amount or quantity to facts of the source `operador`. */
export const toDitoOperador = ({ valorCentavos, quantidade }: Partial<Sentenca>): FatoDito[] =>
  valorCentavos === undefined && quantidade === undefined
    ? []
    : [
        toDito('operador', {
          emitente: null,
          emitidoEm: null,
          valorCentavos: valorCentavos ?? null,
          quantidade: quantidade ?? null,
          itens: null,
          cancelada: false,
        }),
      ];
