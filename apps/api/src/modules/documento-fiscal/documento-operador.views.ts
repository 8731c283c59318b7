import type { FonteValor } from '@trevo/rules/fonte-valor';
import type { Db } from '../../kernel/db/db.ts';
import { toRef } from './documento-fiscal.columns.ts';
import type { DocumentoRef } from './documento-fiscal.store.ts';
import { type DocumentoFiscalView, selectDocumento } from './documento-fiscal.views.ts';

/** The place of a receipt among those of its campaign; it stays when others are judged. */
export interface LugarDocumento {
  readonly registradoEm: Date;
  readonly documentoFiscalId: string;
}

/** What an operator asks for; what is left out does not matter. Days of registration in São Paulo, money in cents. */
export interface FiltroDocumentos {
  readonly status?: string | undefined;
  readonly motivo?: string | undefined;
  readonly fonte?: FonteValor | undefined;
  /** A CNPJ or its root. */
  readonly emitente?: string | undefined;
  readonly inicial?: string | undefined;
  readonly final?: string | undefined;
  readonly valorDe?: number | undefined;
  readonly valorAte?: number | undefined;
  /** Only those about which two sources say different things. */
  readonly isDivergente?: boolean | undefined;
}

/** How a source did in a campaign. */
export interface FonteView {
  readonly fonte: FonteValor;
  readonly perguntadas: number;
  readonly achadas: number;
  readonly tarde: number;
  readonly divergentes: number;
  readonly contadas: number;
}

export interface AnotacaoView {
  readonly texto: string;
  readonly criada_em: Date;
}

/** Whether `o` is another receipt of the same campaign for what looks like the same purchase. */
const isSameCompra = (that: string) => `o.campanha_id = ${that}.campanha_id and o.emitente = ${that}.emitente
  and o.emitido_em = ${that}.emitido_em and o.valor_centavos = ${that}.valor_centavos
  and o.documento_fiscal_id <> ${that}.documento_fiscal_id`;

const repetidosOf = (that: string) =>
  `(select count(*) from documento_fiscal o where ${isSameCompra(that)}) as repetidos`;

export type DocumentoOperadorView = DocumentoFiscalView & { readonly repetidos: number };

export type DocumentoOperadorViews = ReturnType<typeof createDocumentoOperadorViews>;

/** Receipts as operators look for them and weigh them. */
export function createDocumentoOperadorViews(db: Db) {
  const countPendentes = async (campanhaId: string) =>
    (
      await db.query<{ total: number }>(
        `select count(*) as total from documento_fiscal d where d.campanha_id = $1 and d.status = 'PENDENTE'`,
        [campanhaId],
      )
    )[0]!.total;
  return {
    /** Receipts of a campaign that wait for a verdict, oldest first from a place on, with how many look like each (operator). */
    async listPendentes(
      campanhaId: string,
      limite: number,
      depois: LugarDocumento | undefined,
    ): Promise<{ documentos: (DocumentoFiscalView & { repetidos: number })[]; total: number }> {
      const where = `d.campanha_id = $1 and d.status = 'PENDENTE'`;
      const documentos = await db.query<DocumentoFiscalView & { repetidos: number }>(
        `select w.*, (select count(*) from documento_fiscal o where ${isSameCompra('w')}) as repetidos
         from (${selectDocumento} where ${where}
             and ($3::timestamptz is null or (d.registrado_em, d.documento_fiscal_id) > ($3, $4::uuid))
           order by d.registrado_em, d.documento_fiscal_id limit $2) w
         order by w.registrado_em, w.documento_fiscal_id`,
        [campanhaId, limite, depois?.registradoEm ?? null, depois?.documentoFiscalId ?? null],
      );
      return { documentos, total: await countPendentes(campanhaId) };
    },
    /** Other receipts of the campaign with the same issuer, day and amount, oldest first (operator). */
    listRepetidos: (consumidorId: string, documentoFiscalId: string): Promise<DocumentoFiscalView[]> =>
      db.query<DocumentoFiscalView>(
        `${selectDocumento} join documento_fiscal w on w.consumidor_id = $1 and w.documento_fiscal_id = $2
         where (d.consumidor_id, d.documento_fiscal_id) in
           (select o.consumidor_id, o.documento_fiscal_id from documento_fiscal o where ${isSameCompra('w')})
         order by d.registrado_em, d.documento_fiscal_id limit 100`,
        [consumidorId, documentoFiscalId],
      ),
    /** Receipts of a campaign by what is asked for, newest first, from a place on. */
    list(
      campanhaId: string,
      filtro: FiltroDocumentos,
      limite: number,
      depois: LugarDocumento | undefined,
    ): Promise<DocumentoOperadorView[]> {
      return db.query<DocumentoOperadorView>(
        `select w.*, ${repetidosOf('w')}
         from (${selectDocumento} where d.campanha_id = $1
             and ($3::timestamptz is null or (d.registrado_em, d.documento_fiscal_id) < ($3, $4::uuid))
             and ($5::text is null or d.status = $5) and ($6::text is null or d.motivo = $6)
             and ($7::text is null or d.fonte = $7) and ($8::text is null or d.emitente like $8 || '%')
             and ($9::date is null or d.registrado_em >= $9::date::timestamp at time zone 'America/Sao_Paulo')
             and ($10::date is null or d.registrado_em < ($10::date + 1)::timestamp at time zone 'America/Sao_Paulo')
             and ($11::bigint is null or d.valor_centavos >= $11) and ($12::bigint is null or d.valor_centavos <= $12)
             and (not $13::boolean or exists (
               select 1 from documento_fato f where f.consumidor_id = d.consumidor_id
                 and f.documento_fiscal_id = d.documento_fiscal_id and f.divergente))
           order by d.registrado_em desc, d.documento_fiscal_id desc limit $2) w
         order by w.registrado_em desc, w.documento_fiscal_id desc`,
        [
          campanhaId,
          limite,
          depois?.registradoEm ?? null,
          depois?.documentoFiscalId ?? null,
          filtro.status ?? null,
          filtro.motivo ?? null,
          filtro.fonte ?? null,
          filtro.emitente ?? null,
          filtro.inicial ?? null,
          filtro.final ?? null,
          filtro.valorDe ?? null,
          filtro.valorAte ?? null,
          filtro.isDivergente ?? false,
        ],
      );
    },
    /** Which receipt holds an access key in a campaign. */
    async findRefByChave(campanhaId: string, chaveAcesso: string): Promise<DocumentoRef | undefined> {
      const rows = await db.query<{ consumidor_id: string; documento_fiscal_id: string }>(
        'select consumidor_id, documento_fiscal_id from chave_acesso_registrada where chave_acesso = $1 and campanha_id = $2',
        [chaveAcesso, campanhaId],
      );
      return rows.map(toRef)[0];
    },
    /** Receipts of a campaign whose request's key begins so (8 characters, lower case). */
    async listByProtocolo(campanhaId: string, inicio: string): Promise<DocumentoRef[]> {
      const rows = await db.query<{ consumidor_id: string; documento_fiscal_id: string }>(
        `select consumidor_id, documento_fiscal_id from documento_fiscal
         where lower(left(idempotencia, 8)) = $1 and idempotencia is not null and campanha_id = $2
         order by registrado_em limit 20`,
        [inicio, campanhaId],
      );
      return rows.map(toRef);
    },
    /** How many others look like the same purchase. */
    async countRepetidos(d: DocumentoRef): Promise<number> {
      const rows = await db.query<{ repetidos: number }>(
        `select ${repetidosOf('w')} from documento_fiscal w where w.consumidor_id = $1 and w.documento_fiscal_id = $2`,
        [d.consumidorId, d.documentoFiscalId],
      );
      return rows[0]?.repetidos ?? 0;
    },
    /** What operators wrote down about one, oldest first. */
    listAnotacoes: (d: DocumentoRef): Promise<AnotacaoView[]> =>
      db.query<AnotacaoView>(
        `select texto, criada_em from documento_anotacao where consumidor_id = $1 and documento_fiscal_id = $2
         order by anotacao_id`,
        [d.consumidorId, d.documentoFiscalId],
      ),
    /** How each source did, and how many receipts count by its word. */
    listFontes: (campanhaId: string): Promise<FonteView[]> =>
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
