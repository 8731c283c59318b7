import { first, type Db } from '../../kernel/db/db.ts';
import type { ListNotas } from '../indicacao/public.ts';
import type { CupomFilter, CupomView, CupomViews } from '../cupom/public.ts';

const ofConsumidor = 'c.consumidor_id = $1 and c.campanha_id = $2';
const fromCupom = `from cupom c join documento_fiscal d
  on d.consumidor_id = c.consumidor_id and d.documento_fiscal_id = c.documento_fiscal_id`;
const ofFilter = `${ofConsumidor}
  and ($3::date is null or c.concedido_em >= $3::date::timestamp at time zone 'America/Sao_Paulo')
  and ($4::date is null or c.concedido_em < ($4::date + 1)::timestamp at time zone 'America/Sao_Paulo')
  and ($5::boolean is null or d.tipo <> 'Cupom') and ($6::uuid is null or c.documento_fiscal_id = $6)`;

const toValues = (consumidorId: string, campanhaId: string, filter: CupomFilter) => [
  consumidorId,
  campanhaId,
  filter.inicial ?? null,
  filter.final ?? null,
  filter.isFiscal ?? null,
  filter.documentoFiscalId ?? null,
];

type Periodos = Awaited<ReturnType<CupomViews['countByPeriodo']>>;
const since = (day: string) =>
  `count(*) filter (where documento_fiscal_participa(d) >= (${day}::date)::timestamp at time zone 'America/Sao_Paulo')`;
const periodos = `${since('$3')} as diario, ${since('$4')} as semanal, ${since('$5')} as mensal, count(*) as total`;

/** Numbers with the receipts that earned them: the higher of the two modules joins what the lower one shows. */
export function createCupomViews(db: Db): CupomViews {
  return {
    listByConsumidor: (consumidorId, campanhaId, filter, limite, pular) =>
      db.query<CupomView>(
        `select c.indice, c.serie, c.numero, c.documento_fiscal_id, c.concedido_em, c.cancelado_em, d.chave_acesso, d.tipo, d.emitente,
           d.emitido_em, documento_fiscal_participa(d) as participa_em
         ${fromCupom} where ${ofFilter} order by c.concedido_em desc, c.indice limit $7 offset $8`,
        [...toValues(consumidorId, campanhaId, filter), limite, pular],
      ),
    countByConsumidor: async (consumidorId, campanhaId, filter) =>
      (
        await db.query<{ total: number }>(
          `select count(*) as total ${fromCupom} where ${ofFilter}`,
          toValues(consumidorId, campanhaId, filter),
        )
      )[0]!.total,
    countByPeriodo: async (consumidorId, campanhaId, { dia, semana, mes }) =>
      first(
        await db.query<Periodos>(
          `select ${periodos} ${fromCupom} where ${ofConsumidor} and c.cancelado_em is null`,
          [consumidorId, campanhaId, dia, semana, mes],
        ),
      ),
  };
}

/** The same of a person's cards: those of receipts that came in since the given days began. */
export function createCountRaspadinhas(db: Db): CupomViews['countByPeriodo'] {
  return async (consumidorId, campanhaId, { dia, semana, mes }) =>
    first(
      await db.query<Periodos>(
        `select ${periodos} from raspadinha r join documento_fiscal d
           on d.consumidor_id = r.consumidor_id and d.documento_fiscal_id = r.documento_fiscal_id
         where r.consumidor_id = $1 and r.campanha_id = $2 and r.cancelada_em is null`,
        [consumidorId, campanhaId, dia, semana, mes],
      ),
    );
}

/** The receipts of people who were invited, and whether who invited them had sent the same purchase. */
export const createListNotas =
  (db: Db): ListNotas =>
  (indicadorId, notas) =>
    db.query(
      `select d.consumidor_id, d.chave_acesso, coalesce(d.identidade, d.chave_acesso) as identidade, d.registrado_em, exists (
         select 1 from documento_fiscal r
         where r.consumidor_id = $1 and r.campanha_id = d.campanha_id
           and coalesce(r.identidade, r.chave_acesso) = coalesce(d.identidade, d.chave_acesso)
       ) as enviada
       from unnest($2::uuid[], $3::uuid[]) as n (consumidor_id, documento_fiscal_id)
       join documento_fiscal d using (consumidor_id, documento_fiscal_id)`,
      [
        indicadorId,
        notas.map(({ consumidorId }) => consumidorId),
        notas.map(({ documentoFiscalId }) => documentoFiscalId),
      ],
    );
