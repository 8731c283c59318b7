import type { Columns } from '../../schema/call-function.ts';
import { first, type Db, type Queryable } from '../../kernel/db/db.ts';
import { refuse } from '../../kernel/domain-error.ts';

/** What a link is for: another password, the proof of an e-mail, the copy of a person's data. */
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
    /** A token that was not used, or an e-mail's whether used or not; undefined when too old or unknown. */
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
     * Uses a password's token and does `work` in one transaction; refuses with login.linkInvalido, nothing done, when
     * another request was faster. The person's other tokens for a password die with it.
     */
    useForSenha: (
      tokenHash: string,
      consumidorId: string,
      agora: Date,
      work: (tx: Queryable) => Promise<void>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        // The person's row first: two links of one person wait for each other there and never deadlock.
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
    /** Ends the tokens for a new password and does `work` in one transaction. */
    endSenhaTokens: (
      consumidorId: string,
      agora: Date,
      work: (tx: Queryable) => Promise<void>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        await work(tx);
        await endSenhaTokensIn(consumidorId, agora, tx);
      }),
    /** The same inside a transaction of somebody else. */
    endSenhaTokensIn,
    /** Deletes all of a person's, inside the transaction that ends the account. */
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
