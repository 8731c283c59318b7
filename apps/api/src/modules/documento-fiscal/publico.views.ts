import type { Publico } from '@trevo/contract/notificacao/publico';
import { maximoContado } from '@trevo/contract/notificacao/publico';
import { sqlState } from '../../kernel/database-error.ts';
import { first, type Db } from '../../kernel/db/db.ts';
import { withStatementLimit } from '../../kernel/statement-limit.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { PublicoViews } from '../notificacao/public.ts';

const countSeconds = 5;
/** People per page of a walk: bounds the time of its statements for every selected share of them. */
const windowSize = 5_000;
const dayMilliseconds = 86_400_000;

/** Condition on a consumer `c`: $1 promoter, $2 campaign, $3 kind, $4 earliest receipt, $5 state. */
const isMembroSql = `c.promotora_id = $1 and c.ativo and (
    $3 = 'todos'
    or $3 = 'uf' and upper(c.endereco ->> 'estado') = $5
    or $3 = 'semNota' and not exists (
      select from documento_fiscal d where d.consumidor_id = c.consumidor_id and d.campanha_id = $2
    )
    or $3 = 'comNotaValida' and exists (
      select from documento_fiscal d
      where d.consumidor_id = c.consumidor_id and d.campanha_id = $2 and d.status = 'VALIDO'
    )
    or $3 = 'semNotaNova' and exists (
      select from documento_fiscal d where d.consumidor_id = c.consumidor_id and d.campanha_id = $2
    ) and not exists (
      select from documento_fiscal d
      where d.consumidor_id = c.consumidor_id and d.campanha_id = $2 and d.registrado_em >= $4::timestamptz
    ))`;

const countSql = `select count(*)::int as pessoas, count(*) filter (where j.aceita_notificacao)::int as aceitam from (
  select c.aceita_notificacao from consumidor c where ${isMembroSql} limit ${maximoContado + 1}
) j`;

const windowSql = `select c.consumidor_id from consumidor c
  where ${isMembroSql} and c.consumidor_id > $6 and ($7::uuid is null or c.consumidor_id <= $7)`;

/** Selects the people of a notice by their profile and their receipts. */
export function createPublicoViews(db: Db): PublicoViews {
  const toValues = (
    { promotoraId, campanhaId }: Pick<CampanhaPublicada, 'promotoraId' | 'campanhaId'>,
    publico: Publico,
    em: Date,
  ) => [
    promotoraId,
    campanhaId,
    publico.tipo,
    publico.tipo === 'semNotaNova' ? new Date(em.getTime() - publico.dias * dayMilliseconds) : em,
    publico.tipo === 'uf' ? publico.uf : '',
  ];
  return {
    async count(campanha, publico, em) {
      try {
        const rows = await withStatementLimit(countSeconds, () =>
          db.query<{ pessoas: number; aceitam: number }>(countSql, toValues(campanha, publico, em)),
        );
        return first(rows);
      } catch (error) {
        // -- swallowed: a count that takes too long is answered as unknown
        if (sqlState(error) === '57014') return { pessoas: null, aceitam: null };
        throw error;
      }
    },
    async listPagina(campanha, publico, em, depoisDe) {
      const [last] = await db.query<{ consumidor_id: string }>(
        `select c.consumidor_id from consumidor c where c.consumidor_id > $1
         order by c.consumidor_id limit 1 offset ${windowSize - 1}`,
        [depoisDe],
      );
      const ate = last?.consumidor_id ?? null;
      const members = await db.query<{ consumidor_id: string }>(windowSql, [
        ...toValues(campanha, publico, em),
        depoisDe,
        ate,
      ]);
      return { consumidores: members.map(({ consumidor_id }) => consumidor_id), ate };
    },
  };
}
