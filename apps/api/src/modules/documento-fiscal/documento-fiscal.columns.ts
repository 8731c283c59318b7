import type { CampanhaId } from '../campanha/public.ts';
import type { Credito } from '../conta-corrente/public.ts';
import type { NumerosReservados } from '../cupom/public.ts';
import type { Veredito } from './apuracao.ts';
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
  /** When it came in, by which its numbers take part in draws and limits count it; null when that is `agora`. */
  readonly participaEm: Date | null;
  readonly desvioRelogioSegundos: number | null;
  /** What its state's page has to be asked with, as the QR code said. */
  readonly consultaQr: string | null;
  /** What sources said of it. */
  readonly ditos: readonly FatoDito[];
  readonly agora: Date;
  readonly apurarEm: Date | null;
}

/** What names a receipt, of a row that has it. */
export const toRef = (row: Pick<DocumentoFiscalView, 'consumidor_id' | 'documento_fiscal_id'>) => ({
  consumidorId: row.consumidor_id,
  documentoFiscalId: row.documento_fiscal_id,
});

/** Columns of documento_fiscal that a verdict decides. */
export const toVereditoColumns = (veredito: Veredito) => ({
  status: veredito.status,
  motivo: veredito.motivo,
  motivo_valores: Object.keys(veredito.valores).length > 0 ? veredito.valores : null,
  multiplicador_milesimos: veredito.multiplicadorMilesimos,
  resto_variacao_centavos: veredito.restoVariacaoCentavos,
  fonte: veredito.fonte ?? null,
});

/** The row as the database function takes it: every column that has no default of its own. */
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
    // A coupon code is bounded by how many were printed.
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

/** The registered receipt as the database now holds it, put together without asking it again. */
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
