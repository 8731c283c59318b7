/** A campaign that takes receipts at any current date. */
export const campanhaVigente = {
  ano: 2026,
  identificacao: 'TREVO',
  descricao: 'Trevo da Sorte',
  dataInicial: '2000-01-01',
  dataFinal: '2999-12-31',
  dataFinalCompras: '2999-12-31',
  dataFinalCadastros: '2999-12-31',
  ativa: true,
  totalCupons: 0,
  certificado: null,
  compromissoNumeros: '',
  chaveNumeros: null,
  compromissoPremios: null,
};
