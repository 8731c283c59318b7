/** The reasons an operator may give for refusing a receipt, or for ending one: stable codes with words of their own. */
export const motivosRecusa = [
  'documentoFiscal.recusadoNaAnalise',
  'documentoFiscal.imagemIlegivel',
  'documentoFiscal.duplicado',
  'documentoFiscal.produtoNaoParticipante',
  'documentoFiscal.dadosDivergentes',
  'documentoFiscal.emitenteNaoParticipante',
] as const;
