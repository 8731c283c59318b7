import type { TetoId } from '@trevo/rules/operador/tetos';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** An amount that counts towards a ceiling. */
export interface Uso {
  readonly teto: TetoId;
  readonly alvo: 'operador' | 'credencial' | 'pessoa';
  readonly chave: string;
  /** A day in São Paulo, or `campanha`. */
  readonly periodo: string;
  readonly quanto: number;
  readonly maximo: number;
}

/** Thrown within a transaction with amounts above a ceiling: nothing is counted. */
class Passou extends Error {
  readonly usos: readonly Uso[];
  constructor(usos: readonly Uso[]) {
    super('a ceiling is passed');
    this.usos = usos;
  }
}

const toColumns = (usos: readonly Uso[]) => [
  usos.map(({ periodo }) => periodo),
  usos.map(({ teto }) => teto),
  usos.map(({ chave }) => chave),
  usos.map(({ quanto }) => quanto),
  usos.map(({ maximo }) => maximo),
];

export type TetoStore = ReturnType<typeof createTetoStore>;

/** Sums towards ceilings. */
export const createTetoStore = (db: Db) => ({
  /** Adds amounts if no sum passes its ceiling, else none; returns those that would pass one. */
  async add(campanhaId: CampanhaId, usos: readonly Uso[]): Promise<readonly Uso[]> {
    const tooMuch = usos.filter(({ quanto, maximo }) => quanto > maximo);
    if (tooMuch.length > 0) return tooMuch;
    try {
      await db.transaction(async (tx) => {
        // Ordered, so that concurrent acts lock the sums in one order.
        const added = await tx.query<{ periodo: string; teto: string; chave: string }>(
          `insert into teto_uso (campanha_id, periodo, teto, chave, soma, maximo)
           select $1, r.periodo, r.teto, r.chave, r.quanto, r.maximo
           from unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[])
             as r (periodo, teto, chave, quanto, maximo)
           order by r.periodo, r.teto, r.chave
           on conflict on constraint teto_uso__pk do update
             set soma = teto_uso.soma + excluded.soma, maximo = excluded.maximo
             where teto_uso.soma + excluded.soma <= excluded.maximo
           returning periodo, teto, chave`,
          [campanhaId, ...toColumns(usos)],
        );
        const left = usos.filter(
          (uso) =>
            !added.some(
              ({ periodo, teto, chave }) =>
                periodo === uso.periodo && teto === uso.teto && chave === uso.chave,
            ),
        );
        if (left.length > 0) throw new Passou(left);
      });
      return [];
    } catch (error) {
      if (error instanceof Passou) return error.usos;
      throw error;
    }
  },
  /** Takes amounts back of an act that was not done. */
  async giveBack(campanhaId: CampanhaId, usos: readonly Uso[]): Promise<void> {
    await db.query(
      `update teto_uso u set soma = greatest(0, u.soma - r.quanto)
       from unnest($2::text[], $3::text[], $4::text[], $5::bigint[]) as r (periodo, teto, chave, quanto)
       where u.campanha_id = $1 and u.periodo = r.periodo and u.teto = r.teto and u.chave = r.chave`,
      [campanhaId, ...toColumns(usos).slice(0, 4)],
    );
  },
  /** Deletes the sums of days before one. */
  async deleteDaysBefore(dia: string): Promise<void> {
    await db.query(`delete from teto_uso where periodo <> 'campanha' and periodo < $1`, [dia]);
  },
});
