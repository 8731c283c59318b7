import type { ProvedorServico } from '@trevo/contract/provedor/provedor.calls';
import type { Ator } from '../../kernel/auth/ator.ts';
import { sqlState } from '../../kernel/database-error.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { Db } from '../../kernel/db/db.ts';
import { holdChave } from '../../kernel/db/segredos.ts';
import { refuse } from '../../kernel/domain-error.ts';

export interface ProvedorRow extends Columns<'provedor', 'definido_em'> {
  readonly servico: ProvedorServico;
  /** Sealed configuration in base64. */
  readonly cifrado: string;
  readonly ator: Ator | null;
}

export type ProvedorStore = ReturnType<typeof createProvedorStore>;

/** Store of promoters' own providers. */
export const createProvedorStore = (db: Db) => ({
  list: (promotoraId: string): Promise<ProvedorRow[]> =>
    db.query<ProvedorRow>(
      `select p.servico, encode(p.cifrado, 'base64') as cifrado, p.definido_em, p.ator from provedor p
       where p.promotora_id = $1 order by p.servico`,
      [promotoraId],
    ),
  hasPromotora: async (promotoraId: string): Promise<boolean> =>
    (await db.query('select 1 from promotora p where p.promotora_id = $1', [promotoraId])).length > 0,
  /** @param selo sealed configuration in base64, and the id of the sealing key */
  async set(
    promotoraId: string,
    servico: ProvedorServico,
    { cifrado, chave }: { cifrado: string; chave: string },
    ator: Ator,
    agora: Date,
  ): Promise<void> {
    try {
      await db.transaction(async (tx) => {
        await holdChave(tx, 'dados', chave);
        await tx.query(
          `insert into provedor (promotora_id, servico, cifrado, definido_em, ator)
           values ($1, $2, decode($3, 'base64'), $4, $5)
           on conflict on constraint provedor__pk do update
           set cifrado = excluded.cifrado, definido_em = excluded.definido_em, ator = excluded.ator`,
          [promotoraId, servico, cifrado, agora, ator],
        );
      });
    } catch (error) {
      if (sqlState(error) === '23503') throw refuse('operador.promotoraNaoEncontrada');
      throw error;
    }
  },
  async delete(promotoraId: string, servico: ProvedorServico): Promise<void> {
    await db.query('delete from provedor where promotora_id = $1 and servico = $2', [promotoraId, servico]);
  },
});
