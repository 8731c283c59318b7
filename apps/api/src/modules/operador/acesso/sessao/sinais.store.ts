import type { Db } from '../../../../kernel/db/db.ts';

/** Signs that two accounts of operators are used by one person. */
export interface SinaisDeUmaPessoa {
  /** Both accounts signed in with one browser. */
  readonly isMesmoAparelho: boolean;
  /** Both accounts were used in one network around the time. */
  readonly isMesmaRede: boolean;
}

const redeMinutos = 60;

/** Returns a function that compares the sessions of two accounts; `em` is when the first one proposed. */
export const createFindSinais =
  (db: Db) =>
  async (propostaPor: string, em: Date, leitorId: string): Promise<SinaisDeUmaPessoa> => {
    const [row] = await db.query<SinaisDeUmaPessoa>(
      `select exists (select 1 from operador_sessao a join operador_sessao b on b.aparelho_hash = a.aparelho_hash
           where a.operador_id = $1 and b.operador_id = $3) as "isMesmoAparelho",
         exists (select 1 from operador_sessao a join operador_sessao b on b.rede_hash = a.rede_hash
           where a.operador_id = $1 and b.operador_id = $3
             and a.criada_em <= $2 and a.usada_em >= $2::timestamptz - interval '2 minutes'
             and b.criada_em <= $2::timestamptz + interval '${redeMinutos} minutes'
             and b.usada_em >= $2::timestamptz - interval '${redeMinutos} minutes') as "isMesmaRede"`,
      [propostaPor, em, leitorId],
    );
    return row!;
  };
