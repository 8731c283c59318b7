import {
  type PremioArquivo,
  premioDireitoDias,
  premioEntregaDias,
  type PremioPasso,
  type PremioSituacao,
} from '@trevo/rules/sorte/premios/premio-situacao';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Columns } from '../../schema/call-function.ts';
import { type Db, type Queryable, toShortReads } from '../../kernel/db/db.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** Terms of the prizes of campaigns by their files, as SQL reads them. */
export type Prazos = Readonly<
  Record<
    CampanhaId,
    {
      /** Last day for claiming an instant prize without a term of its own. */
      readonly fim: string;
      /** Terms of instant prizes by id, and of draws by day. */
      readonly itens: Readonly<
        Record<string, { readonly ate?: string | undefined; readonly dias?: number | undefined }>
      >;
    }
  >
>;

export interface Passo {
  readonly passo: PremioPasso;
  readonly em: string;
  readonly ator: Ator;
  readonly motivo: string | null;
}

export interface PremioView {
  readonly origem: 'instantaneo' | 'sorteio';
  readonly consumidor_id: string;
  readonly premio_id: string;
  readonly campanha_id: CampanhaId;
  /** Id of an instant prize in the campaign's file; null for a draw. */
  readonly item: string | null;
  /** Day, number and prize of a draw; null for an instant prize. */
  readonly sorteio: string | null;
  readonly serie: string | null;
  readonly numero: string | null;
  readonly premio: string | null;
  readonly ganho_em: Date;
  readonly retida_em: Date | null;
  readonly entregue_em: Date | null;
  readonly entregue_por: string | null;
  readonly entrega_ator: Ator | null;
  readonly avisado_em: Date | null;
  readonly documentos_em: Date | null;
  readonly pausado_em: Date | null;
  readonly pausa_motivo: string | null;
  readonly historico: readonly Passo[];
  /** Null after the account is deleted. */
  readonly nome: string | null;
  readonly cpf: string | null;
  readonly entregar_ate: string;
  readonly caduca_em: string;
  readonly situacao: PremioSituacao;
}

export type ArquivoView = Columns<'premio_arquivo', 'nome_arquivo' | 'enviado_em'> & {
  readonly tipo: PremioArquivo;
  readonly ator: Ator;
};

export type ContatoView = Columns<'consumidor', 'nome' | 'telefone_contato' | 'email'>;

/** Names a prize: the card of an instant prize, or the derived id of a draw's prize. */
export interface PremioRef {
  readonly consumidorId: string;
  readonly premioId: string;
}

export interface FiltroPremios {
  readonly situacao?: PremioSituacao | undefined;
  readonly premio?: string | undefined;
  readonly prazo?: 'atrasados' | 'vencendo' | undefined;
  /** Whether `premio` is the day of a draw. */
  readonly isSorteio?: boolean;
}

const firstId = '00000000-0000-0000-0000-000000000000';

const ganhoDia = `(g.ganho_em at time zone 'America/Sao_Paulo')::date`;

/** SQL: a term of the prize in the file, `ate` or `dias`. */
const doArquivo = `$2::jsonb -> g.campanha_id::text -> 'itens' -> coalesce(g.item, g.sorteio::text) ->>`;

/** SQL: instant prizes of campaigns. */
const instantaneos = `
  select 'instantaneo' as origem, r.consumidor_id, r.raspadinha_id as premio_id, r.campanha_id, r.premio_id as item,
    null::date as sorteio, null::text as serie, null::text as numero, null::text as premio, r.raspada_em as ganho_em,
    r.retida_em, r.entregue_em, r.entregue_por, r.entrega_ator
  from raspadinha r
  where r.campanha_id = any ($1::uuid[]) and r.premio_id is not null and r.raspada_em is not null`;

/** SQL: prizes of draws of campaigns. */
const sorteados = `
  select 'sorteio' as origem, w.consumidor_id,
    md5(w.campanha_id::text || ':' || w.data::text || ':' || w.serie || ':' || w.numero)::uuid as premio_id, w.campanha_id, null::text as item,
    w.data as sorteio, w.serie, w.numero, w.premio, w.registrado_em as ganho_em, n.cancelado_em as retida_em,
    null::timestamptz as entregue_em, null::text as entregue_por, null::jsonb as entrega_ator
  from sorteio_premiado w
  join cupom n on n.campanha_id = w.campanha_id and n.consumidor_id = w.consumidor_id and n.serie = w.serie
    and n.numero = w.numero
  where w.campanha_id = any ($1::uuid[])`;

/**
 * Returns the SQL of won prizes with their terms and states. The id of a draw's prize is derived from its day and
 * number, so a correction of the draw keeps its steps. `$1`: campaigns, `$2`: their terms, `$3`: the current day.
 */
const toPremiosSql = (ganhos: string): string => `
  select v.origem, v.consumidor_id, v.premio_id, v.campanha_id, v.item, v.sorteio, v.serie, v.numero, v.premio,
    v.ganho_em, v.retida_em, v.entregue_em, v.entregue_por, v.entrega_ator, v.avisado_em, v.documentos_em, v.pausado_em,
    v.pausa_motivo, v.historico, v.nome, v.cpf, v.entregar_ate, v.caduca_em,
    case
      when v.entregue_em is not null then 'ENTREGUE'
      when v.retida_em is not null then 'RETIDO'
      when v.caduca_em < $3::date then 'VENCIDO'
      when v.documentos_em is not null then 'DOCUMENTOS'
      when v.avisado_em is not null then 'AVISADO'
      else 'GANHO' end as situacao
  from (
    select g.origem, g.consumidor_id, g.premio_id, g.campanha_id, g.item, g.sorteio, g.serie, g.numero, g.premio,
      g.ganho_em, g.retida_em, coalesce(g.entregue_em, a.entregue_em) as entregue_em,
      coalesce(g.entregue_por, a.entregue_por) as entregue_por, coalesce(g.entrega_ator, a.entrega_ator) as entrega_ator,
      a.avisado_em, a.documentos_em, a.pausado_em, a.pausa_motivo, coalesce(a.historico, '[]'::jsonb) as historico,
      case when c.excluido_em is null then c.nome end as nome, c.cpf,
      coalesce(g.sorteio, ${ganhoDia}) + ${premioEntregaDias} as entregar_ate,
      coalesce(
        (${doArquivo} 'ate')::date,
        ${ganhoDia} + (${doArquivo} 'dias')::integer,
        g.sorteio + ${premioDireitoDias},
        ($2::jsonb -> g.campanha_id::text ->> 'fim')::date
      ) as caduca_em
    from (${ganhos}    ) g
    left join premio_andamento a on a.consumidor_id = g.consumidor_id and a.premio_id = g.premio_id
    join consumidor c on c.consumidor_id = g.consumidor_id
  ) v`;

export const premiosSql = toPremiosSql(`${instantaneos} union all ${sorteados}`);

/** SQL of a page of one kind of prizes, in the order of its index. */
const toPageSql = (ganhos: string): string => `select p.* from (${toPremiosSql(ganhos)}) p
  where ($4::text is null or p.situacao = $4) and ($5::text is null or coalesce(p.item, p.sorteio::text) = $5)
    and ($6::text is null or (p.situacao <> 'ENTREGUE' and case $6
      when 'atrasados' then p.entregar_ate < $3::date
      else p.entregar_ate between $3::date and $3::date + 7 end))
    and (p.ganho_em, p.premio_id) > (coalesce($7, '-infinity'::timestamptz), coalesce($8, '${firstId}'::uuid))
  order by p.ganho_em, p.premio_id limit $9`;

/** SQL of a page of both kinds. Each kind is limited by itself, so that the page of a million prizes reads its own rows. */
const toListSql = (instantaneosAbertos: string): string => `
  select p.* from (
    (${toPageSql(`${instantaneos} and r.campanha_id = ($1::uuid[])[1] ${instantaneosAbertos}`)})
    union all (${toPageSql(sorteados)})
  ) p order by p.ganho_em, p.premio_id limit $9`;
const listSql = toListSql('');
/** Without the instant prizes, which a campaign has by the million. */
const listSorteioSql = toPageSql(sorteados);
const listAbertosSql = toListSql('and r.entregue_em is null');
const toGeralSql = (situacao: FiltroPremios['situacao'], prazo: FiltroPremios['prazo']): string =>
  prazo || (situacao && situacao !== 'ENTREGUE') ? listAbertosSql : listSql;
const getSql = `select p.* from (${premiosSql}) p where p.consumidor_id = $4 and p.premio_id = $5`;
const codigoSql = `select p.* from (${premiosSql}) p
  where p.origem = 'instantaneo' and right(p.premio_id::text, 12) = $4 order by p.premio_id`;

const daPessoaSql = `select p.* from (${premiosSql}) p
  where p.origem = 'instantaneo' and p.consumidor_id = $4 order by p.ganho_em desc, p.premio_id desc limit $5`;

export type PremioViews = ReturnType<typeof createPremioViews>;

export function createPremioViews(db: Db) {
  const short = toShortReads(db);
  return {
    /** Lists a page of the prizes of a campaign, the longest won first. */
    list: (
      prazos: Prazos,
      hoje: string,
      { situacao, premio, prazo, isSorteio = false }: FiltroPremios,
      limite: number,
      depois: Lugar | undefined,
    ): Promise<PremioView[]> =>
      // -- rows: of the filter's statement
      db.query<PremioView>(isSorteio ? listSorteioSql : toGeralSql(situacao, prazo), [
        Object.keys(prazos),
        prazos,
        hoje,
        situacao ?? null,
        premio ?? null,
        prazo ?? null,
        depois?.em ?? null,
        depois?.id ?? null,
        limite,
      ]),
    find: async (
      prazos: Prazos,
      hoje: string,
      { consumidorId, premioId }: PremioRef,
      tx: Queryable = db,
    ): Promise<PremioView | undefined> =>
      (await tx.query<PremioView>(getSql, [Object.keys(prazos), prazos, hoje, consumidorId, premioId]))[0],
    /** Lists instant prizes by the 12 digits of their code. */
    listByCodigo: (prazos: Prazos, hoje: string, codigo: string): Promise<PremioView[]> =>
      db.query<PremioView>(codigoSql, [Object.keys(prazos), prazos, hoje, codigo]),
    /** Lists a consumer's instant prizes, newest first. */
    listDaPessoa: (
      prazos: Prazos,
      hoje: string,
      consumidorId: string,
      limite: number,
    ): Promise<PremioView[]> =>
      db.query<PremioView>(daPessoaSql, [Object.keys(prazos), prazos, hoje, consumidorId, limite]),
    listArquivos: ({ consumidorId, premioId }: PremioRef): Promise<ArquivoView[]> =>
      short.query<ArquivoView>(
        `select a.nome_arquivo, a.tipo, a.enviado_em, a.ator from premio_arquivo a
         where a.consumidor_id = $1 and a.premio_id = $2 order by a.enviado_em, a.nome_arquivo`,
        [consumidorId, premioId],
      ),
    /** Returns the contact of a winner; undefined after the account is deleted. */
    findContato: async (consumidorId: string): Promise<ContatoView | undefined> =>
      (
        await short.query<ContatoView>(
          `select c.nome, c.telefone_contato, c.email from consumidor c
           where c.consumidor_id = $1 and c.excluido_em is null`,
          [consumidorId],
        )
      )[0],
    /** Returns which of these files prizes reference. */
    listNomeados: async (nomesArquivo: readonly string[]): Promise<string[]> =>
      (
        await db.query<{ nome_arquivo: string }>(
          'select a.nome_arquivo from premio_arquivo a where a.nome_arquivo = any ($1)',
          [nomesArquivo],
        )
      ).map(({ nome_arquivo }) => nome_arquivo),
  };
}
