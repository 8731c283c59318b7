import { maximoPendentes } from '@trevo/contract/documento-fiscal/operador-documento.calls';
import type { ErrorCode } from '@trevo/contract/errors';
import { motivosRecusa } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import type { FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import { type Ator, tokenUnico } from '../../../kernel/auth/ator.ts';
import type { Columns } from '../../../schema/call-function.ts';
import type { Db, SqlValue } from '../../../kernel/db/db.ts';
import type { Lugar } from '../../../kernel/pagination.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import { type DocumentoFiscalView, selectDocumento } from '../documento-fiscal.views.ts';
import type { CampanhaId } from '../../campanha/public.ts';

/** Operator's search filter; an omitted field matches all. Days include both ends; money in cents. */
export interface FiltroDocumentos {
  readonly status?: string | undefined;
  readonly motivo?: string | undefined;
  readonly fonte?: FonteValor | undefined;
  /** A CNPJ or its root. */
  readonly emitente?: string | undefined;
  /** Days of registration in São Paulo. */
  readonly registroDe?: string | undefined;
  readonly registroAte?: string | undefined;
  /** Days of purchase. */
  readonly compraDe?: string | undefined;
  readonly compraAte?: string | undefined;
  readonly valorDe?: number | undefined;
  readonly valorAte?: number | undefined;
  /** Only receipts with contradicting facts from two sources. */
  readonly isDivergente?: boolean | undefined;
}

/** Statistics of a source in a campaign. */
export interface FonteView {
  readonly fonte: FonteValor;
  readonly perguntadas: number;
  readonly achadas: number;
  readonly tarde: number;
  readonly divergentes: number;
  readonly contadas: number;
}

export interface AnotacaoView extends Columns<'documento_anotacao', 'texto' | 'criada_em'> {
  readonly ator: Ator | null;
}

/** Reasons that only a person gives; the rules refuse for all others. */
const motivosDePessoa: readonly ErrorCode[] = [
  ...motivosRecusa.filter((motivo) => motivo !== 'documentoFiscal.emitenteNaoParticipante'),
  'documentoFiscal.invalidadaDepois',
];

/** Fields by which two receipts of a campaign look like the same purchase. */
type Compra = Columns<'documento_fiscal', 'emitente' | 'emitido_em' | 'valor_centavos'>;

type CompraDe = Compra & { readonly campanha_id: CampanhaId };

const toKey = ({ emitente, emitido_em, valor_centavos }: Compra) =>
  [emitente, emitido_em, valor_centavos].join(' ');

export type DocumentoOperadorView = DocumentoFiscalView & { readonly repetidos: number };

/** The party that decides a PENDENTE receipt next. */
export type Espera = 'maquina' | 'pessoa';

const byEspera: Record<Espera, string> = {
  maquina: 'and d.apurar_em is not null',
  pessoa: 'and d.apurar_em is null',
};

/** Queries for receipts that look like the same purchase. */
function createCompras(db: Db) {
  // A separate statement: similar receipts belong to other consumers and can be on other shards.
  /** Adds to each receipt of a campaign the number of others that look like the same purchase. */
  const withRepetidos = async <V extends Compra>(
    campanhaId: CampanhaId,
    views: readonly V[],
  ): Promise<(V & { readonly repetidos: number })[]> => {
    const compras = views.filter(
      (v) => v.emitente !== null && v.emitido_em !== null && v.valor_centavos !== null,
    );
    const unique = [...new Map(compras.map((v) => [toKey(v), v])).values()];
    const rows =
      unique.length === 0
        ? []
        : await db.query<Compra & { total: number }>(
            `select o.emitente, o.emitido_em, o.valor_centavos, count(*) as total from documento_fiscal o
             join unnest($2::text[], $3::date[], $4::bigint[]) as k (emitente, emitido_em, valor_centavos)
               on o.emitente = k.emitente and o.emitido_em = k.emitido_em and o.valor_centavos = k.valor_centavos
             where o.campanha_id = $1 group by o.emitente, o.emitido_em, o.valor_centavos`,
            [
              campanhaId,
              unique.map(({ emitente }) => emitente!),
              unique.map(({ emitido_em }) => emitido_em!),
              unique.map(({ valor_centavos }) => valor_centavos!),
            ],
          );
    const totais = new Map(rows.map((row) => [toKey(row), row.total]));
    // The total includes the receipt itself.
    return views.map((view) => ({ ...view, repetidos: Math.max(0, (totais.get(toKey(view)) ?? 0) - 1) }));
  };
  const findCompra = async (d: DocumentoRef): Promise<CompraDe | undefined> =>
    (
      await db.query<CompraDe>(
        `select campanha_id, emitente, emitido_em, valor_centavos from documento_fiscal
         where consumidor_id = $1 and documento_fiscal_id = $2`,
        [d.consumidorId, d.documentoFiscalId],
      )
    )[0];
  return { withRepetidos, findCompra };
}

/** Literals, so that the planner can match the partial index of one status. */
const ofStatus = new Map(
  ['PENDENTE', 'VALIDO', 'INVALIDO'].map((status) => [status, `d.status = '${status}'`]),
);

/** Builds only the conditions in use, so that each query gets its own plan. `hold` returns a value's placeholder. */
function toCondicoes(
  filtro: FiltroDocumentos,
  depois: Lugar | undefined,
  hold: (value: SqlValue) => string,
): string[] {
  const { status, motivo, fonte, emitente, valorDe, valorAte, isDivergente } = filtro;
  const { registroDe, registroAte, compraDe, compraAte } = filtro;
  const dia = (value: string) => `(${hold(value)}::date`;
  return [
    depois && `(d.registrado_em, d.documento_fiscal_id) < (${hold(depois.em)}, ${hold(depois.id)}::uuid)`,
    status !== undefined && (ofStatus.get(status) ?? 'false'),
    motivo !== undefined && `d.motivo = ${hold(motivo)}`,
    fonte !== undefined && `d.fonte = ${hold(fonte)}`,
    emitente !== undefined && `d.emitente like ${hold(emitente)}::text || '%'`,
    registroDe !== undefined &&
      `d.registrado_em >= ${dia(registroDe)})::timestamp at time zone 'America/Sao_Paulo'`,
    registroAte !== undefined &&
      `d.registrado_em < ${dia(registroAte)} + 1)::timestamp at time zone 'America/Sao_Paulo'`,
    compraDe !== undefined && `d.emitido_em >= ${dia(compraDe)})`,
    compraAte !== undefined && `d.emitido_em <= ${dia(compraAte)})`,
    valorDe !== undefined && `d.valor_centavos >= ${hold(valorDe)}::bigint`,
    valorAte !== undefined && `d.valor_centavos <= ${hold(valorAte)}::bigint`,
    isDivergente === true &&
      `exists (select 1 from documento_fato f where f.consumidor_id = d.consumidor_id
         and f.documento_fiscal_id = d.documento_fiscal_id and f.divergente)`,
  ].filter((condition) => typeof condition === 'string');
}

export type DocumentoOperadorViews = ReturnType<typeof createDocumentoOperadorViews>;

/** Operators' search and review queries for receipts. */
export function createDocumentoOperadorViews(db: Db) {
  const countPendentes = async (campanhaId: CampanhaId, where: string) =>
    (
      await db.query<{ total: number }>(
        `select count(*) as total from (select 1 as um from documento_fiscal d where ${where} limit $2) as d`,
        [campanhaId, maximoPendentes],
      )
    )[0]!.total;
  const { withRepetidos, findCompra } = createCompras(db);
  return {
    /**
     * Lists a campaign's PENDENTE receipts after a cursor, oldest first, each with its number of look-alikes.
     * `espera` selects those that wait for a machine or for a person; all without it.
     */
    async listPendentes(
      campanhaId: CampanhaId,
      espera: Espera | undefined,
      limite: number,
      depois: Lugar | undefined,
    ): Promise<{ documentos: DocumentoOperadorView[]; total: number }> {
      const where = `d.campanha_id = $1 and d.status = 'PENDENTE' ${espera ? byEspera[espera] : ''}`;
      const views = await db.query<DocumentoFiscalView>(
        `${selectDocumento} where ${where}
           and ($3::timestamptz is null or (d.registrado_em, d.documento_fiscal_id) > ($3, $4::uuid))
         order by d.registrado_em, d.documento_fiscal_id limit $2`,
        [campanhaId, limite, depois?.em ?? null, depois?.id ?? null],
      );
      const documentos = await withRepetidos(campanhaId, views);
      return { documentos, total: await countPendentes(campanhaId, where) };
    },
    /** Lists other receipts of the campaign with the same issuer, day and amount, oldest first. */
    async listRepetidos(consumidorId: string, documentoFiscalId: string): Promise<DocumentoFiscalView[]> {
      const compra = await findCompra({ consumidorId, documentoFiscalId });
      if (!compra) return [];
      return db.query<DocumentoFiscalView>(
        `${selectDocumento} where d.campanha_id = $1 and d.emitente = $2 and d.emitido_em = $3 and d.valor_centavos = $4
           and d.documento_fiscal_id <> $5
         order by d.registrado_em, d.documento_fiscal_id limit 100`,
        [compra.campanha_id, compra.emitente, compra.emitido_em, compra.valor_centavos, documentoFiscalId],
      );
    },
    /** Lists a campaign's receipts by filter after a cursor, newest first. */
    async list(
      campanhaId: CampanhaId,
      filtro: FiltroDocumentos,
      limite: number,
      depois: Lugar | undefined,
    ): Promise<DocumentoOperadorView[]> {
      const values: SqlValue[] = [campanhaId, limite];
      const where = toCondicoes(filtro, depois, (value) => `$${values.push(value)}`);
      const views = await db.query<DocumentoFiscalView>(
        `${selectDocumento} where ${['d.campanha_id = $1', ...where].join(' and ')}
         order by d.registrado_em desc, d.documento_fiscal_id desc limit $2`,
        values,
      );
      return withRepetidos(campanhaId, views);
    },
    /** Finds the receipt that holds an access key in a campaign. */
    async findRefByChave(campanhaId: CampanhaId, chaveAcesso: string): Promise<DocumentoRef | undefined> {
      const rows = await db.query<{ consumidor_id: string; documento_fiscal_id: string }>(
        'select consumidor_id, documento_fiscal_id from chave_acesso_registrada where chave_acesso = $1 and campanha_id = $2',
        [chaveAcesso, campanhaId],
      );
      return rows.map(toRef)[0];
    },
    /** Lists a campaign's receipts with an idempotency key that starts with `inicio` (8 lower-case characters). */
    async listByProtocolo(campanhaId: CampanhaId, inicio: string): Promise<DocumentoRef[]> {
      const rows = await db.query<{ consumidor_id: string; documento_fiscal_id: string }>(
        `select consumidor_id, documento_fiscal_id from documento_fiscal
         where lower(left(idempotencia, 8)) = $1 and idempotencia is not null and campanha_id = $2
         order by registrado_em limit 20`,
        [inicio, campanhaId],
      );
      return rows.map(toRef);
    },
    /** Counts other receipts that look like the same purchase. */
    async countRepetidos(d: DocumentoRef): Promise<number> {
      const compra = await findCompra(d);
      return compra ? (await withRepetidos(compra.campanha_id, [compra]))[0]!.repetidos : 0;
    },
    /**
     * Lists the author of each entry of a receipt's history, in its order; null for the rules, a source and the
     * owner. Entries of before name no author: the last review of a person is the static token's.
     */
    async listAtores(d: DocumentoRef): Promise<(Ator | null)[]> {
      const rows = await db.query<{ ator: Ator | null; isDePessoa: boolean | null }>(
        `select h.ator, h.ordem = max(h.ordem) filter (where h.data_hora = d.revisado_em) over ()
           and (h.status = 'VALIDO' or h.motivo = any ($3)) as "isDePessoa"
         from documento_fiscal_historico h
         join documento_fiscal d on d.consumidor_id = h.consumidor_id and d.documento_fiscal_id = h.documento_fiscal_id
         where h.consumidor_id = $1 and h.documento_fiscal_id = $2 order by h.ordem`,
        [d.consumidorId, d.documentoFiscalId, motivosDePessoa],
      );
      return rows.map(({ ator, isDePessoa }) => ator ?? (isDePessoa ? tokenUnico : null));
    },
    /** Lists operators' notes on a receipt, oldest first. */
    listAnotacoes: (d: DocumentoRef): Promise<AnotacaoView[]> =>
      db.query<AnotacaoView>(
        `select texto, criada_em, ator from documento_anotacao where consumidor_id = $1 and documento_fiscal_id = $2
         order by anotacao_id`,
        [d.consumidorId, d.documentoFiscalId],
      ),
    /** Lists statistics per source and the number of receipts that each one decided. */
    listFontes: (campanhaId: CampanhaId): Promise<FonteView[]> =>
      db.query<FonteView>(
        `select coalesce(f.fonte, c.fonte) as fonte, coalesce(f.perguntadas, 0) as perguntadas, coalesce(f.achadas, 0) as achadas,
           coalesce(f.tarde, 0) as tarde, coalesce(f.divergentes, 0) as divergentes, coalesce(c.contadas, 0) as contadas
         from (
           select o.fonte, count(*) as perguntadas, count(*) filter (where o.situacao = 'achada') as achadas,
             count(*) filter (where o.tarde) as tarde, count(*) filter (where o.divergente) as divergentes
           from documento_fato o where o.campanha_id = $1 group by o.fonte
         ) f full join (
           select d.fonte, count(*) as contadas from documento_fiscal d
           where d.campanha_id = $1 and d.status = 'VALIDO' and d.fonte is not null group by d.fonte
         ) c on c.fonte = f.fonte
         order by 1`,
        [campanhaId],
      ),
  };
}
