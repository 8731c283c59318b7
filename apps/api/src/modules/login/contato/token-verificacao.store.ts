import type { Columns } from '../../../schema/call-function.ts';
import { first, type Db, type Queryable } from '../../../kernel/db/db.ts';
import { refuse } from '../../../kernel/domain-error.ts';

/** Purpose of a link: password reset, e-mail confirmation, data export. */
export type Finalidade = 'senha' | 'email' | 'dados';

export type TokenVerificacaoRow = Columns<'token_verificacao', 'consumidor_id' | 'valor_hash'>;

export type TokenVerificacaoStore = ReturnType<typeof createTokenVerificacaoStore>;

export function createTokenVerificacaoStore(db: Db) {
  return {
    async create({
      tokenHash,
      finalidade,
      consumidorId,
      valorHash,
      agora,
      expiraEm,
    }: {
      tokenHash: string;
      finalidade: Finalidade;
      consumidorId: string;
      valorHash: string;
      agora: Date;
      expiraEm: Date;
    }): Promise<void> {
      await db.query(
        `insert into token_verificacao (token_hash, finalidade, consumidor_id, valor_hash, criado_em, expira_em)
         values ($1, $2, $3, $4, $5, $6)`,
        [tokenHash, finalidade, consumidorId, valorHash, agora, expiraEm],
      );
    },
    /** Finds an unused token (an e-mail token also when used); undefined when expired or unknown. */
    find: async (
      tokenHash: string,
      finalidade: Finalidade,
      agora: Date,
    ): Promise<TokenVerificacaoRow | undefined> =>
      (
        await db.query<TokenVerificacaoRow>(
          `select consumidor_id, valor_hash from token_verificacao
           where token_hash = $1 and finalidade = $2 and expira_em > $3 and (usado_em is null or finalidade = 'email')`,
          [tokenHash, finalidade, agora],
        )
      )[0],
    /**
     * Consumes a password token and runs `work` in one transaction; throws login.linkInvalido and rolls back
     * when another request consumed it first. Invalidates the consumer's other password tokens.
     */
    useForSenha: (
      tokenHash: string,
      consumidorId: string,
      agora: Date,
      work: (tx: Queryable) => Promise<void>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        // Lock order: the consumer's row first, so that two links of one consumer wait instead of deadlocking.
        await work(tx);
        const used = await tx.query(
          `update token_verificacao set usado_em = $2
           where token_hash = $1 and finalidade = 'senha' and usado_em is null and expira_em > $2
           returning token_hash`,
          [tokenHash, agora],
        );
        if (used.length === 0) throw refuse('login.linkInvalido');
        await endSenhaTokensIn(consumidorId, agora, tx);
      }),
    /** Invalidates the password tokens and runs `work` in one transaction. */
    endSenhaTokens: (
      consumidorId: string,
      agora: Date,
      work: (tx: Queryable) => Promise<void>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        await work(tx);
        await endSenhaTokensIn(consumidorId, agora, tx);
      }),
    /** Invalidates the password tokens within the caller's transaction. */
    endSenhaTokensIn,
    /** Deletes all tokens of a consumer within the account deletion's transaction. */
    async deleteOf(consumidorId: string, tx: Queryable): Promise<void> {
      await tx.query('delete from token_verificacao where consumidor_id = $1', [consumidorId]);
    },
    deleteExpired: async (before: Date): Promise<number> =>
      first(
        await db.query<{ total: number }>(
          `with gone as (delete from token_verificacao where expira_em < $1 returning 1)
           select count(*) as total from gone`,
          [before],
        ),
      ).total,
  };
}

async function endSenhaTokensIn(consumidorId: string, agora: Date, tx: Queryable): Promise<void> {
  await tx.query(
    `update token_verificacao set usado_em = $2
     where consumidor_id = $1 and finalidade = 'senha' and usado_em is null`,
    [consumidorId, agora],
  );
}
