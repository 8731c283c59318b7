import type { CampanhaId } from '../campanha/public.ts';
import type { Credito } from '../conta-corrente/public.ts';
import type { NumerosReservados } from '../cupom/public.ts';
import type { Veredito } from './ganho/veredito-nota.ts';
import type { Concedido } from './documento-fiscal.resultado.ts';
import type { DocumentoFiscalView, HistoricoView } from './documento-fiscal.views.ts';
import type { FatoDito } from './prova/prova.ts';

/** A purchase about to be registered. Money in cents, days `yyyy-mm-dd`. */
export interface DocumentoNovo {
  readonly consumidorId: string;
  readonly campanhaId: CampanhaId;
  readonly documentoFiscalId: string;
  readonly idempotencia: string | null;
  readonly tipo: 'Fiscal' | 'NaoFiscal' | 'Cupom';
  readonly chaveAcesso: string | null;
  /** The number printed on a document without access key, or the code of a coupon. */
  readonly coo: string | null;
  readonly modelo: string | null;
  readonly uf: string | null;
  readonly emitente: string | null;
  readonly emitidoEm: string | null;
  readonly valorCentavos: number | null;
  readonly quantidade: number | null;
  readonly dados: object | null;
  readonly origem: string;
  readonly uriImagem: string | null;
  readonly capturadoEm: Date | null;
  /** Effective time for draws and limit periods; null means `agora`. */
  readonly participaEm: Date | null;
  readonly desvioRelogioSegundos: number | null;
  /** Query parameters of the state's consultation page, from the QR code. */
  readonly consultaQr: string | null;
  /** Facts reported by sources. */
  readonly ditos: readonly FatoDito[];
  readonly agora: Date;
  readonly apurarEm: Date | null;
}

/** Returns the primary key of a receipt row. */
export const toRef = (row: Pick<DocumentoFiscalView, 'consumidor_id' | 'documento_fiscal_id'>) => ({
  consumidorId: row.consumidor_id,
  documentoFiscalId: row.documento_fiscal_id,
});

/** Returns the documento_fiscal columns that a verdict sets. */
export const toVereditoColumns = (veredito: Veredito) => ({
  status: veredito.status,
  motivo: veredito.motivo,
  motivo_valores: Object.keys(veredito.valores).length > 0 ? veredito.valores : null,
  multiplicador_milesimos: veredito.multiplicadorMilesimos,
  resto_variacao_centavos: veredito.restoVariacaoCentavos,
  fonte: veredito.fonte ?? null,
  ganho_produtos: veredito.ganhoProdutos ?? null,
});

/** Returns the row for documento_register: every column without a default. */
export function toRow(d: DocumentoNovo, veredito: Veredito) {
  return {
    ...toVereditoColumns(veredito),
    consumidor_id: d.consumidorId,
    documento_fiscal_id: d.documentoFiscalId,
    campanha_id: d.campanhaId,
    idempotencia: d.idempotencia,
    tipo: d.tipo,
    chave_acesso: d.chaveAcesso,
    coo: d.coo,
    modelo: d.modelo,
    uf: d.uf,
    emitente: d.emitente,
    emitido_em: d.emitidoEm,
    valor_centavos: d.valorCentavos,
    quantidade: d.quantidade,
    dados: d.dados,
    origem: d.origem,
    uri_imagem: d.uriImagem,
    numeros_concedidos: 0,
    raspadinhas_concedidas: 0,
    // Coupon codes are bounded by the number printed, so they do not count against document limits.
    contado: veredito.status !== 'INVALIDO' && d.tipo !== 'Cupom',
    capturado_em: d.capturadoEm,
    participa_em: d.participaEm,
    desvio_relogio_segundos: d.desvioRelogioSegundos,
    consulta_qr: d.consultaQr,
    registrado_em: d.agora,
    apurado_em: veredito.status === 'PENDENTE' ? null : d.agora,
    apurar_em: d.apurarEm,
  };
}

/** Builds the registered receipt's view from the written values, without reading it back. */
export function toRegistrada(
  novo: DocumentoNovo,
  veredito: Veredito,
  { series, numeros }: NumerosReservados,
  { concedidos, raspadinhas, motivo, motivo_valores }: Concedido,
  creditos: readonly Credito[],
): DocumentoFiscalView {
  const { status } = veredito;
  const entry = (s: DocumentoFiscalView['status'], hasMotivo: boolean): HistoricoView => ({
    status: s,
    motivo: hasMotivo ? motivo : null,
    motivo_valores: hasMotivo ? motivo_valores : null,
    observacao: null,
    data_hora: novo.agora.toISOString(),
  });
  const isPendente = status === 'PENDENTE';
  return {
    ...toRow(novo, veredito),
    motivo,
    motivo_valores,
    raspadinhas_concedidas: raspadinhas,
    contestado_em: null,
    revisado_em: null,
    participa_em: novo.participaEm ?? novo.agora,
    historico: [entry('PENDENTE', isPendente), ...(isPendente ? [] : [entry(status, true)])],
    pontos: creditos.find(({ moeda }) => moeda === 'pontos')?.valor ?? 0,
    cashback_centavos: creditos.find(({ moeda }) => moeda === 'cashback')?.valor ?? 0,
    numeros: numeros.slice(0, concedidos).map((numero, i) => ({ serie: series[i]!, numero })),
  };
}
