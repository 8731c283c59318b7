// Apart from format.ts, which the app's entry bundles.
const quantidadeDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

/** Formats the quantity of a product line as `2 un`, `0,354 kg`, or `2 ×` without a unit. */
export const formatQuantidade = (quantidade: number, unidade: string | null): string =>
  `${quantidadeDecimal.format(quantidade)} ${unidade?.toLowerCase() ?? '×'}`;
