import type { Ator } from '../../../kernel/auth/ator.ts';
import { first, type Db, type Queryable } from '../../../kernel/db/db.ts';
import type { SorteioRef } from '../congelamento/congelado.store.ts';

/** An entry of the extraction by one person. */
export interface Informe {
  readonly ator: Ator;
  readonly extracao: readonly string[];
  /** ISO 8601. */
  readonly em: string;
}

export interface Documento {
  readonly nomeArquivo: string;
  readonly enviadoEm: string;
  readonly ator: Ator;
}

/** The result of an extraction. */
export interface ResultadoView {
  /** Entries that stand, or the only one. */
  readonly informes: readonly Informe[];
  /** The last two different entries, without their prizes. */
  readonly divergencia: { readonly em: string; readonly entre: readonly Ator[] } | null;
  /** The five prizes that two people entered. */
  readonly extracao: readonly string[] | null;
  readonly documento: Documento | null;
}

const nenhumResultado: ResultadoView = {
  informes: [],
  divergencia: null,
  extracao: null,
  documento: null,
};

const columns = 'r.informes, r.divergencia, r.extracao, r.documento';

/** Reads the result of a draw and locks it until the end of the transaction. */
export async function holdResultado(
  tx: Queryable,
  { campanhaId, extracao }: SorteioRef,
): Promise<ResultadoView> {
  await tx.query(
    'insert into sorteio_resultado (campanha_id, data) values ($1, $2) on conflict (campanha_id, data) do nothing',
    [campanhaId, extracao],
  );
  return first(
    await tx.query<ResultadoView>(
      `select ${columns} from sorteio_resultado r where r.campanha_id = $1 and r.data = $2 for update`,
      [campanhaId, extracao],
    ),
  );
}

export type ResultadoStore = ReturnType<typeof createResultadoStore>;

export function createResultadoStore(db: Db) {
  return {
    find: async ({ campanhaId, extracao }: SorteioRef): Promise<ResultadoView> =>
      (
        await db.query<ResultadoView>(
          `select ${columns} from sorteio_resultado r where r.campanha_id = $1 and r.data = $2`,
          [campanhaId, extracao],
        )
      )[0] ?? nenhumResultado,
    /** Lists the days of a campaign's draws with a final result. */
    listDias: async (campanhaId: SorteioRef['campanhaId']): Promise<string[]> =>
      (
        await db.query<{ data: string }>(
          'select r.data from sorteio_resultado r where r.campanha_id = $1 and r.extracao is not null',
          [campanhaId],
        )
      ).map((row) => row.data),
    /** Changes a result under its lock; `change` may throw a refusal. */
    change: (
      ref: SorteioRef,
      change: (before: ResultadoView, tx: Queryable) => ResultadoView | Promise<ResultadoView>,
    ): Promise<ResultadoView> =>
      db.transaction(async (tx) => {
        const after = await change(await holdResultado(tx, ref), tx);
        await tx.query(
          `update sorteio_resultado set informes = $3, divergencia = $4, extracao = $5, documento = $6
           where campanha_id = $1 and data = $2`,
          [
            ref.campanhaId,
            ref.extracao,
            JSON.stringify(after.informes),
            after.divergencia,
            after.extracao && [...after.extracao],
            after.documento,
          ],
        );
        return after;
      }),
    /** Returns which of these files are attached to a result. */
    listNomeados: async (nomesArquivo: readonly string[]): Promise<string[]> =>
      (
        await db.query<{ nome: string }>(
          `select r.documento ->> 'nomeArquivo' as nome from sorteio_resultado r
           where r.documento ->> 'nomeArquivo' = any ($1)`,
          [nomesArquivo],
        )
      ).map(({ nome }) => nome),
  };
}
