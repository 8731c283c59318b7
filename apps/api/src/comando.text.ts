/** What commands tell operators. */
export const comandoText = {
  semArquivo: (file: string, code = 'erro') => `Não foi possível ler ${file} (${code}).`,
  comecando: 'O programa ainda está começando; tente de novo em instantes.',
  semJson: 'O arquivo não é JSON.',
  servicos: (servicos: readonly string[]) => `Serviços: ${servicos.join(', ')}.`,
  /** Where messages and payouts of a service go. */
  origem: { promotora: 'da promotora', programa: 'do programa', nenhum: 'nenhum' },
} as const;
