import type { ProvedorServico } from '@trevo/contract/provedor/provedor.calls';
import type { Ator } from '../../kernel/auth/ator.ts';
import { sqlState } from '../../kernel/database-error.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { Db, Queryable } from '../../kernel/db/db.ts';
import { holdChave } from '../../kernel/db/segredos.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Comunicado, QueueComunicado } from '../comunicado/public.ts';

export interface ProvedorRow extends Columns<'provedor', 'definido_em'> {
  readonly servico: ProvedorServico;
  /** Sealed configuration in base64. */
  readonly cifrado: string;
  readonly ator: Ator | null;
}

/** The provider that a change replaces. */
export type ProvedorAntes = Pick<ProvedorRow, 'cifrado' | 'ator'>;

interface Definicao {
  readonly promotoraId: string;
  readonly servico: ProvedorServico;
  readonly ator: Ator;
  readonly agora: Date;
}

/** Returns the e-mail about a change of the provider. */
type ToComunicado = (antes: ProvedorAntes | undefined) => Promise<Comunicado>;

export type ProvedorStore = ReturnType<typeof createProvedorStore>;

/** Store of promoters' own providers. */
export const createProvedorStore = (db: Db, queueComunicado: QueueComunicado) => ({
  list: (promotoraId: string): Promise<ProvedorRow[]> =>
    db.query<ProvedorRow>(
      `select p.servico, encode(p.cifrado, 'base64') as cifrado, p.definido_em, p.ator from provedor p
       where p.promotora_id = $1 order by p.servico`,
      [promotoraId],
    ),
  hasPromotora: async (promotoraId: string): Promise<boolean> =>
    (await db.query('select 1 from promotora p where p.promotora_id = $1', [promotoraId])).length > 0,
  /**
   * Sets a provider and stores the e-mail about it in the same transaction.
   *
   * @param selo sealed configuration in base64, and the id of the sealing key
   */
  async set(
    { promotoraId, servico, ator, agora }: Definicao,
    { cifrado, chave }: { cifrado: string; chave: string },
    toComunicado: ToComunicado,
  ): Promise<void> {
    try {
      await db.transaction(async (tx) => {
        await holdChave(tx, 'dados', chave);
        const antes = await lockAntes(tx, promotoraId, servico);
        await tx.query(
          `insert into provedor (promotora_id, servico, cifrado, definido_em, ator)
           values ($1, $2, decode($3, 'base64'), $4, $5)
           on conflict on constraint provedor__pk do update
           set cifrado = excluded.cifrado, definido_em = excluded.definido_em, ator = excluded.ator`,
          [promotoraId, servico, cifrado, agora, ator],
        );
        await queueComunicado(tx, await toComunicado(antes), agora);
      });
    } catch (error) {
      if (sqlState(error) === '23503') throw refuse('operador.promotoraNaoEncontrada');
      throw error;
    }
  },
  /** Removes a provider, if any, and stores the e-mail about it in the same transaction. */
  delete: (
    promotoraId: string,
    servico: ProvedorServico,
    toComunicado: ToComunicado,
    agora: Date,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const antes = await lockAntes(tx, promotoraId, servico);
      if (!antes) return;
      await tx.query('delete from provedor where promotora_id = $1 and servico = $2', [promotoraId, servico]);
      await queueComunicado(tx, await toComunicado(antes), agora);
    }),
});

/** Locks and returns the provider that a change replaces; undefined without one. */
async function lockAntes(
  tx: Queryable,
  promotoraId: string,
  servico: ProvedorServico,
): Promise<ProvedorAntes | undefined> {
  const [row] = await tx.query<ProvedorAntes>(
    `select encode(p.cifrado, 'base64') as cifrado, p.ator from provedor p
     where p.promotora_id = $1 and p.servico = $2 for update`,
    [promotoraId, servico],
  );
  return row;
}
