import type { Ator } from '../../kernel/auth/ator.ts';
import { first, type Db } from '../../kernel/db/db.ts';

export type PrimeiroAcessoStore = ReturnType<typeof createPrimeiroAcessoStore>;

export function createPrimeiroAcessoStore(db: Db) {
  return {
    /** Returns whether the promoter knows a document: imported, or registered by a consumer. */
    async exists(promotoraId: string, cpf: string): Promise<boolean> {
      const { existe } = first(
        await db.query<{ existe: boolean }>(
          `select exists (select 1 from primeiro_acesso where promotora_id = $1 and cpf = $2)
             or exists (select 1 from consumidor_cpf where promotora_id = $1 and cpf = $2) as existe`,
          [promotoraId, cpf],
        ),
      );
      return existe;
    },
    /** Adds documents; existing ones stay. */
    async import(promotoraId: string, cpfs: readonly string[], ator: Ator): Promise<void> {
      await db.query(
        `insert into primeiro_acesso (promotora_id, cpf, ator) select $1, c.cpf, $3 from unnest($2::text[]) as c (cpf)
         on conflict on constraint primeiro_acesso__pk do nothing`,
        [promotoraId, [...cpfs], ator],
      );
    },
  };
}
