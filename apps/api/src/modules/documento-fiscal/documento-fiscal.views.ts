import type { FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import type { DocumentoFiscalStatus } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import type { GanhoExplicado } from '@trevo/rules/produto/explicacao-produtos';
import type { Columns } from '../../schema/call-function.ts';
import { toShortReads, type Db } from '../../kernel/db/db.ts';
import { findTotal } from '../../kernel/pagination.ts';
import type { CampanhaId } from '../campanha/public.ts';

export interface HistoricoView extends Columns<'documento_fiscal_historico', 'motivo' | 'observacao'> {
  readonly status: DocumentoFiscalStatus;
  readonly motivo_valores: Record<string, string> | null;
  readonly data_hora: string;
}

/** A receipt with its history and lucky numbers, as its screen shows it. */
export interface DocumentoFiscalView extends Columns<
  'documento_fiscal',
  | 'consumidor_id'
  | 'documento_fiscal_id'
  | 'idempotencia'
  | 'tipo'
  | 'chave_acesso'
  | 'coo'
  | 'modelo'
  | 'uf'
  | 'emitente'
  | 'emitido_em'
  | 'valor_centavos'
  | 'quantidade'
  | 'uri_imagem'
  | 'motivo'
  | 'multiplicador_milesimos'
  | 'raspadinhas_concedidas'
  | 'contestado_em'
  | 'desvio_relogio_segundos'
  | 'registrado_em'
  | 'apurado_em'
  | 'apurar_em'
  | 'cashback_centavos'
> {
  readonly campanha_id: CampanhaId;
  readonly dados: object | null;
  readonly status: DocumentoFiscalStatus;
  readonly motivo_valores: Record<string, string> | null;
  /** Query parameters of the state's consultation page. */
  readonly consulta_qr: string | null;
  /** How the rules by product judged it. */
  readonly ganho_produtos: GanhoExplicado | null;
  /** The source of the counted facts. */
  readonly fonte: FonteValor | null;
  /** Change to the cents carried to the next receipt. */
  readonly resto_variacao_centavos: number;
  /** Time of the manual review. */
  readonly revisado_em: Date | null;
  /** Effective time: the receipt counts against the limits of that moment's periods. */
  readonly participa_em: Date;
  readonly historico: HistoricoView[];
  readonly numeros: { serie: string; numero: string }[];
  /** Points and cashback cents earned and not reversed. */
  readonly pontos: number;
}

export interface ListFilter {
  readonly campanhaIds: readonly CampanhaId[];
  readonly tipo?: string | undefined;
  readonly status?: string | undefined;
  /** Range of registration days in São Paulo, both ends included. */
  readonly inicial?: string | undefined;
  readonly final?: string | undefined;
  readonly limite: number;
  readonly pular: number;
}

/** Select clause with every displayed column of a receipt `d`, up to the where condition. */
export const selectDocumento = `select d.consumidor_id, d.documento_fiscal_id, d.campanha_id, d.idempotencia, d.tipo, d.chave_acesso, d.coo,
  d.modelo, d.uf, d.emitente, d.emitido_em, d.valor_centavos, d.quantidade, d.dados, d.uri_imagem, d.status, d.motivo,
  d.motivo_valores, d.multiplicador_milesimos, d.raspadinhas_concedidas, d.contestado_em, d.desvio_relogio_segundos,
  d.consulta_qr, d.fonte, d.resto_variacao_centavos, d.revisado_em, d.ganho_produtos,
  d.registrado_em, coalesce(d.participa_em, d.registrado_em) as participa_em, d.apurado_em, d.apurar_em,
  (select coalesce(json_agg(json_build_object('status', h.status, 'motivo', h.motivo, 'motivo_valores', h.motivo_valores,
      'observacao', h.observacao, 'data_hora', h.data_hora) order by h.ordem), '[]')
    from documento_fiscal_historico h
    where h.consumidor_id = d.consumidor_id and h.documento_fiscal_id = d.documento_fiscal_id) as historico,
  (select coalesce(json_agg(json_build_object('serie', c.serie, 'numero', c.numero) order by c.indice), '[]')
    from cupom c where c.consumidor_id = d.consumidor_id and c.documento_fiscal_id = d.documento_fiscal_id
      and c.cancelado_em is null) as numeros,
  d.pontos, d.cashback_centavos
  from documento_fiscal d`;

export type DocumentoFiscalViews = ReturnType<typeof createDocumentoFiscalViews>;

export function createDocumentoFiscalViews(db: Db) {
  const short = toShortReads(db);
  const find = async (where: string, values: string[]) =>
    (await short.query<DocumentoFiscalView>(`${selectDocumento} where ${where}`, values))[0];
  const count = async (where: string, values: (string | null | readonly string[])[]) =>
    (
      await short.query<{ total: number }>(
        `select count(*) as total from documento_fiscal d where ${where}`,
        values,
      )
    )[0]!.total;
  return {
    get: (consumidorId: string, documentoFiscalId: string): Promise<DocumentoFiscalView | undefined> =>
      find('d.consumidor_id = $1 and d.documento_fiscal_id = $2', [consumidorId, documentoFiscalId]),
    findByChave: (
      consumidorId: string,
      campanhaId: CampanhaId,
      chaveAcesso: string,
    ): Promise<DocumentoFiscalView | undefined> =>
      find(
        `d.consumidor_id = $1 and d.campanha_id = $2 and d.documento_fiscal_id =
           (select r.documento_fiscal_id from chave_acesso_registrada r where r.chave_acesso = $3 and r.campanha_id = $2)`,
        [consumidorId, campanhaId, chaveAcesso],
      ),
    /** Finds the receipt that the consumer registered with a printed code. */
    findByCodigo: (
      consumidorId: string,
      campanhaId: CampanhaId,
      codigo: string,
    ): Promise<DocumentoFiscalView | undefined> =>
      find(
        `d.consumidor_id = $1 and d.campanha_id = $2 and d.documento_fiscal_id =
           (select c.documento_fiscal_id from codigo_cupom c where c.campanha_id = $2 and c.codigo = $3)`,
        [consumidorId, campanhaId, codigo],
      ),
    findByIdempotencia: (
      consumidorId: string,
      idempotencia: string,
    ): Promise<DocumentoFiscalView | undefined> =>
      find('d.consumidor_id = $1 and d.idempotencia = $2', [consumidorId, idempotencia]),
    /** Lists a consumer's receipts in one campaign (or in all, with undefined), newest first. */
    async list(
      consumidorId: string,
      { campanhaIds, tipo, status, inicial, final, limite, pular }: ListFilter,
    ): Promise<{ documentos: DocumentoFiscalView[]; total: number }> {
      const where = `d.consumidor_id = $1 and d.campanha_id = any ($2::uuid[])
        and ($3::text is null or d.tipo = $3) and ($4::text is null or d.status = $4)
        and ($5::date is null or d.registrado_em >= $5::date::timestamp at time zone 'America/Sao_Paulo')
        and ($6::date is null or d.registrado_em < ($6::date + 1)::timestamp at time zone 'America/Sao_Paulo')`;
      const values = [
        consumidorId,
        campanhaIds,
        tipo ?? null,
        status ?? null,
        inicial ?? null,
        final ?? null,
      ];
      const documentos = await short.query<DocumentoFiscalView>(
        `${selectDocumento} where ${where} order by d.registrado_em desc, d.documento_fiscal_id desc limit $7 offset $8`,
        [...values, limite, pular],
      );
      const page = { lidas: documentos.length, limite, pular };
      return { documentos, total: await findTotal(page, () => count(where, values)) };
    },
  };
}
