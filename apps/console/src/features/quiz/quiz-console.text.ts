/** Words of the ballots' answers. */
export const quizConsoleText = {
  titulo: 'Quiz',
  ajuda: 'Quantas pessoas escolheram cada opção. Os nomes não aparecem aqui.',
  participantes: (total: number, formatado: string) =>
    total === 1 ? '1 pessoa respondeu' : `${formatado} pessoas responderam`,
  ate: (dia: string) => `até ${dia}`,
  opcao: 'Opção',
  respostas: 'Respostas',
  parte: 'Parte',
  certa: 'certa',
  vazia: {
    titulo: 'Esta campanha não tem quiz',
    mensagem: 'As perguntas vêm do arquivo da campanha, em quiz.',
  },
} as const;
