/** A product of the demo sales file. Its GTIN is in the range that GS1 leaves to the shop, so no real product has it. */
export interface ProdutoDemo {
  readonly gtin: string;
  readonly nome: string;
  readonly unidade: string;
  readonly precoCentavos: number;
}

/** Products sold by the piece. */
export const produtosDemo: readonly ProdutoDemo[] = [
  { gtin: '2000000000015', nome: 'CAFE TORRADO 500G', unidade: 'UN', precoCentavos: 1_890 },
  { gtin: '2000000000022', nome: 'CHOCOLATE AO LEITE 90G', unidade: 'UN', precoCentavos: 849 },
  { gtin: '2000000000039', nome: 'SUCO DE UVA 1L', unidade: 'UN', precoCentavos: 1_299 },
  { gtin: '2000000000053', nome: 'DETERGENTE 500ML', unidade: 'UN', precoCentavos: 289 },
  { gtin: '2000000000060', nome: 'ARROZ TIPO 1 5KG', unidade: 'PCT', precoCentavos: 2_990 },
];

/** The product sold by weight that makes up the rest of a sale's amount. */
export const pesadoDemo: ProdutoDemo = {
  gtin: '2000000000077',
  nome: 'QUEIJO MINAS',
  unidade: 'KG',
  precoCentavos: 4_590,
};
