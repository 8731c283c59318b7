import type { CpfRestricao } from '@trevo/rules/cpf';
import { first, type Db, type Queryable } from '../../kernel/db/db.ts';

export interface PremiadoNovo {
  readonly serie: string;
  readonly numero: string;
  readonly premio: string;
}

/** What everybody is told when the winners of a draw are known. */
export interface ResultadoAviso {
  readonly notificacaoId: string;
  readonly titulo: string;
  readonly mensagem: string;
}

/** How the numbers granted so far lie among all there are. */
export interface MedidaNumeros {
  readonly concedidos: number;
  readonly cancelados: number;
  /** The widest gap between neighbours that count, past the end included; null with none. */
  readonly maior_intervalo: number | null;
  readonly por_serie: { serie: string; concedidos: number }[];
  readonly numeros_prometidos: number;
  readonly raspadinhas_prometidas: number;
  readonly raspadinhas: number;
}

/** A number with the receipt that earned it and whose it is. */
export interface VizinhoView extends Held {
  readonly documento_fiscal_id: string;
  readonly distancia: number;
  readonly isExcluido: boolean;
  readonly nome: string;
  readonly telefone: string | null;
  readonly email: string | null;
}

// Few numbers near a drawn one came too late: the first page nearly always holds one that takes part.
export const vizinhosPerPage = 100;

/** A number that somebody holds, and since when. */
interface Held {
  readonly serie: string;
  readonly numero: string;
  readonly consumidor_id: string;
  readonly concedidoEm: Date;
  readonly participaEm: Date;
}

/** A number that shall win. */
export interface Candidato extends Held {
  /** What the campaign's list says of the holder's document. */
  readonly restricoes: readonly CpfRestricao[];
  /** It is entered as a winner of that draw. */
  readonly isPremiado: boolean;
}

/** A page of numbers by how far they lie from a place, going one way; who came late or is gone is among them. */
const vizinhoSql = `select c.serie, c.numero, c.consumidor_id, c.documento_fiscal_id, c.concedido_em as "concedidoEm", c.distancia,
     documento_fiscal_participa(d) as "participaEm", s.nome, s.telefone_contato as telefone, s.email,
     s.excluido_em is not null as "isExcluido"
   from (
     select n.*, (($4::int * (n.serie::bigint * 100000 + n.numero::bigint - $2) + $3) % $3)::int as distancia
     from cupom n where n.campanha_id = $1 and n.cancelado_em is null
     order by distancia limit ${vizinhosPerPage} offset $5
   ) c
   join documento_fiscal d on d.consumidor_id = c.consumidor_id and d.documento_fiscal_id = c.documento_fiscal_id
   join consumidor s on s.consumidor_id = c.consumidor_id
   order by c.distancia`;

/** Those of some numbers that somebody holds, with what the list says of the holder. */
const candidatoSql = `select c.serie, c.numero, c.consumidor_id, c.concedido_em as "concedidoEm",
     documento_fiscal_participa(d) as "participaEm",
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
   where c.campanha_id = $1 and c.cancelado_em is null and (s.excluido_em is null or w.serie is not null)
   for share of c`;

export type SorteioStore = ReturnType<typeof createSorteioStore>;

export function createSorteioStore(db: Db) {
  return {
    /**
     * Replaces the winners of a day, all or none, and tells them and everybody, each once. Who is entered already stays
     * so through a correction, whatever became of their account since; who is a winner no more was not told so.
     *
     * @param findHolders judges those of the numbers that somebody holds: whose each winner is, in the order of
     *   `premiados`; what it throws leaves everything as it was
     */
    replacePremiados: (
      campanhaId: string,
      extracao: string,
      premiados: readonly PremiadoNovo[],
      registradoEm: Date,
      aviso: ResultadoAviso,
      findHolders: (candidatos: readonly Candidato[]) => string[],
    ): Promise<void> =>
      db.transaction(async (tx) => {
        // Two entries at the same moment take turns, or both would write the first winner.
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1::text || $2::text, 0))', [
          campanhaId,
          extracao,
        ]);
        // Held until the end, so that none of them is taken back while it is entered.
        const held = await tx.query<Candidato>(candidatoSql, [
          campanhaId,
          premiados.map((p) => p.serie),
          premiados.map((p) => p.numero),
          extracao,
        ]);
        const holders = findHolders(held);
        const antes = await tx.query<Entered>(
          `delete from sorteio_premiado where campanha_id = $1 and data = $2
           returning consumidor_id as "consumidorId", serie, numero, premio`,
          [campanhaId, extracao],
        );
        await tx.query(
          `insert into sorteio_premiado (campanha_id, data, ordem, serie, numero, premio, consumidor_id, registrado_em)
           select $1::uuid, $2::date, p.ordem, p.serie, p.numero, p.premio, p.consumidor_id, $7
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
          ],
        );
        const depois = premiados.map((premiado, at) => ({ ...premiado, consumidorId: holders[at]! }));
        await tellPremiados(tx, { campanhaId, extracao, registradoEm }, antes, depois);
        await tx.query(`select notificacao_geral_add($1, $2, 'SORTEIO', $3, $4, $5, null, $6)`, [
          campanhaId,
          aviso.notificacaoId,
          extracao,
          aviso.titulo,
          aviso.mensagem,
          registradoEm,
        ]);
      }),
    /**
     * The numbers at and after (`acima`) or at and before (`abaixo`) a place, nearest first, a page of `vizinhosPerPage`
     * after the first `pular`; after the last place comes the first.
     *
     * @param lugar the series and the number as one: 3 and 57698 are 357698, below `totalNumeros`
     */
    listVizinhos: (
      campanhaId: string,
      { lugar, totalNumeros, direcao }: { lugar: number; totalNumeros: number; direcao: 'acima' | 'abaixo' },
      pular: number,
    ): Promise<VizinhoView[]> =>
      db.query<VizinhoView>(vizinhoSql, [
        campanhaId,
        lugar,
        totalNumeros,
        direcao === 'acima' ? 1 : -1,
        pular,
      ]),
    measure: async (campanhaId: string, totalNumeros: number): Promise<MedidaNumeros> =>
      (
        await db.query<MedidaNumeros>(
          `with numero as (
             select c.serie, c.serie::bigint * 100000 + c.numero::bigint as lugar from cupom c
             where c.campanha_id = $1 and c.cancelado_em is null
           ), intervalo as (
             select n.lugar - lag(n.lugar) over (order by n.lugar) as tamanho from numero n
           ), documento as (
             select coalesce(sum(d.numeros_concedidos), 0) as numeros, coalesce(sum(d.raspadinhas_concedidas), 0) as raspadinhas
             from documento_fiscal d where d.campanha_id = $1
           )
           select (select count(*) from numero) as concedidos,
             (select count(*) from cupom c where c.campanha_id = $1 and c.cancelado_em is not null) as cancelados,
             greatest(
               (select max(i.tamanho) from intervalo i),
               (select min(n.lugar) + $2 - max(n.lugar) from numero n)
             ) as maior_intervalo,
             (select coalesce(json_agg(json_build_object('serie', s.serie, 'concedidos', s.total) order by s.serie), '[]')
               from (select n.serie, count(*) as total from numero n group by n.serie) s) as por_serie,
             d.numeros::bigint as numeros_prometidos, d.raspadinhas::bigint as raspadinhas_prometidas,
             (select count(*) from raspadinha r where r.campanha_id = $1 and r.cancelada_em is null) as raspadinhas
           from documento d`,
          [campanhaId, totalNumeros],
        )
      )[0]!,
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

/** Tells the winners who were not entered before, and takes back what was told to those who are none. */
async function tellPremiados(
  tx: Queryable,
  { campanhaId, extracao, registradoEm }: { campanhaId: string; extracao: string; registradoEm: Date },
  antes: readonly Entered[],
  depois: readonly Entered[],
): Promise<void> {
  const kept = new Set(depois.map(toKey));
  await tx.query(
    `select notificacao_revoke(p.consumidor_id, $1, 'SORTEIO_PREMIADO', concat_ws(':', $2::text, p.serie, p.numero))
     from unnest($3::uuid[], $4::text[], $5::text[]) as p (consumidor_id, serie, numero)`,
    [campanhaId, extracao, ...toColumns(antes.filter((premiado) => !kept.has(toKey(premiado))))],
  );
  // An account that ended is told nothing.
  await tx.query(
    `select notificacao_add(p.consumidor_id, $1, 'SORTEIO_PREMIADO', concat_ws(':', $2::text, p.serie, p.numero),
       jsonb_build_object('serie', p.serie, 'numero', p.numero, 'premio', p.premio), $7)
     from unnest($3::uuid[], $4::text[], $5::text[], $6::text[]) as p (consumidor_id, serie, numero, premio)
     join consumidor c on c.consumidor_id = p.consumidor_id and c.excluido_em is null`,
    [campanhaId, extracao, ...toColumns(depois), depois.map((p) => p.premio), registradoEm],
  );
}

export type NumeroRepetidoStore = ReturnType<typeof createNumeroRepetidoStore>;

export function createNumeroRepetidoStore(db: Db) {
  return {
    listCampanhaIds: async (): Promise<string[]> =>
      (
        await db.query<{ campanha_id: string }>('select c.campanha_id from campanha c order by c.campanha_id')
      ).map(({ campanha_id }) => campanha_id),
    // Reads only, and groups on disk what does not fit: it may take longer than any question of a person.
    /** How many numbers of a campaign are held more than once, cancelled ones included. */
    count: (campanhaId: string): Promise<number> =>
      db.transaction(async (tx) => {
        await tx.query(`set local statement_timeout = '30min'`);
        const { total } = first(
          await tx.query<{ total: number }>(
            `select count(*) as total from (
               select from cupom c where c.campanha_id = $1 group by c.serie, c.numero having count(*) > 1
             ) r`,
            [campanhaId],
          ),
        );
        return total;
      }),
  };
}
