import { first, toShortReads, type Db } from '../../../kernel/db/db.ts';
import type { ListNotas } from '../../indicacao/public.ts';
import type { CupomFilter, CupomView, CupomViews } from '../../cupom/public.ts';
import type { CampanhaId } from '../../campanha/public.ts';

const ofConsumidor = 'c.consumidor_id = $1 and c.campanha_id = $2';
const fromCupom = `from cupom c join documento_fiscal d
  on d.consumidor_id = c.consumidor_id and d.documento_fiscal_id = c.documento_fiscal_id`;
const ofFilter = `${ofConsumidor}
  and ($3::date is null or c.concedido_em >= $3::date::timestamp at time zone 'America/Sao_Paulo')
  and ($4::date is null or c.concedido_em < ($4::date + 1)::timestamp at time zone 'America/Sao_Paulo')
  and ($5::boolean is null or d.tipo <> 'Cupom') and ($6::uuid is null or c.documento_fiscal_id = $6)`;

const toValues = (consumidorId: string, campanhaId: CampanhaId, filter: CupomFilter) => [
  consumidorId,
  campanhaId,
  filter.inicial ?? null,
  filter.final ?? null,
  filter.isFiscal ?? null,
  filter.documentoFiscalId ?? null,
];

type Periodos = Awaited<ReturnType<CupomViews['countByPeriodo']>>;
const since = (day: string) =>
  `count(*) filter (where coalesce(d.participa_em, d.registrado_em) >= (${day}::date)::timestamp at time zone 'America/Sao_Paulo')`;
const periodos = `${since('$3')} as diario, ${since('$4')} as semanal, ${since('$5')} as mensal, count(*) as total`;

/** Joins lucky numbers with the receipts that earned them; implemented here because this module ranks above cupom. */
export function createCupomViews(db: Db): CupomViews {
  const short = toShortReads(db);
  return {
    listByConsumidor: (consumidorId, campanhaId, filter, limite, pular) =>
      short.query<CupomView>(
        `select c.indice, c.serie, c.numero, c.documento_fiscal_id, c.concedido_em, c.cancelado_em, d.chave_acesso, d.tipo, d.emitente,
           d.emitido_em, coalesce(d.participa_em, d.registrado_em) as participa_em
         ${fromCupom} where ${ofFilter} order by c.concedido_em desc, c.indice limit $7 offset $8`,
        [...toValues(consumidorId, campanhaId, filter), limite, pular],
      ),
    countByConsumidor: async (consumidorId, campanhaId, filter) =>
      (
        await short.query<{ total: number }>(
          `select count(*) as total ${fromCupom} where ${ofFilter}`,
          toValues(consumidorId, campanhaId, filter),
        )
      )[0]!.total,
    countByPeriodo: async (consumidorId, campanhaId, { dia, semana, mes }) =>
      first(
        await short.query<Periodos>(
          `select ${periodos} ${fromCupom} where ${ofConsumidor} and c.cancelado_em is null`,
          [consumidorId, campanhaId, dia, semana, mes],
        ),
      ),
  };
}

/** Counts a consumer's scratch cards of receipts that came in since the given days began. */
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

type NotaIndicada = Awaited<ReturnType<ListNotas>>[number];

/** Lists receipts of invited consumers and whether the inviting consumer had sent the same purchase. */
export const createListNotas =
  (db: Db): ListNotas =>
  async (indicadorId, notas) => {
    const found = await db.query<Omit<NotaIndicada, 'enviada'> & { campanha_id: CampanhaId }>(
      `select d.campanha_id, d.consumidor_id, d.chave_acesso, coalesce(d.identidade, d.chave_acesso) as identidade,
         d.registrado_em
       from unnest($1::uuid[], $2::uuid[]) as n (consumidor_id, documento_fiscal_id)
       join documento_fiscal d using (consumidor_id, documento_fiscal_id)`,
      [
        notas.map(({ consumidorId }) => consumidorId),
        notas.map(({ documentoFiscalId }) => documentoFiscalId),
      ],
    );
    const sent = await db.query<{ campanha_id: CampanhaId; identidade: string }>(
      `select campanha_id, coalesce(identidade, chave_acesso) as identidade from documento_fiscal
       where consumidor_id = $1 and coalesce(identidade, chave_acesso) = any ($2::text[])`,
      [indicadorId, found.flatMap(({ identidade }) => identidade ?? [])],
    );
    const toKey = (campanhaId: CampanhaId, identidade: string | null) => `${campanhaId} ${identidade}`;
    const enviadas = new Set(sent.map((one) => toKey(one.campanha_id, one.identidade)));
    return found.map(({ campanha_id, ...nota }) => ({
      ...nota,
      enviada: enviadas.has(toKey(campanha_id, nota.identidade)),
    }));
  };
