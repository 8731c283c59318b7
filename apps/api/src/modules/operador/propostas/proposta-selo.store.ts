import { keyIdSql } from '../../../kernel/auth/cifra.ts';
import type { Queryable } from '../../../kernel/db/db.ts';

/** Counts open proposals with a sealed body per sealing key; they end within 48 hours and are not resealed. */
export const countPropostasSeladas = (db: Queryable): Promise<{ chave: string; total: number }[]> =>
  db.query<{ chave: string; total: number }>(
    `select s.chave, count(*) as total from (
       select ${keyIdSql(`decode(p.corpo ->> 'selado', 'base64')`)} as chave from proposta p
       where p.corpo ? 'selado') s
     group by 1`,
  );
