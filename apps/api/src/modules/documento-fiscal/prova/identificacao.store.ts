import type { ChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { callFunction } from '../../../schema/call-function.ts';
import { withRetry, type Db } from '../../../kernel/db/db.ts';
import { sqlState } from '../../../kernel/database-error.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';

/** Result of `documento_fiscal_identify`. */
export type Identificacao =
  'identificado' | 'emAnalise' | 'jaCadastrado' | 'jaCadastradoPorVoce' | 'naoPendente';

/** Gives a waiting receipt without access key the key of its photo, and claims that key. */
export type Identify = (d: DocumentoRef, chave: ChaveAcesso, agora: Date) => Promise<Identificacao>;

export const createIdentify =
  (db: Db): Identify =>
  (d, { chaveAcesso, modelo, uf, emitente }, agora) =>
    withRetry(() =>
      callFunction<'documento_fiscal_identify', Identificacao>(db, 'documento_fiscal_identify', {
        ...d,
        chaveAcesso,
        modelo,
        uf,
        emitente,
        agora,
      }),
    ).catch((error: unknown) => {
      // Decided since the function's first statement.
      if (sqlState(error) === 'TR001') return 'naoPendente' as const;
      throw error;
    });
