import { first, type Db } from '../../kernel/db/db.ts';
import type { ListCongelamentos, ListPremios } from '../cupom/public.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** A winner for public lists, with a shortened name. */
export interface PremiadoView {
  readonly serie: string;
  readonly numero: string;
  readonly premio: string;
  readonly nome: string;
  readonly cidade: string | null;
  readonly uf: string | null;
  /** Whether it is the requesting consumer's; null for an anonymous request. */
  readonly meu: boolean | null;
}

/** A draw day with known winners, and the consumer's prizes on it. */
export interface ApuradoView {
  readonly data: string;
  readonly meus: { serie: string; numero: string; premio: string }[];
}

/** The done steps of a draw. */
export interface PassosView {
  readonly campanhaId: CampanhaId;
  readonly data: string;
  readonly isCongelado: boolean;
  readonly hasResultado: boolean;
  /** Whether its computation is confirmed; null before the first one. */
  readonly isConfirmada: boolean | null;
}

/** The valid numbers of one receipt. */
export interface NumerosDaNota {
  readonly participaEm: Date;
  readonly concedidoEm: Date;
  readonly numeros: number;
}

/** Joins every winner with the granted number. */
const fromPremiado = `from sorteio_premiado p join cupom n
  on n.campanha_id = p.campanha_id and n.consumidor_id = p.consumidor_id and n.serie = p.serie and n.numero = p.numero`;

export type SorteioViews = ReturnType<typeof createSorteioViews>;

export function createSorteioViews(db: Db) {
  return {
    /** Lists a day's winners with a valid number; a number revoked after the draw yields no name. */
    listPremiados: (
      campanhaId: CampanhaId,
      extracao: string,
      consumidorId: string | null,
    ): Promise<PremiadoView[]> =>
      db.query<PremiadoView>(
        `select p.serie, p.numero, p.premio, case when c.excluido_em is null then c.nome else '' end as nome, c.endereco ->> 'cidade' as cidade, c.endereco ->> 'estado' as uf,
           p.consumidor_id = $3::uuid as meu
         ${fromPremiado} join consumidor c on c.consumidor_id = n.consumidor_id
         where p.campanha_id = $1 and p.data = $2 and n.cancelado_em is null order by p.ordem`,
        [campanhaId, extracao, consumidorId],
      ),
    /** Lists a receipt's numbers that were entered as winners and revoked later. */
    listRevogados: ({
      consumidorId,
      documentoFiscalId,
    }: {
      consumidorId: string;
      documentoFiscalId: string;
    }): Promise<{ data: string; serie: string; numero: string }[]> =>
      db.query<{ data: string; serie: string; numero: string }>(
        `select p.data, p.serie, p.numero ${fromPremiado}
         where n.consumidor_id = $1 and n.documento_fiscal_id = $2 and n.cancelado_em is not null order by p.data, p.ordem`,
        [consumidorId, documentoFiscalId],
      ),
    /** Lists the valid numbers of a consumer by receipt, with the moments that decide about their draws. */
    listNumerosPorNota: (consumidorId: string, campanhaId: CampanhaId): Promise<NumerosDaNota[]> =>
      db.query<NumerosDaNota>(
        `select coalesce(d.participa_em, d.registrado_em) as "participaEm", n.concedido_em as "concedidoEm",
           count(*) as numeros
         from cupom n
         join documento_fiscal d on d.consumidor_id = n.consumidor_id and d.documento_fiscal_id = n.documento_fiscal_id
         where n.consumidor_id = $1 and n.campanha_id = $2 and n.cancelado_em is null
         group by d.documento_fiscal_id, d.participa_em, d.registrado_em, n.concedido_em`,
        [consumidorId, campanhaId],
      ),
    /**
     * Counts the valid numbers of a campaign with receipts that take part after a São Paulo day: too late for a draw of
     * the numbers until that day. Reads the receipts of the days since then by their index; a receipt never takes part
     * later than it was registered.
     */
    countDepois: async (campanhaId: CampanhaId, numerosAte: string): Promise<number> =>
      first(
        await db.query<{ numeros: number }>(
          `select coalesce(sum(d.numeros_concedidos), 0)::bigint as numeros from documento_fiscal d
           where d.campanha_id = $1
             and d.registrado_em >= ($2::date + 1)::timestamp at time zone 'America/Sao_Paulo'
             and coalesce(d.participa_em, d.registrado_em) >= ($2::date + 1)::timestamp at time zone 'America/Sao_Paulo'`,
          [campanhaId, numerosAte],
        ),
      ).numeros,
    /** Lists the steps of the draws of campaigns that are done, in one read. */
    listPassos: (campanhaIds: readonly CampanhaId[]): Promise<PassosView[]> =>
      db.query<PassosView>(
        `select s.campanha_id as "campanhaId", s.data, bool_or(s.congelado) as "isCongelado",
           bool_or(s.resultado) as "hasResultado", bool_or(s.confirmada) as "isConfirmada"
         from (
           select f.campanha_id, f.data, true as congelado, false as resultado, null::boolean as confirmada
           from sorteio_congelado f where f.campanha_id = any ($1::uuid[])
           union all
           select r.campanha_id, r.data, false, r.extracao is not null, null
           from sorteio_resultado r where r.campanha_id = any ($1::uuid[])
           union all
           select a.campanha_id, a.data, false, false, a.confirmada_em is not null
           from sorteio_apuracao a where a.campanha_id = any ($1::uuid[])
         ) s group by s.campanha_id, s.data`,
        [[...campanhaIds]],
      ),
    /** Lists days with known winners and one consumer's prizes; null: without prizes. */
    listApurados: (campanhaId: CampanhaId, consumidorId: string | null): Promise<ApuradoView[]> =>
      db.query<ApuradoView>(
        `select p.data, coalesce(
             json_agg(json_build_object('serie', p.serie, 'numero', p.numero, 'premio', p.premio) order by p.ordem)
               filter (where p.consumidor_id = $2::uuid), '[]') as meus
         ${fromPremiado}
         where p.campanha_id = $1 and n.cancelado_em is null group by p.data order by p.data`,
        [campanhaId, consumidorId],
      ),
  };
}

/** Lists a consumer's winning numbers; implements the port of the lower-level cupom module, which shows the numbers. */
export const createListPremios =
  (db: Db): ListPremios =>
  (consumidorId, campanhaId) =>
    db.query<Awaited<ReturnType<ListPremios>>[number]>(
      `select p.serie, p.numero, p.data, p.premio ${fromPremiado}
       where p.consumidor_id = $1 and p.campanha_id = $2 and n.cancelado_em is null order by p.data, p.ordem`,
      [consumidorId, campanhaId],
    );

/** Lists the freezes of a campaign's draws; implements the port of the lower-level cupom module. */
export const createListCongelamentos =
  (db: Db): ListCongelamentos =>
  async (campanhaId) => {
    const rows = await db.query<{ data: string; congeladoEm: Date }>(
      `select f.data, f.congelado_em as "congeladoEm" from sorteio_congelado f where f.campanha_id = $1`,
      [campanhaId],
    );
    return new Map(rows.map((row) => [row.data, row.congeladoEm.toISOString()]));
  };
