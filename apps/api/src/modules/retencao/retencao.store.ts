import { contasMesesPadrao } from '@trevo/config/campanha-file/retencao';
import type { Columns } from '../../schema/call-function.ts';
import { first, type Db, type Queryable } from '../../kernel/db/db.ts';

/** Retention of a promoter's accounts, in months. */
export interface Regra {
  readonly promotora_id: string;
  readonly meses: number;
}

/** An account at or near the end of its retention. */
export interface ContaVencendo {
  readonly consumidor_id: string;
  readonly promotora_id: string;
  /** Last day of retention, `yyyy-mm-dd`. */
  readonly vence_em: string;
  /** Last day of the latest campaign in which the account took part; null without any. */
  readonly fim: string | null;
  /** Whether the promoter owes the account something, or a receipt or an order is undecided. */
  readonly aberta: boolean;
}

export type RodadaRow = Columns<'retencao', 'dia' | 'contas_meses' | 'previstas' | 'encerradas'>;

/** Accounts per statement. */
const windowSize = 5_000;

export const firstId = '00000000-0000-0000-0000-000000000000';

/** Tables that show a consumer's participation in campaigns. */
const participacoes = `
      select x.campanha_id from aceite x where x.consumidor_id = c.consumidor_id
      union all select x.campanha_id from cedula_resposta x where x.consumidor_id = c.consumidor_id
      union all select x.campanha_id from conta x where x.consumidor_id = c.consumidor_id
      union all select x.campanha_id from cupom x where x.consumidor_id = c.consumidor_id
      union all select x.campanha_id from documento_fiscal x where x.consumidor_id = c.consumidor_id
      union all select x.campanha_id from pedido x where x.consumidor_id = c.consumidor_id
      union all select x.campanha_id from raspadinha x where x.consumidor_id = c.consumidor_id
      union all select x.campanha_id from sorteio_premiado x where x.consumidor_id = c.consumidor_id
      union all select x.campanha_id from voucher_pedido x where x.consumidor_id = c.consumidor_id`;

/**
 * Reasons to keep an account beyond its retention. An invitation under review is found in the invited consumer's
 * row.
 */
const pendencias = [
  `select 1 from raspadinha x where x.consumidor_id = c.consumidor_id and x.premio_id is not null
     and x.cancelada_em is null and x.entregue_em is null`,
  `select 1 from conta x where x.consumidor_id = c.consumidor_id and (x.disponivel > 0 or x.a_liberar > 0)`,
  `select 1 from documento_fiscal x where x.consumidor_id = c.consumidor_id and x.status = 'PENDENTE'`,
  `select 1 from pedido x where x.consumidor_id = c.consumidor_id
     and x.situacao in ('PENDENTE', 'APROVADO', 'SEPARACAO', 'ENVIADO')`,
  `select 1 from voucher_pedido x where x.consumidor_id = c.consumidor_id and x.situacao = 'PENDENTE'`,
  `select 1 from indicacao x where x.indicado_id = c.consumidor_id and x.situacao = 'EM_ANALISE'`,
]
  .map((sql) => `exists (${sql})`)
  .join(' or ');

/**
 * Selects accounts between two ids with an end of retention before a day. A campaign's current end counts, also when
 * it was extended.
 *
 * @param where condition on the accounts
 */
const toVencendoSql = (where: string) => `
  select v.consumidor_id, v.promotora_id, v.fim, v.vence_em, v.aberta from (
    select c.consumidor_id, c.promotora_id, p.fim, (${pendencias}) as aberta,
      (greatest((u.uso at time zone 'America/Sao_Paulo')::date, p.fim) + make_interval(months => r.meses))::date as vence_em
    from consumidor c
    join unnest($1::text[], $2::int[]) as r (promotora_id, meses) on r.promotora_id = c.promotora_id
    cross join lateral (select greatest(c.criado_em, c.atualizado_em, c.usado_em) as uso) u
    cross join lateral (
      select max(k.data_final) as fim from campanha k where k.campanha_id in (${participacoes})
    ) p
    where ${where} and c.ativo and u.uso + make_interval(months => r.meses) < $3::date::timestamp at time zone 'America/Sao_Paulo'
  ) v where v.vence_em < $3::date`;

const vencendoInWindowSql = toVencendoSql('c.consumidor_id > $4 and c.consumidor_id <= $5');
const vencendoOneSql = toVencendoSql('c.consumidor_id = $4');

const lastOf = (ids: readonly { consumidor_id: string }[]) => ids.at(-1)?.consumidor_id;

export type RetencaoStore = ReturnType<typeof createRetencaoStore>;

/** Store of retention: due accounts and the report. */
export function createRetencaoStore(db: Db) {
  const toRules = (regras: readonly Regra[]) => [
    regras.map((regra) => regra.promotora_id),
    regras.map((regra) => regra.meses),
  ];
  /** Returns consumers with an invitation under review: those rows are on the invited consumers' shards. */
  const listConvidando = async (tx: Queryable, ids: readonly string[]): Promise<Set<string>> => {
    if (ids.length === 0) return new Set();
    const rows = await tx.query<{ consumidor_id: string }>(
      `select distinct i.consumidor_id from indicacao i
       where i.consumidor_id = any($1::uuid[]) and i.situacao = 'EM_ANALISE'`,
      [ids],
    );
    return new Set(rows.map((row) => row.consumidor_id));
  };
  const withConvites = async (tx: Queryable, contas: readonly ContaVencendo[]): Promise<ContaVencendo[]> => {
    const convidando = await listConvidando(
      tx,
      contas.map((conta) => conta.consumidor_id),
    );
    return contas.map((conta) => ({
      ...conta,
      aberta: conta.aberta || convidando.has(conta.consumidor_id),
    }));
  };
  return {
    /**
     * Lists each promoter's rule: the longest of its campaigns, so that every campaign's announced retention is
     * honoured.
     */
    listRegras: (): Promise<Regra[]> =>
      db.query<Regra>(
        `select k.promotora_id,
           max(coalesce((k.arquivo #>> '{promotora,retencao,contasMeses}')::int, $1)) as meses
         from campanha k group by k.promotora_id order by k.promotora_id`,
        [contasMesesPadrao],
      ),
    /**
     * Lists accounts of the next id window with an end of retention before a day, with the end of the window; null
     * after the last one.
     */
    async listVencendo(
      regras: readonly Regra[],
      antesDe: string,
      depoisDe: string,
    ): Promise<{ contas: ContaVencendo[]; ate: string } | null> {
      const ate = lastOf(
        await db.query<{ consumidor_id: string }>(
          `select j.consumidor_id from (
             select c.consumidor_id from consumidor c where c.consumidor_id > $1
             order by c.consumidor_id limit ${windowSize}
           ) j order by j.consumidor_id desc limit 1`,
          [depoisDe],
        ),
      );
      if (ate === undefined) return null;
      const contas = await db.query<ContaVencendo>(vencendoInWindowSql, [
        ...toRules(regras),
        antesDe,
        depoisDe,
        ate,
      ]);
      return { contas: await withConvites(db, contas), ate };
    },
    /** Reads the account again within the locking transaction; undefined when its retention lasts longer by now. */
    async findVencida(
      tx: Queryable,
      regra: Regra,
      dia: string,
      consumidorId: string,
    ): Promise<ContaVencendo | undefined> {
      const contas = await tx.query<ContaVencendo>(vencendoOneSql, [...toRules([regra]), dia, consumidorId]);
      return (await withConvites(tx, contas)).find((conta) => !conta.aberta);
    },
    /** Inserts the day's report before the first deletion; keeps an existing one. */
    async openRodada(regra: Regra, dia: string, previstas: number, agora: Date): Promise<void> {
      await db.query(
        `insert into retencao (promotora_id, dia, contas_meses, previstas, encerradas, iniciada_em)
         values ($1, $2, $3, $4, 0, $5) on conflict on constraint retencao__pk do nothing`,
        [regra.promotora_id, dia, regra.meses, previstas, agora],
      );
    },
    /** Counts a deleted account within its transaction. */
    async countEncerrada(tx: Queryable, promotoraId: string, dia: string): Promise<void> {
      first(
        await tx.query(
          'update retencao set encerradas = encerradas + 1 where promotora_id = $1 and dia = $2 returning 1',
          [promotoraId, dia],
        ),
      );
    },
    /** Lists the report's days, newest first. */
    listRodadas: (promotoraId: string): Promise<RodadaRow[]> =>
      db.query<RodadaRow>(
        `select t.dia, t.contas_meses, t.previstas, t.encerradas from retencao t
         where t.promotora_id = $1 order by t.dia desc limit 400`,
        [promotoraId],
      ),
  };
}
