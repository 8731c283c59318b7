import { first, type Db } from '../../kernel/db/db.ts';

export type DesenvolvimentoViews = ReturnType<typeof createDesenvolvimentoViews>;

/** What the development pages show of the database. */
export function createDesenvolvimentoViews(db: Db) {
  return {
    listHosts: (): Promise<{ host: string; descricao: string }[]> =>
      db.query(
        `select h.host, c.descricao from campanha_host h join campanha c on c.campanha_id = h.campanha_id order by h.host`,
      ),
    /** A coupon code that nobody registered, as its link spells it; undefined when all are used. */
    findCodigoLivre: async (): Promise<string | undefined> =>
      (
        await db.query<{ link: string }>(
          `select concat_ws('-', c.ano, c.identificacao, k.codigo) as link
           from codigo_cupom k join campanha c on c.campanha_id = k.campanha_id
           where k.documento_fiscal_id is null and k.lote = 'DEMO' order by k.codigo limit 1`,
        )
      )[0]?.link,
    /** How many access keys are registered; the next demo receipt takes the number after it. */
    countChaves: async (): Promise<number> =>
      first(await db.query<{ total: number }>('select count(*) as total from chave_acesso_registrada')).total,
  };
}
