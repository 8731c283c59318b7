import type { Db } from '../../kernel/db/db.ts';

/** SQL: the last day of five years after a delivery. */
const toGuardada = (premio: string): string =>
  `((${premio}.entregue_em at time zone 'America/Sao_Paulo')::date + interval '5 years 1 day')::date`;

export type ForgetArquivos = ReturnType<typeof createForgetArquivos>;

/**
 * Deletes the records of the files of prizes that were delivered five years ago, and returns their names. A year
 * without the day of the delivery ends a day later.
 */
export const createForgetArquivos =
  (db: Db) =>
  async (hoje: string): Promise<string[]> =>
    (
      await db.query<{ nome_arquivo: string }>(
        `delete from premio_arquivo f
       where exists (
         select 1 from raspadinha r
         where r.consumidor_id = f.consumidor_id and r.raspadinha_id = f.premio_id and ${toGuardada('r')} < $1::date
       ) or exists (
         select 1 from premio_andamento a
         where a.consumidor_id = f.consumidor_id and a.premio_id = f.premio_id and ${toGuardada('a')} < $1::date
       )
       returning f.nome_arquivo`,
        [hoje],
      )
    ).map(({ nome_arquivo }) => nome_arquivo);
