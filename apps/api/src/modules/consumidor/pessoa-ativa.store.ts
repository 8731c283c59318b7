import type { Queryable } from '../../kernel/db/db.ts';
import type { ConsumidorRow } from './consumidor.store.ts';
import { identidadeColumns, type IdentidadeColumn } from './pessoa.columns.ts';

/** Identity columns as the legal hold stores them, with the account's own columns. */
export type PessoaAtiva = Pick<
  ConsumidorRow,
  'promotora_id' | 'usuario' | 'uri_foto_perfil' | IdentidadeColumn
>;

/**
 * Locks the consumer's row until the end of the transaction; undefined for a deleted account. Every write beside
 * the row (claim, device) must lock it first, or it would survive a concurrent deletion.
 */
export async function lockAtivo(tx: Queryable, consumidorId: string): Promise<PessoaAtiva | undefined> {
  const rows = await tx.query<PessoaAtiva>(
    `select promotora_id, usuario, uri_foto_perfil, ${identidadeColumns.join(', ')}
     from consumidor where consumidor_id = $1 and ativo for update`,
    [consumidorId],
  );
  return rows[0];
}

/** Revokes every session of an account; returns false for a deleted one. */
export const createEndSessoes =
  (db: Queryable) =>
  async (consumidorId: string, agora: Date): Promise<boolean> => {
    const ended = await db.query(
      `update consumidor set token_versao = token_versao + 1, atualizado_em = $2
       where consumidor_id = $1 and ativo returning 1`,
      [consumidorId, agora],
    );
    return ended.length === 1;
  };
