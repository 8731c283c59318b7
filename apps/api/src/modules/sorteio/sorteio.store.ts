import { isCpfRestrito, type CpfRestricao } from '@trevo/rules/cpf-restrito';
import { hasParticipacao, type Extracao } from '@trevo/rules/sorteio-participacao';
import type { Db } from '../../kernel/db/db.ts';

/** A winner as people may see it: who asks for a list learns no whole name. */
export interface PremiadoView {
  readonly serie: string;
  readonly numero: string;
  readonly premio: string;
  readonly nome: string;
  readonly cidade: string | null;
  readonly uf: string | null;
}

export interface PremiadoNovo {
  readonly serie: string;
  readonly numero: string;
  readonly premio: string;
}

/** A number that cannot win, and why. */
export interface PremiadoRecusado {
  readonly serie: string;
  readonly numero: string;
  readonly codigo: 'cupom.numeroNaoDistribuido' | 'cupom.numeroRestrito';
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

export interface SorteioStore {
  /** The winners of a day whose number counts; a number that was taken back after the draw names nobody. */
  listPremiados(campanhaId: string, extracao: string): Promise<PremiadoView[]>;
  /** The numbers of a receipt that were entered as winners and taken back afterwards. */
  listRevogados(documento: {
    consumidorId: string;
    documentoFiscalId: string;
  }): Promise<{ data: string; serie: string; numero: string }[]>;
  /** The days of which winners are known. */
  listApurados(campanhaId: string): Promise<string[]>;
  /**
   * Replaces the winners of a day, all or none; the first number that nobody holds any more, or that takes no part in
   * that draw, is answered instead, or that of a person whom the campaign keeps out. Who is entered already stays so
   * through a correction, whatever became of their account since.
   */
  replacePremiados(
    campanhaId: string,
    sorteio: Extracao & { readonly numerosAte: string; readonly verifiesCpf: boolean },
    premiados: readonly PremiadoNovo[],
    registradoEm: Date,
  ): Promise<PremiadoRecusado | undefined>;
  /**
   * The first number at or after (`acima`) or at or before (`abaixo`) a place that takes part in a draw and whose
   * holder is still there; after the last place comes the first.
   *
   * @param lugar the series and the number as one: 3 and 57698 are 357698, below `totalNumeros`
   */
  findVizinho(
    campanhaId: string,
    sorteio: Extracao & { readonly numerosAte: string },
    alvo: { lugar: number; totalNumeros: number; direcao: 'acima' | 'abaixo' },
  ): Promise<VizinhoView | undefined>;
  measure(campanhaId: string, totalNumeros: number): Promise<MedidaNumeros>;
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
const vizinhosPerPage = 100;

/** A number that somebody holds, and since when. */
interface Held {
  readonly serie: string;
  readonly numero: string;
  readonly consumidor_id: string;
  readonly concedidoEm: Date;
  readonly participaEm: Date;
}

interface Candidato extends Held {
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

/** Every number entered as a winner, with the number as its holder has it. */
const fromPremiado = `from sorteio_premiado p join cupom n
  on n.campanha_id = p.campanha_id and n.consumidor_id = p.consumidor_id and n.serie = p.serie and n.numero = p.numero`;

export function createSorteioStore(db: Db): SorteioStore {
  return {
    listPremiados: (campanhaId, extracao) =>
      db.query<PremiadoView>(
        `select p.serie, p.numero, p.premio, case when c.excluido_em is null then c.nome else '' end as nome, c.endereco ->> 'cidade' as cidade, c.endereco ->> 'estado' as uf
         ${fromPremiado} join consumidor c on c.consumidor_id = p.consumidor_id
         where p.campanha_id = $1 and p.data = $2 and n.cancelado_em is null order by p.ordem`,
        [campanhaId, extracao],
      ),
    listRevogados: ({ consumidorId, documentoFiscalId }) =>
      db.query<{ data: string; serie: string; numero: string }>(
        `select p.data, p.serie, p.numero ${fromPremiado}
         where n.consumidor_id = $1 and n.documento_fiscal_id = $2 and n.cancelado_em is not null order by p.data, p.ordem`,
        [consumidorId, documentoFiscalId],
      ),
    listApurados: async (campanhaId) =>
      (
        await db.query<{ data: string }>(
          `select distinct p.data ${fromPremiado}
           where p.campanha_id = $1 and n.cancelado_em is null order by p.data`,
          [campanhaId],
        )
      ).map((row) => row.data),
    replacePremiados: (campanhaId, sorteio, premiados, registradoEm) =>
      db.transaction(async (tx) => {
        const extracao = sorteio.data;
        // Two entries at the same moment take turns, or both would write the first winner.
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1::text || $2::text, 0))', [
          campanhaId,
          extracao,
        ]);
        // Held until the end, so that none of them is taken back while it is entered.
        const held = await tx.query<Candidato>(
          `select c.serie, c.numero, c.consumidor_id, c.concedido_em as "concedidoEm",
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
           for share of c`,
          [campanhaId, premiados.map((p) => p.serie), premiados.map((p) => p.numero), extracao],
        );
        const taking = held.filter((row) => hasParticipacao(sorteio, row));
        const holders = new Map(taking.map((row) => [`${row.serie} ${row.numero}`, row.consumidor_id]));
        const missing = premiados.find((p) => !holders.has(`${p.serie} ${p.numero}`));
        if (missing) return { ...missing, codigo: 'cupom.numeroNaoDistribuido' };
        const kept =
          sorteio.verifiesCpf &&
          taking.find(({ restricoes, isPremiado }) => !isPremiado && isCpfRestrito(restricoes));
        if (kept) return { serie: kept.serie, numero: kept.numero, codigo: 'cupom.numeroRestrito' };
        await tx.query('delete from sorteio_premiado where campanha_id = $1 and data = $2', [
          campanhaId,
          extracao,
        ]);
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
            premiados.map((p) => holders.get(`${p.serie} ${p.numero}`)!),
            registradoEm,
          ],
        );
        return undefined;
      }),
    async findVizinho(campanhaId, sorteio, { lugar, totalNumeros, direcao }) {
      for (let pular = 0; ; pular += vizinhosPerPage) {
        const page = await db.query<VizinhoView>(vizinhoSql, [
          campanhaId,
          lugar,
          totalNumeros,
          direcao === 'acima' ? 1 : -1,
          pular,
        ]);
        const found = page.find((row) => !row.isExcluido && hasParticipacao(sorteio, row));
        if (found || page.length < vizinhosPerPage) return found;
      }
    },
    measure: async (campanhaId, totalNumeros) =>
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
