import type { ErrorCode } from '@trevo/contract/errors';
import { type FatoDito, toDito } from './prova.ts';

/** What an operator decides of a receipt. */
export interface Sentenca {
  readonly status: 'VALIDO' | 'INVALIDO';
  readonly motivo?: ErrorCode | undefined;
  readonly observacao?: string | undefined;
  readonly valorCentavos?: number | undefined;
  readonly quantidade?: number | undefined;
}

/** An amount that an operator gives is a source's word, too. */
export const toDitoOperador = ({ valorCentavos, quantidade }: Partial<Sentenca>): FatoDito[] =>
  valorCentavos === undefined && quantidade === undefined
    ? []
    : [
        toDito('operador', {
          emitente: null,
          emitidoEm: null,
          valorCentavos: valorCentavos ?? null,
          quantidade: quantidade ?? null,
          cancelada: false,
        }),
      ];
