/** Issuer and products of the demo receipts. */
export const emitenteDemo = 'MERCADO DE DEMONSTRACAO LTDA';

/** Name, unit and price in cents. */
export const produtosDemo = [
  ['Café torrado 500 g', 'UN', 1_890],
  ['Chocolate ao leite 90 g', 'UN', 849],
  ['Suco de uva 1 L', 'UN', 1_299],
  ['Banana-prata', 'KG', 799],
  ['Detergente 500 ml', 'UN', 289],
  ['Arroz tipo 1 5 kg', 'PCT', 2_990],
  ['Queijo minas', 'KG', 4_590],
] as const;
