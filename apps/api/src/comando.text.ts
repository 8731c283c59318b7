/** Messages of the operators' commands. */
export const comandoText = {
  semArquivo: (file: string, code = 'erro') => `Não foi possível ler ${file} (${code}).`,
  comecando: 'O programa ainda está começando; tente de novo em instantes.',
  semJson: 'O arquivo não é JSON.',
  motivoCurto: 'Diga o motivo em ao menos 10 caracteres.',
  servicos: (servicos: readonly string[]) => `Serviços: ${servicos.join(', ')}.`,
  /** Provider that a service uses. */
  origem: { promotora: 'da promotora', programa: 'do programa', nenhum: 'nenhum' },
  /** Storage key prefixes of a promoter's files. */
  arquivos: (prefixos: readonly string[]) => `arquivos  ${prefixos.join(' ')}`,
  /** Retention report with the last days of deletions. */
  retencao: (report: {
    contasMeses: number;
    vencidas: number;
    em30Dias: number;
    em90Dias: number;
    comPendencia: number;
    rodadas: readonly { dia: string; previstas: number; encerradas: number }[];
  }) =>
    [
      `Contas sem uso são guardadas por ${report.contasMeses} meses.`,
      `Vencidas: ${report.vencidas} (e ${report.comPendencia} com pendência, que ficam)`,
      `Vencem em 30 dias: ${report.em30Dias}; em 90 dias: ${report.em90Dias}`,
      ...report.rodadas.map(
        ({ dia, previstas, encerradas }) => `${dia}  previstas ${previstas}, encerradas ${encerradas}`,
      ),
    ].join('\n'),
} as const;
