import type { Queryable } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha-id.ts';

/** The instant-prize schedule, column-wise because it can have a million units, with its published hash. */
export interface AgendaLacrada {
  readonly premioIds: readonly string[];
  /** Index of each unit's prize in `premioIds`. */
  readonly premios: Uint32Array;
  readonly lugares: Float64Array;
  readonly compromisso: string;
}

// Rows per statement; serializing the message blocks this process for a few milliseconds.
const rowsAtOnce = 2_000;

/** Inserts the prize schedule; returns false when a concurrent publication has sealed one. */
export async function insertAgenda(
  tx: Queryable,
  campanhaId: CampanhaId,
  { premioIds, premios, lugares, compromisso }: AgendaLacrada,
): Promise<boolean> {
  const sealed = await tx.query(
    `update campanha set compromisso_premios = $2, lacre_com_nonce = true
     where campanha_id = $1 and compromisso_premios is null returning 1 as one`,
    [campanhaId, compromisso],
  );
  if (sealed.length === 0) return false;
  for (let begin = 0; begin < lugares.length; begin += rowsAtOnce) {
    const unidades = Array.from(lugares.subarray(begin, begin + rowsAtOnce), (_, at) => begin + at);
    await tx.query(
      `insert into premio_unidade (campanha_id, unidade, premio_id, lugar)
       select $1::uuid, u.unidade, u.premio_id, u.lugar
       from unnest($2::integer[], $3::text[], $4::bigint[]) as u (unidade, premio_id, lugar)`,
      [
        campanhaId,
        unidades,
        unidades.map((unidade) => premioIds[premios[unidade]!]),
        unidades.map((unidade) => lugares[unidade]),
      ],
    );
  }
  return true;
}
