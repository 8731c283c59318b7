/** Printed words of a generated receipt. */
export const fotoDemoText = {
  documento: 'Documento Auxiliar da Nota Fiscal de Consumidor Eletronica',
  cnpj: (cnpj: string) => `CNPJ: ${cnpj}`,
  endereco: 'RUA DAS QUATRO FOLHAS, 40 - CENTRO',
  colunas: 'Codigo Descricao Qtde UN Vl Unit',
  vlTotal: 'Vl Total',
  quantidade: 'Qtde. total de itens',
  total: 'Valor total R$',
  desconto: 'Desconto R$',
  aPagar: 'Valor a Pagar R$',
  forma: 'FORMA PAGAMENTO',
  pago: 'VALOR PAGO R$',
  dinheiro: 'Dinheiro',
  troco: 'Troco R$',
  consulte: 'Consulte pela Chave de Acesso em',
  endereco2: 'www.nfce.fazenda.exemplo.invalid',
  numero: (numero: string, serie: string, quando: string) => `NFC-e no ${numero} Serie ${serie} ${quando}`,
} as const;
