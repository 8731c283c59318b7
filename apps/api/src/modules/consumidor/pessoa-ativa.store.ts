import type { Queryable } from '../../kernel/db/db.ts';
import type { ConsumidorRow } from './consumidor.store.ts';
import { identidadeColumns, type IdentidadeColumn } from './pessoa.columns.ts';

/** Who a person is, as the legal hold keeps it, with what belongs to the account. */
export type PessoaAtiva = Pick<
  ConsumidorRow,
  'promotora_id' | 'usuario' | 'uri_foto_perfil' | IdentidadeColumn
>;

/**
 * The person's row, held until the transaction ends; undefined when the account has ended. Whoever writes
 * something beside the row (a claim, a device) takes this first, else it outlives an account that ends meanwhile.
 */
export async function lockAtivo(tx: Queryable, consumidorId: string): Promise<PessoaAtiva | undefined> {
  const rows = await tx.query<PessoaAtiva>(
    `select promotora_id, usuario, uri_foto_perfil, ${identidadeColumns.join(', ')}
     from consumidor where consumidor_id = $1 and ativo for update`,
    [consumidorId],
  );
  return rows[0];
}
