import type { Abertura, DiaRegistro } from '@trevo/rules/sorte/registro-aberturas';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** A day as it is closed, with the branches of its tree. */
export interface DiaFechado extends DiaRegistro {
  readonly galhos: string[];
}

/** A stretch of the record that may be closed as one day. */
export interface DiaAberto {
  readonly dia: string;
  readonly primeira: number;
  readonly quantidade: number;
  /** The link of the day closed before; null for the first. */
  readonly eloAnterior: string | null;
}

const testemunhoMilliseconds = 15 * 60_000;
const dayColumns = 'd.dia, d.primeira, d.quantidade, d.raiz, d.elo';
const momentOf = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export type AberturaStore = ReturnType<typeof createAberturaStore>;

export function createAberturaStore(db: Db) {
  return {
    /** The campaigns in which cards were opened, and whether some opening is in no closed day. */
    listCampanhas: (): Promise<{ campanhaId: CampanhaId; isAberta: boolean }[]> =>
      db.query<{ campanhaId: CampanhaId; isAberta: boolean }>(
        `select c.campanha_id as "campanhaId",
           c.raspadas > coalesce((select max(d.primeira + d.quantidade - 1) from premio_dia d
             where d.campanha_id = c.campanha_id), 0) as "isAberta"
         from premio_contador c`,
      ),
    // Openings are on record in the order of their numbers, so what is there is without holes. One that was opened
    // before midnight and came after is of the day that follows.
    /** The next day to close, over before `hoje`; undefined when there is none. */
    findDiaAberto: async (campanhaId: CampanhaId, hoje: string): Promise<DiaAberto | undefined> =>
      (
        await db.query<DiaAberto>(
          `with ultimo as (
             select d.dia, d.primeira + d.quantidade as proxima, d.elo from premio_dia d
             where d.campanha_id = $1 order by d.primeira desc limit 1
           ), inicio as (
             select a.ordem, greatest((a.aberta_em at time zone 'America/Sao_Paulo')::date, (select u.dia + 1 from ultimo u)) as dia
             from premio_abertura a where a.campanha_id = $1 and a.ordem >= coalesce((select u.proxima from ultimo u), 1)
             order by a.ordem limit 1
           )
           select i.dia, i.ordem as primeira, (select u.elo from ultimo u) as "eloAnterior",
             (select max(a.ordem) from premio_abertura a where a.campanha_id = $1 and a.ordem >= i.ordem
               and a.aberta_em < (i.dia + 1)::timestamp at time zone 'America/Sao_Paulo') - i.ordem + 1 as quantidade
           from inicio i where i.dia < $2::date`,
          [campanhaId, hoje],
        )
      )[0],
    /** Openings from an order on. */
    listAberturas: (campanhaId: CampanhaId, primeira: number, limite: number): Promise<Abertura[]> =>
      db.query<Abertura>(
        `select a.ordem, a.raspadinha_id as "raspadinhaId", ${momentOf('a.aberta_em')} as "abertaEm", a.unidade
         from premio_abertura a where a.campanha_id = $1 and a.ordem >= $2 order by a.ordem limit $3`,
        [campanhaId, primeira, limite],
      ),
    /** Closes a day; of several who do at one moment the first counts. */
    async closeDia(
      campanhaId: CampanhaId,
      { dia, primeira, quantidade, galhos, raiz, elo }: DiaFechado,
      fechadoEm: Date,
    ): Promise<void> {
      await db.query(
        `insert into premio_dia (campanha_id, dia, primeira, quantidade, galhos, raiz, elo, fechado_em)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
        [campanhaId, dia, primeira, quantidade, galhos, raiz, elo, fechadoEm],
      );
    },
    listDias: (campanhaId: CampanhaId): Promise<DiaRegistro[]> =>
      db.query<DiaRegistro>(
        `select ${dayColumns} from premio_dia d where d.campanha_id = $1 order by d.primeira`,
        [campanhaId],
      ),
    /** The closed day in which an opening is. */
    findDiaDe: async (campanhaId: CampanhaId, ordem: number): Promise<DiaFechado | undefined> =>
      (
        await db.query<DiaFechado>(
          `select ${dayColumns}, d.galhos from premio_dia d
           where d.campanha_id = $1 and d.primeira <= $2 and d.primeira + d.quantidade > $2
           order by d.primeira desc limit 1`,
          [campanhaId, ordem],
        )
      )[0],
    /** Claims telling a witness of a day, for fifteen minutes; false when it was told, or somebody else holds it. */
    startTestemunho: async (
      campanhaId: CampanhaId,
      dia: string,
      destinatario: string,
      agora: Date,
    ): Promise<boolean> =>
      (
        await db.query(
          `insert into premio_testemunho as t (campanha_id, dia, destinatario, tentado_em) values ($1, $2, $3, $4)
           on conflict on constraint premio_testemunho__pk do update set tentado_em = excluded.tentado_em
             where t.enviado_em is null and t.tentado_em < $5
           returning 1 as one`,
          [campanhaId, dia, destinatario, agora, new Date(agora.getTime() - testemunhoMilliseconds)],
        )
      ).length > 0,
    async finishTestemunho(
      campanhaId: CampanhaId,
      dia: string,
      destinatario: string,
      agora: Date,
    ): Promise<void> {
      await db.query(
        `update premio_testemunho set enviado_em = $4 where campanha_id = $1 and dia = $2 and destinatario = $3`,
        [campanhaId, dia, destinatario, agora],
      );
    },
  };
}
