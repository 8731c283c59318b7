import type { Columns } from '../../schema/call-function.ts';
import { first, toShortReads, type Db } from '../../kernel/db/db.ts';
import { findTotal } from '../../kernel/pagination.ts';
import type { CampanhaId } from '../campanha/public.ts';

export interface RaspadinhaView extends Columns<
  'raspadinha',
  | 'consumidor_id'
  | 'raspadinha_id'
  | 'documento_fiscal_id'
  | 'concedida_em'
  | 'raspada_em'
  | 'ordem'
  | 'premio_id'
  | 'cancelada_em'
  | 'entregue_em'
  | 'retida_em'
> {
  readonly campanha_id: CampanhaId;
}

export type FiltroStatus = 'DISPONIVEL' | 'RASPADA' | 'PREMIADA';

const columns = `r.consumidor_id, r.raspadinha_id, r.campanha_id, r.documento_fiscal_id, r.concedida_em, r.raspada_em,
  r.ordem, r.premio_id, r.cancelada_em, r.entregue_em, r.retida_em`;
const conditions: Record<FiltroStatus, string> = {
  DISPONIVEL: 'and r.raspada_em is null and r.cancelada_em is null',
  RASPADA: 'and r.raspada_em is not null',
  PREMIADA: 'and r.premio_id is not null',
};

export type RaspadinhaViews = ReturnType<typeof createRaspadinhaViews>;

export function createRaspadinhaViews(db: Db) {
  const short = toShortReads(db);
  return {
    get: async (consumidorId: string, raspadinhaId: string): Promise<RaspadinhaView | undefined> =>
      (
        await db.query<RaspadinhaView>(
          `select ${columns} from raspadinha r where r.consumidor_id = $1 and r.raspadinha_id = $2`,
          [consumidorId, raspadinhaId],
        )
      )[0],
    /** Lists a consumer's cards of some campaigns, newest first; filtered lists omit cancelled cards. */
    async list(
      consumidorId: string,
      campanhaIds: readonly CampanhaId[],
      { status, limite, pular }: { status?: FiltroStatus | undefined; limite: number; pular: number },
    ): Promise<{ raspadinhas: RaspadinhaView[]; total: number }> {
      const where = `r.consumidor_id = $1 and r.campanha_id = any ($2::uuid[]) ${status ? conditions[status] : ''}`;
      const raspadinhas = await short.query<RaspadinhaView>(
        `select ${columns} from raspadinha r where ${where}
         order by r.concedida_em desc, r.raspadinha_id desc limit $3 offset $4`,
        [consumidorId, campanhaIds, limite, pular],
      );
      const total = await findTotal({ lidas: raspadinhas.length, limite, pular }, async () => {
        const sql = `select count(*) as total from raspadinha r where ${where}`;
        return first(await short.query<{ total: number }>(sql, [consumidorId, campanhaIds])).total;
      });
      return { raspadinhas, total };
    },
    /** Lists the sealed schedule in its hashed form: one line per unit, in order. */
    listAgenda: (campanhaId: CampanhaId): Promise<{ unidade: number; premioId: string; lugar: number }[]> =>
      db.query<{ unidade: number; premioId: string; lugar: number }>(
        `select u.unidade, u.premio_id as "premioId", u.lugar from premio_unidade u
         where u.campanha_id = $1 order by u.unidade`,
        [campanhaId],
      ),
    /** Counts the won units of each prize. */
    countUsados: async (campanhaId: CampanhaId): Promise<Map<string, number>> =>
      new Map(
        (
          await db.query<{ premio_id: string; usados: number }>(
            `select u.premio_id, count(*) as usados from premio_unidade u
             where u.campanha_id = $1 and u.raspadinha_id is not null group by u.premio_id`,
            [campanhaId],
          )
        ).map(({ premio_id, usados }) => [premio_id, usados]),
      ),
  };
}
