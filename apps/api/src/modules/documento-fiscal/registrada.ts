import type { NumerosReservados } from '../cupom/public.ts';
import type { Veredito } from './apuracao.ts';
import type { Concedido } from './documento-fiscal.resultado.ts';
import type { DocumentoNovo } from './documento-fiscal.store.ts';
import type { DocumentoFiscalView, HistoricoView } from './documento-fiscal.views.ts';

/** The registered receipt as the database now holds it, put together without asking it again. */
export function toRegistrada(
  novo: DocumentoNovo,
  veredito: Veredito,
  reservados: NumerosReservados,
  { concedidos, raspadinhas, motivo, motivo_valores }: Concedido,
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
    consumidor_id: novo.consumidorId,
    documento_fiscal_id: novo.documentoFiscalId,
    campanha_id: novo.campanhaId,
    idempotencia: novo.idempotencia,
    tipo: novo.tipo,
    chave_acesso: novo.chaveAcesso,
    coo: novo.coo,
    modelo: novo.modelo,
    uf: novo.uf,
    emitente: novo.emitente,
    emitido_em: novo.emitidoEm,
    valor_centavos: novo.valorCentavos,
    quantidade: novo.quantidade,
    dados: novo.dados,
    uri_imagem: novo.uriImagem,
    status,
    motivo,
    motivo_valores,
    multiplicador_milesimos: veredito.multiplicadorMilesimos,
    raspadinhas_concedidas: raspadinhas,
    contestado_em: null,
    desvio_relogio_segundos: novo.desvioRelogioSegundos,
    registrado_em: novo.agora,
    participa_em: novo.participaEm ?? novo.agora,
    apurado_em: isPendente ? null : novo.agora,
    historico: [entry('PENDENTE', isPendente), ...(isPendente ? [] : [entry(status, true)])],
    numeros: reservados.indices
      .slice(0, concedidos)
      .map((_, i) => ({ serie: reservados.series[i]!, numero: reservados.numeros[i]! })),
  };
}
