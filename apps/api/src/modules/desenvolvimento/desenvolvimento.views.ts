import { first, type Db } from '../../kernel/db/db.ts';

/** What the development pages show of the database. */
export interface DesenvolvimentoViews {
  listHosts(): Promise<{ host: string; descricao: string }[]>;
  /** How many access keys are registered; the next demo receipt takes the number after it. */
  countChaves(): Promise<number>;
}

export function createDesenvolvimentoViews(db: Db): DesenvolvimentoViews {
  return {
    listHosts: () =>
      db.query(
        `select h.host, c.descricao from campanha_host h join campanha c on c.campanha_id = h.campanha_id order by h.host`,
      ),
    countChaves: async () =>
      first(await db.query<{ total: number }>('select count(*) as total from chave_acesso_registrada')).total,
  };
}
