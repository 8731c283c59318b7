import type { CpfRestricao } from '@trevo/rules/pessoa/cpf';
import { countSerieDigits, numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import type { Ator } from '../../kernel/auth/ator.ts';
import { callFunction } from '../../schema/call-function.ts';
import { first, type Db, type Queryable } from '../../kernel/db/db.ts';
import { measureNumeros } from './medida-numeros.views.ts';
import type { CampanhaId } from '../campanha/public.ts';

export interface PremiadoNovo {
  readonly serie: string;
  readonly numero: string;
  readonly premio: string;
}

/** Broadcast notification of a draw's result. */
export interface ResultadoAviso {
  readonly notificacaoId: string;
  readonly titulo: string;
  readonly mensagem: string;
}

/** A number with the receipt that earned it and its holder. */
export interface VizinhoView extends Held {
  readonly documento_fiscal_id: string;
  readonly distancia: number;
  readonly isExcluido: boolean;
  readonly nome: string;
  readonly telefone: string | null;
  readonly email: string | null;
}

// Few numbers near a drawn one are too late to take part: the first page nearly always contains a participating one.
export const vizinhosPerPage = 100;

/** A granted number with its grant time. */
interface Held {
  readonly serie: string;
  readonly numero: string;
  readonly consumidor_id: string;
  readonly concedidoEm: Date;
  readonly participaEm: Date;
}

/** A candidate for a winning number. */
export interface Candidato extends Held {
  /** Restrictions of the holder's document in the campaign's list. */
  readonly restricoes: readonly CpfRestricao[];
  /** Already entered as a winner of that draw. */
  readonly isPremiado: boolean;
}

/**
 * SQL of a page of numbers by distance from a place in one direction, including late and cancelled ones. `near`
 * restricts the campaign's numbers that can be on it.
 */
const toVizinhoSql = (
  near: string,
) => `select c.serie, c.numero, c.consumidor_id, c.documento_fiscal_id, c.concedido_em as "concedidoEm", c.distancia,
     coalesce(d.participa_em, d.registrado_em) as "participaEm", s.nome, s.telefone_contato as telefone, s.email,
     s.excluido_em is not null as "isExcluido"
   from (
     select n.*, (($4::int * (n.serie::bigint * ${numerosPorSerie} + n.numero::bigint - $2) + $3) % $3)::int as distancia
     from cupom n where n.campanha_id = $1 and n.cancelado_em is null${near}
     order by distancia limit ${vizinhosPerPage} offset $5
   ) c
   join documento_fiscal d on d.consumidor_id = c.consumidor_id and d.documento_fiscal_id = c.documento_fiscal_id
   join consumidor s on s.consumidor_id = c.consumidor_id
   where c.distancia < $6
   order by c.distancia`;

/** Over all numbers: computes each place, which takes seconds for ten million. */
const vizinhoSql = toVizinhoSql('');
/** Over the numbers of some series only. */
const vizinhoPertoSql = toVizinhoSql(' and n.serie = any ($7)');

/** Selects granted ones of the given numbers, with the restrictions of their holders. */
const candidatoSql = `select c.indice, c.serie, c.numero, c.consumidor_id, c.concedido_em as "concedidoEm",
     coalesce(d.participa_em, d.registrado_em) as "participaEm",
     (select coalesce(json_agg(json_build_object('proprietario', r.proprietario,
         'cnpjCpfAssociado', r.cnpj_cpf_associado, 'ativo', r.ativo)), '[]')
       from cpf_restrito r where r.campanha_id = c.campanha_id and r.cpf = s.cpf) as restricoes,
     w.serie is not null as "isPremiado"
   from cupom c
   join documento_fiscal d on d.consumidor_id = c.consumidor_id and d.documento_fiscal_id = c.documento_fiscal_id
   join consumidor s on s.consumidor_id = c.consumidor_id
   join unnest($2::text[], $3::text[]) as p (serie, numero) on c.serie = p.serie and c.numero = p.numero
   left join sorteio_premiado w on w.campanha_id = c.campanha_id and w.data = $4 and w.consumidor_id = c.consumidor_id
     and w.serie = c.serie and w.numero = c.numero
   where c.campanha_id = $1 and c.cancelado_em is null and (s.excluido_em is null or w.serie is not null)`;

/**
 * Selects and locks the candidates until the end of the transaction, so that none is revoked while it is
 * entered; drops those revoked meanwhile.
 */
async function holdCandidatos(
  tx: Queryable,
  campanhaId: CampanhaId,
  premiados: readonly PremiadoNovo[],
  extracao: string,
): Promise<Candidato[]> {
  const found = await tx.query<Candidato & { readonly indice: number }>(candidatoSql, [
    campanhaId,
    premiados.map((p) => p.serie),
    premiados.map((p) => p.numero),
    extracao,
  ]);
  const held: Candidato[] = [];
  // Lock one by one on the holder's shard, in index order.
  for (const { indice, ...candidato } of found.sort((a, b) => a.indice - b.indice)) {
    const locked = await tx.query(
      `select 1 as one from cupom
       where consumidor_id = $1 and campanha_id = $2 and indice = $3 and cancelado_em is null for share`,
      [candidato.consumidor_id, campanhaId, indice],
    );
    if (locked.length > 0) held.push(candidato);
  }
  return held;
}

export type SorteioStore = ReturnType<typeof createSorteioStore>;

export function createSorteioStore(db: Db) {
  return {
    /**
     * Replaces the winners of a day atomically and notifies winners and all consumers, once each. A winner
     * already entered stays through a correction even when the account was deleted since; the notification of a
     * removed winner is revoked.
     *
     * @param findHolders validates the granted ones of the numbers and returns the holder of each winner, in the
     * order of `premiados`; throwing rolls everything back
     * @param within runs first in the same transaction
     */
    replacePremiados: (
      campanhaId: CampanhaId,
      extracao: string,
      premiados: readonly PremiadoNovo[],
      registradoEm: Date,
      ator: Ator,
      aviso: ResultadoAviso,
      findHolders: (candidatos: readonly Candidato[]) => string[],
      within: (tx: Queryable) => Promise<void> = () => Promise.resolve(),
    ): Promise<void> =>
      db.transaction(async (tx) => {
        // Serialize concurrent entries; otherwise both would insert the first winner.
        await callFunction(tx, 'campanha_hold', { campanhaId });
        await within(tx);
        const holders = findHolders(await holdCandidatos(tx, campanhaId, premiados, extracao));
        const antes = await tx.query<Entered>(
          `delete from sorteio_premiado where campanha_id = $1 and data = $2
           returning consumidor_id as "consumidorId", serie, numero, premio`,
          [campanhaId, extracao],
        );
        await tx.query(
          `insert into sorteio_premiado (campanha_id, data, ordem, serie, numero, premio, consumidor_id, registrado_em, ator)
           select $1::uuid, $2::date, p.ordem, p.serie, p.numero, p.premio, p.consumidor_id, $7, $8
           from unnest($3::text[], $4::text[], $5::text[], $6::uuid[]) with ordinality
             as p (serie, numero, premio, consumidor_id, ordem)`,
          [
            campanhaId,
            extracao,
            premiados.map((p) => p.serie),
            premiados.map((p) => p.numero),
            premiados.map((p) => p.premio),
            holders,
            registradoEm,
            ator,
          ],
        );
        const depois = premiados.map((premiado, at) => ({ ...premiado, consumidorId: holders[at]! }));
        await notifyPremiados(tx, { campanhaId, extracao, registradoEm }, antes, depois);
        const { notificacaoId, titulo, mensagem } = aviso;
        await callFunction(tx, 'notificacao_geral_add_by', {
          campanhaId,
          notificacaoId,
          tipo: 'SORTEIO',
          origemId: extracao,
          titulo,
          mensagem,
          urlImagem: null,
          agora: registradoEm,
          ator: JSON.stringify(ator),
        });
        await callFunction(tx, 'webhook_note', {
          donoId: campanhaId,
          campanhaId,
          tipo: 'sorteio.publicado',
          objetoId: extracao,
          status: antes.length > 0 ? 'CORRIGIDO' : 'PUBLICADO',
          agora: registradoEm,
        });
      }),
    /**
     * Lists numbers at and after (`acima`) or at and before (`abaixo`) a place, nearest first, with wrap-around:
     * a page of `vizinhosPerPage` after skipping `pular`.
     *
     * @param lugar series and number as one: 3 and 57698 are 357698, below `totalNumeros`
     */
    async listVizinhos(
      campanhaId: CampanhaId,
      { lugar, totalNumeros, direcao }: { lugar: number; totalNumeros: number; direcao: 'acima' | 'abaixo' },
      pular: number,
    ): Promise<VizinhoView[]> {
      const sentido = direcao === 'acima' ? 1 : -1;
      const values = [campanhaId, lugar, totalNumeros, sentido, pular];
      const series = totalNumeros / numerosPorSerie;
      const serie = Math.floor(lugar / numerosPorSerie);
      const perto = [serie, (serie + sentido + series) % series].map((one) =>
        String(one).padStart(countSerieDigits(series), '0'),
      );
      // Numbers less than a series away are in the same or the adjacent series.
      const page = await db.query<VizinhoView>(vizinhoPertoSql, [...values, numerosPorSerie, perto]);
      if (page.length === vizinhosPerPage) return page;
      return db.query<VizinhoView>(vizinhoSql, [...values, totalNumeros]);
    },
    measure: (campanhaId: CampanhaId, totalNumeros: number) => measureNumeros(db, campanhaId, totalNumeros),
  };
}

type Entered = PremiadoNovo & { readonly consumidorId: string };

const toKey = ({ consumidorId, serie, numero, premio }: Entered) =>
  [consumidorId, serie, numero, premio].join(' ');
const toColumns = (premiados: readonly Entered[]) => [
  premiados.map((p) => p.consumidorId),
  premiados.map((p) => p.serie),
  premiados.map((p) => p.numero),
];

/** Notifies new winners and revokes the notifications of removed ones. */
async function notifyPremiados(
  tx: Queryable,
  { campanhaId, extracao, registradoEm }: { campanhaId: CampanhaId; extracao: string; registradoEm: Date },
  antes: readonly Entered[],
  depois: readonly Entered[],
): Promise<void> {
  const kept = new Set(depois.map(toKey));
  await tx.query(
    `select notificacao_revoke(p.consumidor_id, $1, 'SORTEIO_PREMIADO', concat_ws(':', $2::text, p.serie, p.numero))
     from unnest($3::uuid[], $4::text[], $5::text[]) as p (consumidor_id, serie, numero)`,
    [campanhaId, extracao, ...toColumns(antes.filter((premiado) => !kept.has(toKey(premiado))))],
  );
  // Deleted accounts get no notification.
  const there = await tx.query<{ consumidor_id: string }>(
    'select consumidor_id from consumidor where consumidor_id = any ($1::uuid[]) and excluido_em is null',
    [depois.map(({ consumidorId }) => consumidorId)],
  );
  const who = new Set(there.map(({ consumidor_id }) => consumidor_id));
  const told = depois.filter(({ consumidorId }) => who.has(consumidorId));
  await tx.query(
    `select notificacao_add(p.consumidor_id, $1, 'SORTEIO_PREMIADO', concat_ws(':', $2::text, p.serie, p.numero),
       jsonb_build_object('serie', p.serie, 'numero', p.numero, 'premio', p.premio), $7)
     from unnest($3::uuid[], $4::text[], $5::text[], $6::text[]) as p (consumidor_id, serie, numero, premio)`,
    [campanhaId, extracao, ...toColumns(told), told.map((p) => p.premio), registradoEm],
  );
}

export type NumeroRepetidoStore = ReturnType<typeof createNumeroRepetidoStore>;

export function createNumeroRepetidoStore(db: Db) {
  return {
    listCampanhaIds: async (): Promise<CampanhaId[]> =>
      (
        await db.query<{ campanha_id: CampanhaId }>(
          'select c.campanha_id from campanha c order by c.campanha_id',
        )
      ).map(({ campanha_id }) => campanha_id),
    /**
     * Counts a campaign's numbers held more than once, cancelled ones included, in the `parte`-th of `partes`
     * parts: scans all numbers and groups one part, spilling to disk when necessary.
     */
    count: async (campanhaId: CampanhaId, parte: number, partes: number): Promise<number> => {
      const lugar = `(c.serie::bigint * ${numerosPorSerie} + c.numero::bigint)`;
      const { total } = first(
        await db.query<{ total: number }>(
          `select count(*) as total from (
             select 1 as one from cupom c where c.campanha_id = $1 and mod(${lugar}, $3::bigint) = $2::bigint
             group by ${lugar} having count(*) > 1
           ) r`,
          [campanhaId, parte, partes],
        ),
      );
      return total;
    },
  };
}
