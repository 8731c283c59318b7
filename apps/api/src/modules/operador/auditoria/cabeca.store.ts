import type { Columns } from '../../../schema/call-function.ts';
import type { Db } from '../../../kernel/db/db.ts';
import { testemunhas } from '../acesso/operador.store.ts';
import type { Cabeca, CabecaHora } from './assinatura.ts';

export type CabecaRow = Columns<'auditoria_cabeca', 'dia' | 'ordem' | 'hash' | 'assinatura'>;
export type HoraRow = Columns<'auditoria_cabeca_hora', 'em' | 'ordem' | 'hash' | 'assinatura'>;
export type UltimaRow = Columns<'auditoria', 'corrente' | 'ordem' | 'hash'>;
type PendenteRow = Columns<'auditoria_cabeca', 'corrente' | 'dia' | 'ordem' | 'hash' | 'assinatura'> &
  Columns<'auditoria_testemunho', 'destinatario'>;

/** One witness of one head. */
export interface Testemunho {
  readonly corrente: string;
  readonly dia: string;
  readonly destinatario: string;
}

const claimMilliseconds = 15 * 60_000;
/** Returns the time before which a claim must have been made to be over. */
const toClaimEnd = (agora: Date): Date => new Date(agora.getTime() - claimMilliseconds);

// Loose index scan: one index lookup per chain, where `distinct` would read the whole trail.
const correntes = `correntes (corrente) as (
  select min(corrente) from auditoria
  union all
  select (select min(a.corrente) from auditoria a where a.corrente > c.corrente)
  from correntes c where c.corrente is not null)`;

/** Lists the signed heads of a chain's days since a day. */
export const createListCabecas =
  (db: Db) =>
  (corrente: string, desde: string): Promise<CabecaRow[]> =>
    db.query<CabecaRow>(
      'select dia, ordem, hash, assinatura from auditoria_cabeca where corrente = $1 and dia >= $2 order by dia',
      [corrente, desde],
    );

export type CabecaStore = ReturnType<typeof createCabecaStore>;

/** Signed heads of the audit trail, and the e-mails to their witnesses. */
export function createCabecaStore(db: Db) {
  return {
    /** Lists the chains that signed heads name; a chain may have lost all its rows. */
    listCorrentes: async (): Promise<string[]> =>
      (
        await db.query<Columns<'auditoria_cabeca', 'corrente'>>(
          'select corrente from auditoria_cabeca union select corrente from auditoria_cabeca_hora order by corrente',
        )
      ).map(({ corrente }) => corrente),
    /** Lists the heads of a chain's days after a day, in order. */
    listCabecas: (corrente: string, depois: string | undefined, limite: number): Promise<CabecaRow[]> =>
      db.query<CabecaRow>(
        `select dia, ordem, hash, assinatura from auditoria_cabeca
         where corrente = $1 and ($2::date is null or dia > $2) order by dia limit $3`,
        [corrente, depois ?? null, limite],
      ),
    /** Lists the heads of a chain's hours after the head of an order, in order. */
    listHoras: (corrente: string, depois: number | undefined, limite: number): Promise<HoraRow[]> =>
      db.query<HoraRow>(
        `select em, ordem, hash, assinatura from auditoria_cabeca_hora
         where corrente = $1 and ($2::bigint is null or ordem > $2) order by ordem limit $3`,
        [corrente, depois ?? null, limite],
      ),
    /** Finds the last row of each chain before the end of a day, unless that day, a later one or that row has a head. */
    listSemCabeca: (dia: string): Promise<UltimaRow[]> =>
      db.query<UltimaRow>(
        `with recursive ${correntes}
         select c.corrente, u.ordem, u.hash from correntes c
           left join lateral (select d.dia, d.ordem from auditoria_cabeca d
             where d.corrente = c.corrente order by d.dia desc limit 1) d on true
           cross join lateral (select a.ordem, a.hash from auditoria a
             where a.corrente = c.corrente and a.ordem > coalesce(d.ordem, 0)
               and a.em < ($1::date + 1)::timestamp at time zone 'America/Sao_Paulo'
             order by a.ordem desc limit 1) u
         where d.dia is null or d.dia < $1::date
         order by c.corrente`,
        [dia],
      ),
    /** Finds the last row of each chain that grew since its last head of an hour. */
    listSemHora: (): Promise<UltimaRow[]> =>
      db.query<UltimaRow>(
        `with recursive ${correntes}
         select c.corrente, u.ordem, u.hash from correntes c
           cross join lateral (select a.ordem, a.hash from auditoria a
             where a.corrente = c.corrente and a.ordem > coalesce(
               (select max(h.ordem) from auditoria_cabeca_hora h where h.corrente = c.corrente), 0)
             order by a.ordem desc limit 1) u
         order by c.corrente`,
      ),
    /** Stores the signed head of a day; an earlier one stays. */
    async insertCabeca({
      corrente,
      dia,
      ordem,
      hash,
      assinatura,
    }: Cabeca & { readonly assinatura: string }): Promise<void> {
      await db.query(
        `insert into auditoria_cabeca (corrente, dia, ordem, hash, assinatura) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [corrente, dia, ordem, hash, assinatura],
      );
    },
    /** Stores the signed head of an hour; an earlier one of the same row stays. */
    async insertHora({
      corrente,
      em,
      ordem,
      hash,
      assinatura,
    }: CabecaHora & { readonly assinatura: string }): Promise<void> {
      await db.query(
        `insert into auditoria_cabeca_hora (corrente, ordem, em, hash, assinatura) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [corrente, ordem, em, hash, assinatura],
      );
    },
    /** Lists the e-mails to send: the last head of each chain, unless it is of a day before `desde`, for each witness. */
    listPendentes: (desde: string, agora: Date): Promise<PendenteRow[]> =>
      db.query<PendenteRow>(
        `select w.corrente, w.email as destinatario, c.dia, c.ordem, c.hash, c.assinatura
         from (${testemunhas}) w
           cross join lateral (select d.dia, d.ordem, d.hash, d.assinatura from auditoria_cabeca d
             where d.corrente = w.corrente and d.dia >= $1 order by d.dia desc limit 1) c
           left join auditoria_testemunho t
             on t.corrente = w.corrente and t.dia = c.dia and t.destinatario = w.email
         where t.corrente is null or (t.enviado_em is null and t.tentado_em < $2)
         order by w.corrente, w.email`,
        [desde, toClaimEnd(agora)],
      ),
    /** Claims an e-mail for 15 minutes; returns false when it was sent or another process holds the claim. */
    startTestemunho: async ({ corrente, dia, destinatario }: Testemunho, agora: Date): Promise<boolean> =>
      (
        await db.query(
          `insert into auditoria_testemunho as t (corrente, dia, destinatario, tentado_em) values ($1, $2, $3, $4)
           on conflict on constraint auditoria_testemunho__pk do update set tentado_em = excluded.tentado_em
             where t.enviado_em is null and t.tentado_em < $5
           returning 1 as one`,
          [corrente, dia, destinatario, agora, toClaimEnd(agora)],
        )
      ).length > 0,
    /** Deletes e-mails about heads of days before one, which are not tried any more. */
    async deleteTestemunhos(antes: string): Promise<void> {
      await db.query('delete from auditoria_testemunho where dia < $1', [antes]);
    },
    async finishTestemunho({ corrente, dia, destinatario }: Testemunho, agora: Date): Promise<void> {
      await db.query(
        `update auditoria_testemunho set enviado_em = $4
         where corrente = $1 and dia = $2 and destinatario = $3`,
        [corrente, dia, destinatario, agora],
      );
    },
  };
}
