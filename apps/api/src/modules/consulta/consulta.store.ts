import type { FatosNota } from '@trevo/rules/documento-fiscal/fonte-valor';
import { callFunction } from '../../schema/call-function.ts';
import type { Db } from '../../kernel/db/db.ts';

/** State of a query to a state's page. `semPagina`: there is no page to query. */
export type ConsultaSituacao = 'pendente' | 'achada' | 'naoAchada' | 'ilegivel' | 'semPagina';

export interface ConsultaNova {
  readonly chaveAcesso: string;
  readonly uf: string;
  /** Output of `formatConsultaQr`; null without a page to query. */
  readonly consulta: string | null;
}

export interface ConsultaView extends FatosNota {
  readonly situacao: ConsultaSituacao;
  /** Whether the state is switched off. */
  readonly isDesligada: boolean;
}

/** A query leased by this process. */
export interface ConsultaTomada {
  readonly uf: string;
  readonly chaveAcesso: string;
  readonly consulta: string;
  readonly tentativas: number;
  readonly ilegiveis: number;
  readonly pedidaEm: Date;
  readonly isSonda: boolean;
}

export interface Ritmo {
  readonly segundos: number;
  readonly ilegiveis: number;
}

export type ConsultaStore = ReturnType<typeof createConsultaStore>;

export const createConsultaStore = (db: Db) => ({
  /**
   * Inserts queries, once per key. A query with other QR parameters, or earlier without any, is queued again
   * unless it succeeded: a forged code must not block the real owner's answer.
   */
  add: (novas: readonly ConsultaNova[], agora: Date): Promise<void> =>
    db.transaction(async (tx) => {
      const columns = (name: keyof ConsultaNova) => novas.map((nova) => nova[name] ?? '');
      await tx.query(
        `insert into consulta_uf (uf) select distinct u from unnest($1::text[]) u order by u on conflict do nothing`,
        [columns('uf')],
      );
      await tx.query(
        `insert into consulta (chave_acesso, uf, consulta, situacao, pedida_em, proxima_em)
         select distinct on (n.chave) n.chave, n.uf, nullif(n.consulta, ''),
           case when n.consulta = '' then 'semPagina' else 'pendente' end, $4,
           case when n.consulta = '' then null else $4::timestamptz end
         from unnest($1::text[], $2::text[], $3::text[]) n (chave, uf, consulta) order by n.chave, n.consulta desc
         on conflict (chave_acesso) do update set consulta = excluded.consulta, situacao = excluded.situacao,
           pedida_em = excluded.pedida_em, proxima_em = excluded.proxima_em, tentativas = 0, ilegiveis = 0, respondida_em = null
         where consulta.situacao <> 'achada' and excluded.consulta is not null
           and excluded.consulta is distinct from consulta.consulta`,
        [columns('chaveAcesso'), columns('uf'), columns('consulta'), agora],
      );
    }),
  async find(chaveAcesso: string): Promise<ConsultaView | undefined> {
    const [row] = await db.query<Omit<ConsultaView, 'isDesligada'> & { uf: string }>(
      `select uf, situacao, emitente, emitido_em as "emitidoEm", valor_centavos as "valorCentavos", quantidade,
         itens, coalesce(cancelada, false) as cancelada
       from consulta where chave_acesso = $1`,
      [chaveAcesso],
    );
    if (!row) return undefined;
    const { uf, ...said } = row;
    const off = await db.query(
      'select 1 as one from consulta_uf where uf = $1 and desligada_em is not null',
      [uf],
    );
    return { ...said, isDesligada: off.length > 0 };
  },
  /** Lists states that are due and have pending queries. */
  async listDevidas(agora: Date): Promise<string[]> {
    const hasDue = async (uf: string, agora: Date): Promise<boolean> => {
      const sql = `select 1 as one from consulta where uf = $1 and situacao = 'pendente' and proxima_em <= $2 limit 1`;
      return (await db.query(sql, [uf, agora])).length > 0;
    };
    const rows = await db.query<{ uf: string; isDesligada: boolean }>(
      `select uf, desligada_em is not null as "isDesligada" from consulta_uf
       where (proxima_em is null or proxima_em <= $1) and (pausa_ate is null or pausa_ate <= $1)
         and desligada_por is distinct from 'operador'
       order by proxima_em nulls first, uf`,
      [agora],
    );
    const devidas: string[] = [];
    for (const { uf, isDesligada } of rows) if (isDesligada || (await hasDue(uf, agora))) devidas.push(uf);
    return devidas;
  },
  async take(uf: string, ritmo: Ritmo, agora: Date, ate: Date): Promise<ConsultaTomada | undefined> {
    const args = { uf, ritmo: ritmo.segundos, ilegiveis: ritmo.ilegiveis, agora, ate };
    const [row] = await callFunction(db, 'consulta_take', args);
    if (!row) return undefined;
    const { chave_acesso, consulta, tentativas, ilegiveis, pedida_em, sonda } = row;
    return {
      uf,
      chaveAcesso: chave_acesso,
      consulta,
      tentativas,
      ilegiveis,
      pedidaEm: pedida_em,
      isSonda: sonda,
    };
  },
  /** Schedules the next attempt at `em`. */
  async postpone(chaveAcesso: string, em: Date, ilegiveis: number): Promise<void> {
    await db.query(
      `update consulta set proxima_em = $2, ilegiveis = $3 where chave_acesso = $1 and situacao = 'pendente'`,
      [chaveAcesso, em, ilegiveis],
    );
  },
  /** Ends a query; returns true for the call that ended it. */
  async answer(
    chaveAcesso: string,
    situacao: ConsultaSituacao,
    fatos: FatosNota | undefined,
    agora: Date,
  ): Promise<boolean> {
    const rows = await db.query(
      `update consulta set situacao = $2, respondida_em = $3, proxima_em = null, emitente = $4, emitido_em = $5,
         valor_centavos = $6, quantidade = $7, cancelada = $8, itens = $9
       where chave_acesso = $1 and (situacao = 'pendente' or (situacao = 'ilegivel' and $2 = 'achada')) returning 1`,
      [
        chaveAcesso,
        situacao,
        agora,
        fatos?.emitente ?? null,
        fatos?.emitidoEm ?? null,
        fatos?.valorCentavos ?? null,
        fatos?.quantidade ?? null,
        fatos?.cancelada ?? null,
        fatos?.itens ? JSON.stringify(fatos.itens) : null,
      ],
    );
    return rows.length > 0;
  },
  /** Lists a state's pending keys in key order. */
  async listPendentes(uf: string, depois: string, limite: number): Promise<string[]> {
    const rows = await db.query<{ chave: string }>(
      `select c.chave_acesso as chave from consulta c
       where c.uf = $1 and c.situacao = 'pendente' and c.chave_acesso > $2 order by c.chave_acesso limit $3`,
      [uf, depois, limite],
    );
    return rows.map(({ chave }) => chave);
  },
  /** Queues unreadable queries since `desde` again. */
  async reopen(uf: string, desde: Date, agora: Date): Promise<void> {
    await db.query(
      `update consulta set situacao = 'pendente', proxima_em = $3, ilegiveis = 0, respondida_em = null
       where uf = $1 and situacao = 'ilegivel' and pedida_em > $2`,
      [uf, desde, agora],
    );
  },
  async deleteBefore(instante: Date): Promise<void> {
    await db.query('delete from consulta where pedida_em < $1', [instante]);
  },
});
