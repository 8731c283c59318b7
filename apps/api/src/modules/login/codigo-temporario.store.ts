import { first, type Db, type Queryable } from '../../kernel/db/db.ts';

/** What a code is for. 'link' only keeps the waiting time of e-mailed links. */
export type Finalidade = 'telefone' | 'senha' | 'exibicao' | 'link';

/** Which code: never the number itself, a keyed hash of it. */
export interface CodigoChave {
  readonly promotoraId: string;
  readonly finalidade: Finalidade;
  readonly chaveHash: string;
}

export interface CodigoTemporarioStore {
  /**
   * Puts the code in the place of the one before, unless that was sent after `semEnvioDesde`. True for exactly one
   * of many requests at the same moment.
   */
  claim(
    chave: CodigoChave,
    codigo: { codigoHash: string; agora: Date; semEnvioDesde: Date; expiraEm: Date },
  ): Promise<boolean>;
  /** When the last code was sent; undefined for none. */
  findEnviadoEm(chave: CodigoChave): Promise<Date | undefined>;
  /** Forgets a code that could not be sent, unless another took its place. */
  release(chave: CodigoChave, codigoHash: string): Promise<void>;
  /** Counts one attempt and compares, in one statement; a code that matches is used up. */
  use(chave: CodigoChave, codigoHash: string, agora: Date): Promise<boolean>;
  /** Ends a code that was not used; its waiting time stays. */
  end(chave: CodigoChave, agora: Date, tx: Queryable): Promise<void>;
  deleteExpired(before: Date): Promise<number>;
}

const attempts = 5;

export function createCodigoTemporarioStore(db: Db): CodigoTemporarioStore {
  return {
    claim: async ({ promotoraId, finalidade, chaveHash }, { codigoHash, agora, semEnvioDesde, expiraEm }) =>
      (
        await db.query(
          `insert into codigo_temporario as c
             (promotora_id, finalidade, chave_hash, codigo_hash, tentativas, enviado_em, expira_em)
           values ($1, $2, $3, $4, 0, $5, $6)
           on conflict on constraint codigo_temporario__pk do update
             set codigo_hash = excluded.codigo_hash, tentativas = 0, enviado_em = excluded.enviado_em,
               expira_em = excluded.expira_em, usado_em = null
             where c.enviado_em <= $7
           returning finalidade`,
          [promotoraId, finalidade, chaveHash, codigoHash, agora, expiraEm, semEnvioDesde],
        )
      ).length === 1,
    findEnviadoEm: async ({ promotoraId, finalidade, chaveHash }) =>
      (
        await db.query<{ enviado_em: Date }>(
          `select enviado_em from codigo_temporario where promotora_id = $1 and finalidade = $2 and chave_hash = $3`,
          [promotoraId, finalidade, chaveHash],
        )
      )[0]?.enviado_em,
    async release({ promotoraId, finalidade, chaveHash }, codigoHash) {
      await db.query(
        `delete from codigo_temporario
         where promotora_id = $1 and finalidade = $2 and chave_hash = $3 and codigo_hash = $4`,
        [promotoraId, finalidade, chaveHash, codigoHash],
      );
    },
    use: async ({ promotoraId, finalidade, chaveHash }, codigoHash, agora) =>
      (
        await db.query<{ matches: boolean }>(
          `update codigo_temporario
           set tentativas = tentativas + 1, usado_em = case when codigo_hash = $4 then $5::timestamptz end
           where promotora_id = $1 and finalidade = $2 and chave_hash = $3
             and usado_em is null and expira_em > $5 and tentativas < ${attempts}
           returning usado_em is not null as matches`,
          [promotoraId, finalidade, chaveHash, codigoHash, agora],
        )
      )[0]?.matches ?? false,
    async end({ promotoraId, finalidade, chaveHash }, agora, tx) {
      await tx.query(
        `update codigo_temporario set usado_em = $4
         where promotora_id = $1 and finalidade = $2 and chave_hash = $3 and usado_em is null`,
        [promotoraId, finalidade, chaveHash, agora],
      );
    },
    deleteExpired: async (before) =>
      first(
        await db.query<{ total: number }>(
          `with gone as (delete from codigo_temporario where expira_em < $1 returning 1)
           select count(*) as total from gone`,
          [before],
        ),
      ).total,
  };
}
