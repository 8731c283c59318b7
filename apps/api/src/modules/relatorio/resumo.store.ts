import { type Db, first, type Transaction } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';
import type { Contagens, Trecho } from './contagens.views.ts';
import { readContagens } from './contagens.views.ts';

/** A campaign whose roll-ups are kept, with their state; `ate` null before the first run. */
export interface CampanhaResumida {
  readonly campanha_id: CampanhaId;
  readonly promotora_id: string;
  readonly data_inicial: string;
  readonly data_final: string;
  readonly ate: Date | null;
  readonly fotografada_em: Date | null;
}

export type ResumoStore = ReturnType<typeof createResumoStore>;

/** Tables of roll-ups by hour, with the columns that a write sets; `hora` is one of them. */
const tabelas = {
  pessoas: ['resumo_hora', 'hora timestamptz, cadastros int, primeiras int, primeiras_validas int'],
  notas: [
    'resumo_nota',
    `hora timestamptz, origem text, status text, motivo text, notas int, contestadas int, valor_centavos bigint,
     numeros bigint, pontos bigint, cashback_centavos bigint`,
  ],
  lojas: [
    'resumo_loja',
    `hora timestamptz, emitente text, uf text, notas int, validas int, invalidas int, valor_centavos bigint, pessoas int[]`,
  ],
  prazos: ['resumo_prazo', 'hora timestamptz, quem text, faixa smallint, notas int'],
  contagens: ['resumo_contagem', 'hora timestamptz, assunto text, chave text, quantidade int'],
} as const satisfies Readonly<Record<keyof Contagens, readonly [string, string]>>;

const namesOf = (columns: string): string =>
  columns
    .split(',')
    .map((column) => column.trim().split(' ')[0])
    .join(', ');

/** Replaces the roll-ups of some hours. */
async function replace(tx: Transaction, { campanhaId, de, ate }: Trecho, lidas: Contagens): Promise<void> {
  for (const chave of Object.keys(tabelas) as (keyof Contagens)[]) {
    const [tabela, columns] = tabelas[chave];
    await tx.query(`delete from ${tabela} where campanha_id = $1 and hora >= $2 and hora < $3`, [
      campanhaId,
      de,
      ate,
    ]);
    if (lidas[chave].length === 0) continue;
    await tx.query(
      `insert into ${tabela} (campanha_id, ${namesOf(columns)})
       select $1, r.* from jsonb_to_recordset($2::jsonb) as r (${columns})`,
      [campanhaId, JSON.stringify(lidas[chave])],
    );
  }
}

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
    /** Begins the roll-ups of a campaign at an hour. */
    begin: (campanhaId: CampanhaId, de: Date) =>
      db.query(
        `insert into resumo_campanha (campanha_id, ate) values ($1, $2)
         on conflict on constraint resumo_campanha__pk do nothing`,
        [campanhaId, de],
      ),
    /**
     * Counts some hours and replaces their roll-ups. The lock on the campaign's row lets runs follow each other, and each
     * statement after it sees what was committed before: the later run writes the later state.
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
        await replace(tx, trecho, await readContagens(tx, trecho));
        if (ate)
          await tx.query(
            `update resumo_campanha set ate = greatest(ate, $2), atualizada_em = coalesce($3, atualizada_em)
             where campanha_id = $1`,
            [trecho.campanhaId, ate, atualizadaEm ?? null],
          );
      }),
    /** Lists hours of a campaign to read again, the oldest first. */
    listPendentes: async (campanhaId: CampanhaId, limite: number): Promise<Date[]> =>
      (
        await db.query<{ hora: Date }>(
          'select hora from resumo_pendente where campanha_id = $1 order by hora limit $2',
          [campanhaId, limite],
        )
      ).map(({ hora }) => hora),
    /** Deletes the hashes of people of purged campaigns, and the hours to read again, which have lost their rows. */
    forget: async (): Promise<void> => {
      const purged = 'select campanha_id from campanha where esquecida_em is not null';
      await db.query(
        `update resumo_loja set pessoas = '{}' where pessoas <> '{}' and campanha_id in (${purged})`,
      );
      await db.query(`delete from resumo_pendente where campanha_id in (${purged})`);
    },
  };
}
