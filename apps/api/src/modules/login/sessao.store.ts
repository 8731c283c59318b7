import { first, type Db, type Queryable } from '../../kernel/db/db.ts';

export type SessaoStore = ReturnType<typeof createSessaoStore>;

export function createSessaoStore(db: Db) {
  return {
    /** Returns which of the ids are revoked by now; also marks the replaced token `anterior` as succeeded. */
    async listEncerradas(
      consumidorId: string,
      { sessaoId, tokenId, anterior }: { sessaoId: string; tokenId: string; anterior: string | undefined },
      agora: Date,
    ): Promise<string[]> {
      const rows = await db.query<{ sessao_id: string; encerra_em: Date; sucedida: boolean }>(
        `select sessao_id, encerra_em, sucedida from sessao_encerrada
         where consumidor_id = $1 and sessao_id in ($2, $3, $4)`,
        [consumidorId, sessaoId, tokenId, anterior ?? sessaoId],
        { short: 'read' },
      );
      // Once per token at its first use; idempotent.
      if (rows.some((row) => row.sessao_id === anterior && !row.sucedida))
        await db.query(
          'update sessao_encerrada set sucedida = true where consumidor_id = $1 and sessao_id = $2',
          [consumidorId, anterior!],
        );
      return rows
        .filter((row) => row.sessao_id !== anterior && row.encerra_em <= agora)
        .map(({ sessao_id }) => sessao_id);
    },
    /** Revokes a session or a token; idempotent. */
    async end({
      consumidorId,
      sessaoId,
      agora,
      expiraEm,
    }: {
      consumidorId: string;
      sessaoId: string;
      agora: Date;
      expiraEm: Date;
    }): Promise<void> {
      await db.query(
        `insert into sessao_encerrada as s (consumidor_id, sessao_id, encerra_em, expira_em) values ($1, $2, $3, $4)
         on conflict on constraint sessao_encerrada__pk do update
           set encerra_em = least(s.encerra_em, excluded.encerra_em)`,
        [consumidorId, sessaoId, agora, expiraEm],
      );
    },
    /**
     * Lets a token expire at `encerraEm` because another replaces it; returns false when its session was
     * revoked, or when it was replaced before, has expired and its successor was used. The first replacement
     * sets the expiry.
     */
    replace: async ({
      consumidorId,
      sessaoId,
      tokenId,
      agora,
      encerraEm,
      expiraEm,
    }: {
      consumidorId: string;
      sessaoId: string;
      tokenId: string;
      agora: Date;
      encerraEm: Date;
      expiraEm: Date;
    }): Promise<boolean> => {
      // A session revoked in between also invalidates its new token, which names the same session.
      const ended = await db.query(
        'select 1 as one from sessao_encerrada where consumidor_id = $1 and sessao_id = $2',
        [consumidorId, sessaoId],
      );
      if (ended.length > 0) return false;
      const replaced = await db.query(
        `insert into sessao_encerrada as s (consumidor_id, sessao_id, encerra_em, expira_em) values ($1, $2, $3, $4)
         on conflict on constraint sessao_encerrada__pk do update set encerra_em = s.encerra_em
           where not s.sucedida or s.encerra_em > $5
         returning sessao_id`,
        [consumidorId, tokenId, encerraEm, expiraEm, agora],
      );
      return replaced.length === 1;
    },
    /** Deletes a consumer's revocations within the account deletion's transaction. */
    async deleteOf(consumidorId: string, tx: Queryable): Promise<void> {
      await tx.query('delete from sessao_encerrada where consumidor_id = $1', [consumidorId]);
    },
    deleteExpired: async (before: Date): Promise<number> =>
      first(
        await db.query<{ total: number }>(
          `with gone as (delete from sessao_encerrada where expira_em < $1 returning 1)
           select count(*) as total from gone`,
          [before],
        ),
      ).total,
  };
}
