import type { ItemNota } from '@trevo/rules/documento-fiscal/item-nota';
import { first, type Db } from '../../kernel/db/db.ts';

export type DesenvolvimentoViews = ReturnType<typeof createDesenvolvimentoViews>;

/** A host and its campaign. */
export interface HostDemo {
  readonly host: string;
  readonly campanha_id: string;
  readonly descricao: string;
}

/** A sale without a registered receipt. */
export interface VendaLivre {
  readonly chave_acesso: string;
  readonly valor_centavos: number;
  readonly itens: readonly ItemNota[] | null;
}

/** Queries of the development pages. */
export function createDesenvolvimentoViews(db: Db) {
  return {
    listHosts: (): Promise<HostDemo[]> =>
      db.query<HostDemo>(
        `select h.host, h.campanha_id, c.descricao
         from campanha_host h join campanha c on c.campanha_id = h.campanha_id order by length(h.host), h.host`,
      ),
    /** Finds an unregistered coupon code in its link spelling; undefined when all are used. */
    findCodigoLivre: async (): Promise<string | undefined> =>
      (
        await db.query<{ link: string }>(
          `select concat_ws('-', c.ano, c.identificacao, k.codigo) as link
           from codigo_cupom k join campanha c on c.campanha_id = k.campanha_id
           where k.documento_fiscal_id is null and k.lote = 'DEMO' order by k.codigo limit 1`,
        )
      )[0]?.link,
    /** Lists some unregistered sales of a month (`yyyy-mm`) in a host's campaign. */
    listVendasLivres: (host: string, anoMes: string): Promise<VendaLivre[]> =>
      db.query<VendaLivre>(
        `select v.chave_acesso, v.valor_centavos, v.itens
         from campanha_host h join venda v on v.campanha_id = h.campanha_id
         where h.host = $1 and to_char(v.emitido_em, 'YYYY-MM') = $2 and v.valor_centavos is not null
           and not exists (
             select 1 from chave_acesso_registrada r
             where r.chave_acesso = v.chave_acesso and r.campanha_id = v.campanha_id)
         order by v.chave_acesso limit 200`,
        [host, anoMes],
      ),
    /** Counts registered access keys; the next demo receipt uses the following number. */
    countChaves: async (): Promise<number> =>
      first(await db.query<{ total: number }>('select count(*) as total from chave_acesso_registrada')).total,
  };
}
