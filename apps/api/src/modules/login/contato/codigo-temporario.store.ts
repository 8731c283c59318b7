import { first, type Db, type Queryable } from '../../../kernel/db/db.ts';

/** Purpose of a code. 'link' only stores the wait between e-mailed links. */
export type Finalidade = 'telefone' | 'senha' | 'exibicao' | 'link';

/** Key of a code: a keyed hash, never the phone number. */
export interface CodigoChave {
  readonly promotoraId: string;
  readonly finalidade: Finalidade;
  readonly chaveHash: string;
}

/** Source of a guess: a keyed hash, and whether the code's owner signed in on that device before. */
export interface Tentante {
  readonly quemHash: string;
  readonly isConhecida: boolean;
}

/** Result of a guess; `gasto`: not compared, the guesses are used up; `nenhum`: no pending code. */
export type Palpite = 'certo' | 'errado' | 'gasto' | 'nenhum';

/** Maximum guesses per code over all sources. */
const palpites = 10;
/** Maximum guesses per code over all unknown devices; the owner's known devices keep the rest. */
const palpitesDeEstranhos = 7;
/**
 * Maximum guesses per source between two messages, so that one attacker alone cannot use up the share of unknown
 * devices.
 */
const palpitesPorQuem = 5;

/**
 * SQL condition: the code with this hash may still be compared. `tentativas` continues while codes overlap;
 * `inicios` stores both counters at the time each code was sent.
 */
const mayCompare = (hash: string) => `(
  tentativas - coalesce((inicios -> ${hash} ->> 0)::integer, 0) < ${palpites}
  and ($7::boolean
    or tentativas_estranhos - coalesce((inicios -> ${hash} ->> 1)::integer, 0) < ${palpitesDeEstranhos}))`;

/** SQL condition of `claim`: the previous code is pending and stays valid beside the new one. */
const overlaps = '(c.usado_em is null and c.expira_em > excluded.enviado_em and not $8::boolean)';

export type CodigoTemporarioStore = ReturnType<typeof createCodigoTemporarioStore>;

export function createCodigoTemporarioStore(db: Db) {
  return {
    /**
     * Stores a new code unless the wait since the last message has not passed: `esperas` in seconds by the
     * number of messages within an hour, the last value repeats. Returns that number, to exactly one of
     * concurrent requests; undefined within the wait. Without `replaces` earlier codes stay valid until they
     * expire.
     */
    claim: async (
      { promotoraId, finalidade, chaveHash }: CodigoChave,
      {
        codigoHash,
        agora,
        esperas,
        replaces,
        expiraEm,
      }: {
        codigoHash: string;
        agora: Date;
        esperas: readonly number[];
        replaces: boolean;
        expiraEm: Date;
      },
    ): Promise<number | undefined> =>
      (
        await db.query<{ envios: number }>(
          `insert into codigo_temporario as c
             (promotora_id, finalidade, chave_hash, codigo_hash, tentativas, enviado_em, expira_em)
           values ($1, $2, $3, $4, 0, $5, $6)
           on conflict on constraint codigo_temporario__pk do update
             set codigo_hash = excluded.codigo_hash, tentativas_por = '{}',
               tentativas = case when ${overlaps} then c.tentativas else 0 end,
               tentativas_estranhos = case when ${overlaps} then c.tentativas_estranhos else 0 end,
               anteriores = case when ${overlaps}
                 then c.anteriores || jsonb_build_object(c.codigo_hash, c.expira_em) else '{}' end,
               inicios = case when ${overlaps}
                 then c.inicios || jsonb_build_object(excluded.codigo_hash,
                   jsonb_build_array(c.tentativas, c.tentativas_estranhos)) else '{}' end,
               envios = case when c.enviado_em > excluded.enviado_em - interval '1 hour' 
                 then least(c.envios + 1, 1000) else 1 end,
               enviado_em = excluded.enviado_em, expira_em = excluded.expira_em, usado_em = null
             where c.enviado_em <= excluded.enviado_em
               - make_interval(secs => ($7::integer[])[least(c.envios, cardinality($7::integer[]))])
           returning envios`,
          [promotoraId, finalidade, chaveHash, codigoHash, agora, expiraEm, esperas, replaces],
        )
      )[0]?.envios,
    /** Returns the time of the last code and its number in the current series; undefined for none. */
    findEnvio: async ({
      promotoraId,
      finalidade,
      chaveHash,
    }: CodigoChave): Promise<{ enviado_em: Date; envios: number } | undefined> =>
      (
        await db.query<{ enviado_em: Date; envios: number }>(
          `select enviado_em, envios from codigo_temporario
           where promotora_id = $1 and finalidade = $2 and chave_hash = $3`,
          [promotoraId, finalidade, chaveHash],
        )
      )[0],
    /** Deletes a code that could not be sent, unless another replaced it; the next one may be sent at once. */
    async release({ promotoraId, finalidade, chaveHash }: CodigoChave, codigoHash: string): Promise<void> {
      await db.query(
        `update codigo_temporario set codigo_hash = '', enviado_em = to_timestamp(0)
         where promotora_id = $1 and finalidade = $2 and chave_hash = $3 and codigo_hash = $4`,
        [promotoraId, finalidade, chaveHash, codigoHash],
      );
    },
    /**
     * Counts and compares one guess in a single statement. A matching code is used up with all others of its
     * key. A guess beyond a limit is neither counted nor compared.
     */
    async use(
      { promotoraId, finalidade, chaveHash }: CodigoChave,
      codigoHash: string,
      { quemHash, isConhecida }: Tentante,
      agora: Date,
    ): Promise<Palpite> {
      const [judged] = await db.query<{ matches: boolean }>(
        `update codigo_temporario
         set tentativas = tentativas + 1,
           tentativas_estranhos = tentativas_estranhos + case when $7::boolean then 0 else 1 end,
           tentativas_por = tentativas_por
             || jsonb_build_object($6::text, coalesce((tentativas_por ->> $6::text)::integer, 0) + 1),
           usado_em = case when codigo_hash = $4
             or ((anteriores ->> $4)::timestamptz > $5 and ${mayCompare('$4::text')}) then $5::timestamptz end
         where promotora_id = $1 and finalidade = $2 and chave_hash = $3 and usado_em is null and expira_em > $5
           and coalesce((tentativas_por ->> $6::text)::integer, 0) < ${palpitesPorQuem}
           and ${mayCompare('codigo_hash')}
         returning usado_em is not null as matches`,
        [promotoraId, finalidade, chaveHash, codigoHash, agora, quemHash, isConhecida],
      );
      if (judged) return judged.matches ? 'certo' : 'errado';
      const pending = await db.query(
        `select 1 from codigo_temporario
         where promotora_id = $1 and finalidade = $2 and chave_hash = $3 and codigo_hash <> ''
           and usado_em is null and expira_em > $4`,
        [promotoraId, finalidade, chaveHash, agora],
      );
      return pending.length > 0 ? 'gasto' : 'nenhum';
    },
    /** Invalidates unused codes; the wait stays. */
    async end(
      { promotoraId, finalidade, chaveHash }: CodigoChave,
      agora: Date,
      tx: Queryable,
    ): Promise<void> {
      await tx.query(
        `update codigo_temporario set usado_em = $4
         where promotora_id = $1 and finalidade = $2 and chave_hash = $3 and usado_em is null`,
        [promotoraId, finalidade, chaveHash, agora],
      );
    },
    deleteExpired: async (before: Date): Promise<number> =>
      first(
        await db.query<{ total: number }>(
          `with gone as (delete from codigo_temporario where expira_em < $1 returning 1)
           select count(*) as total from gone`,
          [before],
        ),
      ).total,
  };
}
