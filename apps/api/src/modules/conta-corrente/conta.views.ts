import type { Columns } from '../../schema/call-function.ts';
import { first, type Db } from '../../kernel/db/db.ts';
import type { ContaRef, Moeda } from './conta.store.ts';
import type { CampanhaId } from '../campanha/public.ts';

export type ContaView = Columns<'conta', 'disponivel' | 'a_liberar' | 'devido' | 'proximo_em'>;

/** An amount that is released or expires at a moment. */
export interface Previsao {
  readonly em: Date;
  readonly valor: number;
}

export interface LancamentoView {
  readonly moeda: Moeda;
  readonly ordem: number;
  readonly tipo: string;
  readonly valor: number;
  readonly disponivel: number;
  readonly a_liberar: number;
  readonly devido: number;
  readonly origem: string | null;
  readonly origem_id: string | null;
  readonly vale_em: Date;
  /** Remaining amount of a credit; null for any other entry. */
  readonly restante: number | null;
  readonly liberado: boolean | null;
  readonly libera_em: Date | null;
  readonly expira_em: Date | null;
  readonly estornado_em: Date | null;
}

/** Statement filter. Days in São Paulo, both ends included. */
export interface ExtratoFilter {
  readonly tipo?: 'CREDITO' | 'DEBITO' | undefined;
  readonly inicial?: string | undefined;
  readonly final?: string | undefined;
}

/** A lot that an entry created or used. */
export interface LoteView {
  readonly ordem: number;
  readonly origem: string;
  readonly origem_id: string;
  readonly valor: number;
  readonly vale_em: Date;
  readonly expira_em: Date | null;
}

const duePerList = 12;

// Hide releases, which the credit already shows, and entries with zero effect.
const fromExtrato = `from lancamento e where e.consumidor_id = $1 and e.campanha_id = $2 and e.moeda = $3
  and e.tipo <> 'LIBERACAO' and e.valor > 0
  and ($4::text is null or $4 = case when e.tipo in ('CREDITO', 'DEVOLUCAO') then 'CREDITO' else 'DEBITO' end)
  and ($5::date is null or e.vale_em >= $5::date::timestamp at time zone 'America/Sao_Paulo')
  and ($6::date is null or e.vale_em < ($6::date + 1)::timestamp at time zone 'America/Sao_Paulo')`;

const lancamentoColumns = `e.moeda, e.ordem, e.tipo, e.valor, e.disponivel, e.a_liberar, e.devido, e.vale_em,
  coalesce(e.origem, l.origem) as origem, coalesce(e.origem_id, l.origem_id) as origem_id,
  case when e.tipo = 'CREDITO' then l.restante end as restante,
  case when e.tipo = 'CREDITO' then l.liberado end as liberado,
  case when e.tipo = 'CREDITO' then l.libera_em end as libera_em,
  case when e.tipo = 'CREDITO' then l.expira_em end as expira_em,
  case when e.tipo = 'CREDITO' then l.estornado_em end as estornado_em`;
// A credit and its reversal refer to the same lot; a refund refers to a spending.
const joinLote = `left join lote l on (l.consumidor_id, l.campanha_id, l.moeda) = (e.consumidor_id, e.campanha_id, e.moeda)
  and l.ordem = case when e.tipo <> 'DEVOLUCAO' then coalesce(e.sobre_ordem, e.ordem) end`;

const toRefValues = ({ consumidorId, campanhaId, moeda }: ContaRef) => [consumidorId, campanhaId, moeda];
const toFilterValues = (conta: ContaRef, { tipo, inicial, final }: ExtratoFilter) => [
  ...toRefValues(conta),
  tipo ?? null,
  inicial ?? null,
  final ?? null,
];

export type ContaViews = ReturnType<typeof createContaViews>;

export const createContaViews = (db: Db) => ({
  async find(conta: ContaRef): Promise<ContaView | undefined> {
    const rows = await db.query<ContaView>(
      `select disponivel, a_liberar, devido, proximo_em from conta
       where consumidor_id = $1 and campanha_id = $2 and moeda = $3`,
      toRefValues(conta),
    );
    return rows[0];
  },
  /** Lists upcoming releases and expiries, nearest first. */
  async listPrevistos(conta: ContaRef): Promise<{ liberacoes: Previsao[]; vencimentos: Previsao[] }> {
    const rows = await db.query<Previsao & { liberado: boolean }>(
      `select p.liberado, p.em, p.valor from (
         select l.liberado, case when l.liberado then l.expira_em else l.libera_em end as em, sum(l.restante)::bigint as valor,
           row_number() over (
             partition by l.liberado order by case when l.liberado then l.expira_em else l.libera_em end
           ) as lugar
         from lote l
         where l.consumidor_id = $1 and l.campanha_id = $2 and l.moeda = $3 and l.restante > 0
           and (not l.liberado or l.expira_em is not null)
         group by 1, 2
       ) p where p.lugar <= $4 order by p.em`,
      [...toRefValues(conta), duePerList],
    );
    const toPrevisoes = (liberado: boolean) =>
      rows.filter((row) => row.liberado === liberado).map(({ em, valor }) => ({ em, valor }));
    return { liberacoes: toPrevisoes(false), vencimentos: toPrevisoes(true) };
  },
  /** Lists a page of the statement, newest entry first. */
  list: (conta: ContaRef, filter: ExtratoFilter, limite: number, pular: number) =>
    db.query<LancamentoView>(
      `select ${lancamentoColumns}
       from (select e.* ${fromExtrato} order by e.ordem desc limit $7 offset $8) e ${joinLote}
       order by e.ordem desc`,
      [...toFilterValues(conta, filter), limite, pular],
    ),
  count: async (conta: ContaRef, filter: ExtratoFilter): Promise<number> =>
    first(
      await db.query<{ total: number }>(
        `select count(*) as total ${fromExtrato}`,
        toFilterValues(conta, filter),
      ),
    ).total,
  async findLancamento(conta: ContaRef, ordem: number): Promise<LancamentoView | undefined> {
    const rows = await db.query<LancamentoView>(
      `select ${lancamentoColumns} from lancamento e ${joinLote}
       where e.consumidor_id = $1 and e.campanha_id = $2 and e.moeda = $3 and e.ordem = $4 and e.tipo <> 'LIBERACAO'`,
      [...toRefValues(conta), ordem],
    );
    return rows[0];
  },
  /** Finds the latest credit entry of an origin; undefined when there is none. */
  async findOrdem(conta: ContaRef, origem: string, origemId: string): Promise<number | undefined> {
    const rows = await db.query<{ ordem: number }>(
      `select ordem from lote where consumidor_id = $1 and campanha_id = $2 and moeda = $3 and origem = $4
         and origem_id = $5 order by rodada desc limit 1`,
      [...toRefValues(conta), origem, origemId],
    );
    return rows[0]?.ordem;
  },
  /** Lists the lots that an entry created, used or refunded. `valor` is positive. */
  listLotes: (conta: ContaRef, ordem: number) =>
    db.query<LoteView>(
      `select l.ordem, l.origem, l.origem_id, l.expira_em, g.vale_em, u.valor from (
         select lote_ordem, abs(valor) as valor from lote_uso
         where consumidor_id = $1 and campanha_id = $2 and moeda = $3 and ordem = $4
         union all
         select ordem, concedido from lote where consumidor_id = $1 and campanha_id = $2 and moeda = $3 and ordem = $4
       ) u
       join lote l on l.consumidor_id = $1 and l.campanha_id = $2 and l.moeda = $3 and l.ordem = u.lote_ordem
       join lancamento g on g.consumidor_id = $1 and g.campanha_id = $2 and g.moeda = $3 and g.ordem = l.ordem
       order by l.expira_em nulls last, l.ordem`,
      [...toRefValues(conta), ordem],
    ),
  /** Sums the earned amount of a currency up to the end of each day, without goal prizes and reversed credits. */
  async sumUntil(conta: ContaRef, dias: readonly string[]): Promise<number[]> {
    const rows = await db.query<{ valor: number }>(
      `select coalesce(sum(l.concedido) filter (where e.vale_em < (d.dia + 1)::timestamp at time zone 'America/Sao_Paulo'), 0)::bigint
         as valor
       from unnest($4::date[]) with ordinality as d (dia, lugar)
       left join lote l on l.consumidor_id = $1 and l.campanha_id = $2 and l.moeda = $3 and l.origem <> 'meta'
         and l.estornado_em is null
       left join lancamento e on (e.consumidor_id, e.campanha_id, e.moeda, e.ordem)
         = (l.consumidor_id, l.campanha_id, l.moeda, l.ordem)
       group by d.lugar order by d.lugar`,
      [...toRefValues(conta), dias],
    );
    return rows.map((row) => row.valor);
  },
  /** Maps each reached goal's id to its time; its prize can be in the other currency. */
  async mapMetas(consumidorId: string, campanhaId: CampanhaId): Promise<Map<string, Date>> {
    const rows = await db.query<{ origem_id: string; vale_em: Date }>(
      `select l.origem_id, e.vale_em from lote l join lancamento e on (e.consumidor_id, e.campanha_id, e.moeda, e.ordem)
         = (l.consumidor_id, l.campanha_id, l.moeda, l.ordem)
       where l.consumidor_id = $1 and l.campanha_id = $2 and l.origem = 'meta'`,
      [consumidorId, campanhaId],
    );
    return new Map(rows.map((row) => [row.origem_id, row.vale_em]));
  },
});
