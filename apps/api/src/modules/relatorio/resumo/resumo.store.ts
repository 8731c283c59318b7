import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { type Db, first } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../../campanha/public.ts';
import type { Trecho } from './contagens.views.ts';
import { readContagens } from './contagens.views.ts';
import { replaceHoras } from './resumo-horas.store.ts';
import { noteDias } from './resumo-lojas.store.ts';

/** A campaign with roll-ups, and their state; `ate` null before the first run. */
export interface CampanhaResumida {
  readonly campanha_id: CampanhaId;
  readonly promotora_id: string;
  readonly data_inicial: string;
  readonly data_final: string;
  readonly ate: Date | null;
  readonly fotografada_em: Date | null;
}

/** An hour with receipts that changed after it was counted. */
export interface HoraPendente {
  readonly campanha_id: CampanhaId;
  readonly promotora_id: string;
  readonly hora: Date;
}

export type ResumoStore = ReturnType<typeof createResumoStore>;

export function createResumoStore(db: Db) {
  return {
    /** Lists the campaigns that began and were not purged, with the state of their roll-ups. */
    list: (hoje: string): Promise<CampanhaResumida[]> =>
      db.query<CampanhaResumida>(
        `select c.campanha_id, c.promotora_id, c.data_inicial, c.data_final, r.ate, r.fotografada_em
         from campanha c left join resumo_campanha r on r.campanha_id = c.campanha_id
         where c.data_inicial <= $1 and c.esquecida_em is null order by c.data_inicial desc, c.campanha_id`,
        [hoje],
      ),
    /** Returns the time of a campaign's first receipt. */
    findPrimeira: async (campanhaId: CampanhaId): Promise<Date | null> =>
      first(
        await db.query<{ primeira: Date | null }>(
          'select min(registrado_em) as primeira from documento_fiscal where campanha_id = $1',
          [campanhaId],
        ),
      ).primeira,
    /**
     * Returns the time from one on at which something of a campaign happened first, so that quiet months are not read hour
     * by hour; null when nothing did.
     */
    findProxima: async (
      { campanha_id, promotora_id }: Pick<CampanhaResumida, 'campanha_id' | 'promotora_id'>,
      de: Date,
    ): Promise<Date | null> => {
      const [nota] = await db.query<{ em: Date | null }>(
        'select min(registrado_em) as em from documento_fiscal where campanha_id = $1 and registrado_em >= $2',
        [campanha_id, de],
      );
      const [cadastro] = await db.query<{ em: Date | null }>(
        'select min(criado_em) as em from consumidor where promotora_id = $1 and criado_em >= $2',
        [promotora_id, de],
      );
      const [premio] = await db.query<{ em: Date | null }>(
        `select min(reclamada_em) as em from premio_unidade
         where campanha_id = $1 and raspadinha_id is not null and reclamada_em >= $2`,
        [campanha_id, de],
      );
      const [mensagem] = await db.query<{ em: Date | null }>(
        'select min(enviada_em) as em from mensagem_enviada where enviada_em >= $1',
        [de],
      );
      const found = [nota, cadastro, premio, mensagem].flatMap((row) => (row?.em ? [row.em.getTime()] : []));
      return found.length > 0 ? new Date(Math.min(...found)) : null;
    },
    /** Returns the time of the receipt that follows so many others of a campaign in a range; undefined without one. */
    findNota: async (
      campanhaId: CampanhaId,
      { de, ate, depoisDe }: { de: Date; ate: Date; depoisDe: number },
    ): Promise<Date | undefined> => {
      const [row] = await db.query<{ registrado_em: Date }>(
        `select registrado_em from documento_fiscal
         where campanha_id = $1 and registrado_em >= $2 and registrado_em < $3
         order by registrado_em offset $4 limit 1`,
        [campanhaId, de, ate, depoisDe],
      );
      return row?.registrado_em;
    },
    /** Begins the roll-ups of a campaign at an hour. */
    begin: (campanhaId: CampanhaId, de: Date) =>
      db.query(
        `insert into resumo_campanha (campanha_id, ate) values ($1, $2)
         on conflict on constraint resumo_campanha__pk do nothing`,
        [campanhaId, de],
      ),
    /**
     * Counts some hours and replaces their roll-ups. The lock on the campaign's row lets runs follow each other, and each
     * statement after it sees all earlier commits: the later run writes the later state.
     *
     * @param ate state of the campaign afterwards; undefined for hours that are read again
     * @param atualizadaEm time at which the roll-ups reached the present; undefined while the history is read
     */
    summarise: (trecho: Trecho, ate?: Date, atualizadaEm?: Date): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.query('select ate from resumo_campanha where campanha_id = $1 for update', [
          trecho.campanhaId,
        ]);
        // Before the counts: an hour that is noted meanwhile stays for the next run.
        await tx.query('delete from resumo_pendente where campanha_id = $1 and hora >= $2 and hora < $3', [
          trecho.campanhaId,
          trecho.de,
          trecho.ate,
        ]);
        const contagens = await readContagens(tx, trecho);
        await replaceHoras(tx, trecho, contagens);
        const dias = new Set(contagens.notas.map(({ hora }) => toSaoPaulo(hora).dia));
        await noteDias(tx, trecho.campanhaId, [...dias]);
        if (ate)
          await tx.query(
            `update resumo_campanha set ate = greatest(ate, $2), atualizada_em = coalesce($3, atualizada_em)
             where campanha_id = $1`,
            [trecho.campanhaId, ate, atualizadaEm ?? null],
          );
      }),
    /** Notes that the roll-ups of campaigns without news reached the present. */
    reach: (campanhaIds: readonly CampanhaId[], agora: Date) =>
      db.query(
        `update resumo_campanha set ate = greatest(ate, $2), atualizada_em = $2 where campanha_id = any($1::uuid[])`,
        [campanhaIds, agora],
      ),
    /** Lists hours to read again: the oldest of each campaign, then the second ones and so on. */
    listPendentes: (limite: number): Promise<HoraPendente[]> =>
      db.query<HoraPendente>(
        `select t.campanha_id, c.promotora_id, t.hora from (
           select campanha_id, hora, row_number() over (partition by campanha_id order by hora) as vez
           from resumo_pendente) t join campanha c on c.campanha_id = t.campanha_id and c.esquecida_em is null
         order by t.vez, t.hora, t.campanha_id limit $1`,
        [limite],
      ),
    /** Deletes the hashes of people of purged campaigns, and the hours to read again, which have lost their rows. */
    forget: async (): Promise<void> => {
      const purged = 'select campanha_id from campanha where esquecida_em is not null';
      await db.query(
        `update resumo_loja set pessoas = '{}' where pessoas <> '{}' and campanha_id in (${purged})`,
      );
      await db.query(`delete from resumo_pendente where campanha_id in (${purged})`);
      await db.query(`delete from resumo_dia where pendente and campanha_id in (${purged})`);
    },
  };
}
