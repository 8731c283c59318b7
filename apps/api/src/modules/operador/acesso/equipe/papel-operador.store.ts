import type { Papel } from '@trevo/contract/operador/papeis';
import type { Columns } from '../../../../schema/call-function.ts';
import type { Queryable } from '../../../../kernel/db/db.ts';
import {
  lockConvites,
  withdrawDeUmaPessoa,
  withdrawSemDireito,
  type WriteRetirados,
} from '../convite/convite-retirado.store.ts';
import { endAcessos } from '../sessao/sessao-operador.store.ts';

/** A change of a role for a promoter. */
export interface Troca {
  readonly operadorId: string;
  readonly promotoraId: string;
  readonly antes: Papel;
  /** Null: the operator leaves the team. */
  readonly depois: Papel | null;
  readonly agora: Date;
  readonly writeRetirados: WriteRetirados;
}

/** Thrown within a transaction that would leave a promoter without administrator. */
const semAdministrador = new Error('a promoter keeps an administrator');

/** Returns 'ultimo' for a transaction that was rolled back because no administrator would be left. */
export async function keepingAdministrador<T>(work: () => Promise<T>): Promise<T | 'ultimo'> {
  try {
    return await work();
  } catch (error) {
    if (error === semAdministrador) return 'ultimo';
    throw error;
  }
}

/** Changes or removes a role within the caller's transaction; see `OperadorStore`. */
export async function setPapel(tx: Queryable, troca: Troca): Promise<'feito' | 'mudou'> {
  const { operadorId, promotoraId, antes, depois, agora } = troca;
  await lockConvites(tx, { operadorId, promotoraId });
  if ((await lockPapel(tx, operadorId, promotoraId)) !== antes) return 'mudou';
  if (depois === null) {
    await tx.query('delete from operador_papel where operador_id = $1 and promotora_id = $2', [
      operadorId,
      promotoraId,
    ]);
    await endAcessos(tx, operadorId, agora);
  } else {
    await tx.query('update operador_papel set papel = $3 where operador_id = $1 and promotora_id = $2', [
      operadorId,
      promotoraId,
      depois,
    ]);
  }
  await tx.query(
    `update operador_convite c set retirado_em = coalesce(c.retirado_em, $3) from operador o
     where o.operador_id = $1 and c.email = o.email and c.promotora_id = $2`,
    [operadorId, promotoraId, agora],
  );
  await requireAdministrador(tx, promotoraId);
  await withdrawSemDireito(tx, troca, promotoraId);
  await withdrawDeUmaPessoa(tx, { promotoraId, papel: depois }, troca);
  return 'feito';
}

/** Locks and returns an operator's role. */
export async function lockPapel(
  tx: Queryable,
  operadorId: string,
  promotoraId: string,
): Promise<Papel | undefined> {
  // The administrators' rows too: concurrent removals of two administrators would each see the other one.
  const rows = await tx.query<Columns<'operador_papel', 'operador_id'> & { readonly papel: Papel }>(
    `select operador_id, papel from operador_papel
     where promotora_id = $1 and (papel = 'administrador' or operador_id = $2) order by operador_id for update`,
    [promotoraId, operadorId],
  );
  return rows.find((row) => row.operador_id === operadorId)?.papel;
}

/** Throws `semAdministrador`, which rolls the transaction back. */
export async function requireAdministrador(tx: Queryable, promotoraId: string): Promise<void> {
  const left = await tx.query(
    `select 1 as one from operador_papel where promotora_id = $1 and papel = 'administrador' limit 1`,
    [promotoraId],
  );
  if (left.length === 0) throw semAdministrador;
}
