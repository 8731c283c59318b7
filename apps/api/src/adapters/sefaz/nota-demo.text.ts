/** Issuer and products of the demo receipts. */
export const emitenteDemo = 'MERCADO DE DEMONSTRACAO LTDA';

/** Products with prices in cents. Their GTINs are in the range that GS1 leaves to the shop, so no real product has them. */
export const produtosDemo = [
  { nome: 'Café torrado 500 g', gtin: '2000000000015', unidade: 'UN', precoCentavos: 1_890 },
  { nome: 'Chocolate ao leite 90 g', gtin: '2000000000022', unidade: 'UN', precoCentavos: 849 },
  { nome: 'Suco de uva 1 L', gtin: '2000000000039', unidade: 'UN', precoCentavos: 1_299 },
  { nome: 'Banana-prata', gtin: '2000000000046', unidade: 'KG', precoCentavos: 799 },
  { nome: 'Detergente 500 ml', gtin: '2000000000053', unidade: 'UN', precoCentavos: 289 },
  { nome: 'Arroz tipo 1 5 kg', gtin: '2000000000060', unidade: 'PCT', precoCentavos: 2_990 },
  { nome: 'Queijo minas', gtin: '2000000000077', unidade: 'KG', precoCentavos: 4_590 },
] as const;
