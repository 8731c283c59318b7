import type { AvisoCodigo } from '@trevo/contract/operador/operador.calls';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Db } from './kernel/db/db.ts';
import { checkSettings } from './kernel/db/pg-settings.ts';
import { EnvironmentError } from './kernel/environment.ts';
import type { Logger } from './kernel/log.ts';

/**
 * Throws EnvironmentError when a connection lacks necessary settings, which only a pooler can cause; logs
 * deviating timeouts.
 */
export async function requireConnectionSettings(db: Db, log: Logger): Promise<void> {
  const { refused, told } = checkSettings(await db.readSettings());
  if (refused.length > 0)
    throw new EnvironmentError(
      `The connection pooler drops settings that the program requires; set them on the database role: ${refused.join('; ')}.`,
      'banco.configuracao',
    );
  if (told.length > 0)
    log.warn(
      { event: 'pooler_settings', fix: told },
      'The connection pooler drops the time-outs; set them on the database role',
    );
}

const diasComparados = 400;

/**
 * Compares the São Paulo time zone of Node's ICU with the database's tzdata at the next midnights, because dates
 * are computed by both.
 */
export async function findAvisosDoBanco(
  db: Db,
  now: Date,
  toLocal: typeof toSaoPaulo = toSaoPaulo,
): Promise<AvisoCodigo[]> {
  const midnights = await db.query<{ instante: Date; local: string }>(
    `select m.instante, to_char(m.instante at time zone 'America/Sao_Paulo', 'YYYY-MM-DD HH24:MI:SS') as local
     from (
       select ($1::date + n)::timestamp at time zone 'America/Sao_Paulo' as instante from generate_series(0, $2 - 1) n
     ) m`,
    [toLocal(now).dia, diasComparados],
  );
  const isEqual = midnights.every(({ instante, local }) => {
    const { dia, hora } = toLocal(instante);
    return local === `${dia} ${hora}`;
  });
  return isEqual ? [] : ['banco.outroFuso'];
}
