import type { Transaction } from '../../../kernel/db/db.ts';
import type { HoraMudada } from '../../documento-fiscal/public.ts';

/** Notes hours to read again. */
export const addPendentes = async (tx: Transaction, horas: readonly HoraMudada[]): Promise<void> => {
  await tx.query(
    `insert into resumo_pendente (campanha_id, hora)
     select h.campanha_id, h.hora from unnest($1::uuid[], $2::timestamptz[]) as h (campanha_id, hora)
     order by 1, 2 on conflict on constraint resumo_pendente__pk do nothing`,
    [horas.map(({ campanha_id }) => campanha_id), horas.map(({ hora }) => hora.toISOString())],
  );
};
