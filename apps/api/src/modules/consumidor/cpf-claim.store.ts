import type { Queryable } from '../../kernel/db/db.ts';
import { refuse } from '../../kernel/domain-error.ts';

/** Claims a document for the consumer. Throws consumidor.cpfDuplicado when another account of the promoter holds it. */
export async function claimCpf(
  tx: Queryable,
  promotoraId: string,
  cpf: string,
  consumidorId: string,
): Promise<void> {
  const [owner] = await tx.query<{ consumidor_id: string }>(
    `insert into consumidor_cpf as t (promotora_id, cpf, consumidor_id) values ($1, $2, $3)
     on conflict on constraint consumidor_cpf__pk do update set consumidor_id = t.consumidor_id
     returning consumidor_id`,
    [promotoraId, cpf, consumidorId],
  );
  if (owner?.consumidor_id !== consumidorId)
    throw refuse('consumidor.cpfDuplicado', { documento: cpf.length === 14 ? 'CNPJ' : 'CPF' });
}

/** Releases a document that the account no longer has; another account's claim stays. */
export async function freeCpf(
  tx: Queryable,
  promotoraId: string,
  cpf: string | null,
  consumidorId: string,
): Promise<void> {
  if (cpf === null) return;
  await tx.query('delete from consumidor_cpf where promotora_id = $1 and cpf = $2 and consumidor_id = $3', [
    promotoraId,
    cpf,
    consumidorId,
  ]);
}
