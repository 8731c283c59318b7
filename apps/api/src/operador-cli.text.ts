/** Messages of the commands about operators. */
export const operadorCliText = {
  uso: 'Uso: npm run operador -- criar EMAIL NOME [--promotora ID] | npm run auditoria -- verificar [--cabeca CORRENTE:ORDEM:HASH]',
  semConsole: 'Defina CONSOLE_HOST, o endereço do console, e tente de novo.',
  convite: (nome: string, promotora: string | undefined, endereco: string) =>
    [
      promotora === undefined
        ? `Convite de ${nome}, para esta instalação toda. Vale 72 horas e uma vez:`
        : `Convite de ${nome}, para administrar a promotora ${promotora}. Vale 72 horas e uma vez:`,
      endereco,
      'Quem abrir este endereço sem ter conta escolhe a senha: mande-o só à pessoa convidada.',
    ].join('\n'),
  confere: (registros: number) => `A trilha confere: ${registros} registros.`,
  naoConfere: 'A trilha não confere:',
  quebra: ({ corrente, ordem, problema }: { corrente: string; ordem: number; problema: string }) =>
    `${corrente || '(instalação)'} ${ordem}: ${problema}`,
};
