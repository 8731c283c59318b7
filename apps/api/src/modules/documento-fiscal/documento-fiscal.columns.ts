import type { Veredito } from './apuracao.ts';
import type { DocumentoNovo } from './documento-fiscal.store.ts';

/** Columns of documento_fiscal that a verdict decides. */
export const toVereditoColumns = (veredito: Veredito) => ({
  status: veredito.status,
  motivo: veredito.motivo,
  motivo_valores: Object.keys(veredito.valores).length > 0 ? veredito.valores : null,
  multiplicador_milesimos: veredito.multiplicadorMilesimos,
  resto_variacao_centavos: veredito.restoVariacaoCentavos,
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
    registrado_em: d.agora,
    apurado_em: veredito.status === 'PENDENTE' ? null : d.agora,
    apurar_em: d.apurarEm,
  };
}
