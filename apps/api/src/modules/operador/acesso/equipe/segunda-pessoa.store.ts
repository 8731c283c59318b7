import type { Papel } from '@trevo/contract/operador/papeis';
import type { Db } from '../../../../kernel/db/db.ts';

export type SegundaPessoaStore = ReturnType<typeof createSegundaPessoaStore>;

/** Answers whether a promoter has a second person. */
export function createSegundaPessoaStore(db: Db) {
  return {
    hasPromotora: async (promotoraId: string): Promise<boolean> =>
      (await db.query('select 1 as one from promotora where promotora_id = $1', [promotoraId])).length > 0,
    /** Whether an operator other than this one has one of the roles for a promoter, or is of the installation. */
    hasOutro: async (
      operadorId: string | null,
      promotoraId: string,
      papeis: readonly Papel[],
    ): Promise<boolean> =>
      (
        await db.query(
          `select 1 as one from operador o
           where o.operador_id is distinct from $1::uuid and (o.da_instalacao or exists (select 1 from operador_papel p
             where p.operador_id = o.operador_id and p.promotora_id = $2 and p.papel = any($3)))
           limit 1`,
          [operadorId, promotoraId, papeis],
        )
      ).length > 0,
  };
}
