import type { Abertura, DiaRegistro } from '@trevo/rules/sorte/premios/registro-aberturas';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** A closed day with the branches of its Merkle tree. */
export interface DiaFechado extends DiaRegistro {
  readonly galhos: string[];
}

/** A range of openings ready to be closed as one day. */
export interface DiaAberto {
  readonly dia: string;
  readonly primeira: number;
  readonly quantidade: number;
  /** Chain link of the previously closed day; null for the first. */
  readonly eloAnterior: string | null;
}

const testemunhoMilliseconds = 15 * 60_000;
const dayColumns = 'd.dia, d.primeira, d.quantidade, d.raiz, d.elo';
const momentOf = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export type AberturaStore = ReturnType<typeof createAberturaStore>;

export function createAberturaStore(db: Db) {
  return {
    /** Lists campaigns with opened cards and whether any opening is not in a closed day yet. */
    listCampanhas: (): Promise<{ campanhaId: CampanhaId; isAberta: boolean }[]> =>
      db.query<{ campanhaId: CampanhaId; isAberta: boolean }>(
        `select c.campanha_id as "campanhaId",
           c.raspadas > coalesce((select max(d.primeira + d.quantidade - 1) from premio_dia d
             where d.campanha_id = c.campanha_id), 0) as "isAberta"
         from premio_contador c`,
      ),
    // Openings are numbered in commit order, so the log has no gaps. An opening stamped before midnight but committed
    // after its day was closed belongs to the following day.
    /** Finds the next day to close, before `hoje`; undefined when there is none. */
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
    /** Lists openings from an order on. */
    listAberturas: (campanhaId: CampanhaId, primeira: number, limite: number): Promise<Abertura[]> =>
      db.query<Abertura>(
        `select a.ordem, a.raspadinha_id as "raspadinhaId", ${momentOf('a.aberta_em')} as "abertaEm", a.unidade
         from premio_abertura a where a.campanha_id = $1 and a.ordem >= $2 order by a.ordem limit $3`,
        [campanhaId, primeira, limite],
      ),
    /** Closes a day; the first of concurrent calls wins. */
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
    /** Finds the closed day that contains an opening. */
    findDiaDe: async (campanhaId: CampanhaId, ordem: number): Promise<DiaFechado | undefined> =>
      (
        await db.query<DiaFechado>(
          `select ${dayColumns}, d.galhos from premio_dia d
           where d.campanha_id = $1 and d.primeira <= $2 and d.primeira + d.quantidade > $2
           order by d.primeira desc limit 1`,
          [campanhaId, ordem],
        )
      )[0],
    /**
     * Claims the notification of a witness for 15 minutes; returns false when it was sent or another process
     * holds the claim.
     */
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
