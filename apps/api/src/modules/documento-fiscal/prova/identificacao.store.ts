import type { ErrorCode } from '@trevo/contract/errors';
import type { ChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { callFunction } from '../../../schema/call-function.ts';
import { sqlState } from '../../../kernel/database-error.ts';
import { withRetry, type Db } from '../../../kernel/db/db.ts';
import type { LimitesCorrentes } from '../../cupom/public.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';

/** Result of `documento_fiscal_identify`. */
export type Identificacao =
  | 'identificado'
  | 'emAnalise'
  | 'jaCadastrado'
  | 'jaCadastradoPorVoce'
  | 'naoPendente';

export interface Identificador {
  /** Reasons of waiting receipts that may get a key. */
  readonly motivos: readonly ErrorCode[];
  /** Whether the reader proved the key; else the owner typed it. */
  readonly isLeitura: boolean;
  /** Limits of fiscal receipts at the receipt's effective time. */
  readonly limites: Pick<LimitesCorrentes, 'assuntos' | 'periodos' | 'limites'>;
}

/** Gives a receipt without access key the key of its photo, and claims that key. */
export type Identify = (
  d: DocumentoRef,
  chave: ChaveAcesso,
  identificador: Identificador,
  agora: Date,
) => Promise<Identificacao>;

export const createIdentify =
  (db: Db): Identify =>
  (d, { chaveAcesso, modelo, uf, emitente }, { motivos, isLeitura, limites }, agora) =>
    withRetry(() =>
      callFunction<'documento_fiscal_identify', Identificacao>(db, 'documento_fiscal_identify', {
        ...d,
        motivos,
        leitura: isLeitura,
        chaveAcesso,
        modelo,
        uf,
        emitente,
        assuntos: limites.assuntos,
        periodos: limites.periodos,
        limites: limites.limites,
        agora,
      }),
    ).catch((error: unknown) => {
      // Decided since the function's first statement.
      if (sqlState(error) === 'TR001') return 'naoPendente' as const;
      throw error;
    });
