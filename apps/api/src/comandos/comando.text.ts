/** Messages of the operators' commands. */
export const comandoText = {
  semArquivo: (file: string, code = 'erro') => `Não foi possível ler ${file} (${code}).`,
  comecando: 'O programa ainda está começando; tente de novo em instantes.',
  semSorteios: 'O arquivo não tem sorteios.',
  sorteio: (nome: string, premio: string) => `${nome}: ${premio}`,
  quando: (dia: string, hora: string | undefined, numerosAte: string) =>
    `O sorteio é pela extração da Loteria Federal de ${dia}${hora === undefined ? '' : `, às ${hora}`}. Entram as notas registradas até ${numerosAte}.`,
  semRegra: 'O arquivo não tem a regra deste sorteio.',
  semJson: 'O arquivo não é JSON.',
  servidorInvalido:
    'Use o endereço de uma campanha da promotora, como --servidor https://promo.exemplo.com.br.',
  semHttps: 'Use https:// no endereço do servidor: sem ele, a credencial seria lida no caminho.',
  semCredencial: (variable: string) =>
    `Defina ${variable} com a credencial da promotora, que tem o escopo campanha:publicar.`,
  semServidor: (origin: string, code: string) =>
    `Não foi possível falar com ${origin} (${code}).\nRode o comando de novo: publicar o mesmo arquivo outra vez não muda nada.`,
  outroServidor: (origin: string, location: string) =>
    `${origin} manda para outro endereço (${location}). Use o endereço final em --servidor.`,
  outraResposta: (origin: string, status: number) =>
    `A resposta de ${origin} não é do Trevo (${status}). Confira o endereço em --servidor.`,
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
