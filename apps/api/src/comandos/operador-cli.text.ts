/** Messages of the commands about operators. */
export const operadorCliText = {
  uso: 'Uso: npm run operador -- criar EMAIL NOME [--promotora ID] | listar | rebaixar EMAIL | remover EMAIL | npm run auditoria -- verificar [--cabeca CORRENTE:ORDEM:HASH]',
  semConsole: 'Defina CONSOLE_HOST, o endereço do console, e tente de novo.',
  convite: (nome: string, promotora: string | undefined, endereco: string) =>
    [
      promotora === undefined
        ? `Convite de ${nome}, para esta instalação toda. Vale 72 horas e uma vez:`
        : `Convite de ${nome}, para administrar a promotora ${promotora}. Vale 72 horas e uma vez:`,
      endereco,
      'Quem abrir este endereço sem ter conta escolhe a senha: mande-o só à pessoa convidada.',
    ].join('\n'),
  daInstalacao: (
    nome: string,
    email: string,
    usadoEm: string | null,
    papeis: readonly { readonly nome: string; readonly papel: string }[],
  ) =>
    [
      `${nome} <${email}>`,
      usadoEm === null ? 'nunca entrou' : `último uso ${usadoEm}`,
      ...papeis.map(({ nome: promotora, papel }) => `${papel} de ${promotora}`),
    ].join(', '),
  conviteAberto: (nome: string, email: string, ate: string) =>
    `${nome} <${email}>, convite em aberto até ${ate}`,
  naoDaInstalacao: (email: string) =>
    `${email} não é de ninguém da instalação. Veja quem é com npm run operador -- listar.`,
  saida: {
    rebaixar: (nome: string) => `${nome} deixou a instalação; os papéis em promotoras continuam. Ficam:`,
    remover: (nome: string) => `${nome} saiu do console. Ficam:`,
  },
  confere: (registros: number) => `A trilha confere: ${registros} registros.`,
  naoConfere: 'A trilha não confere:',
  quebra: ({ corrente, ordem, problema }: { corrente: string; ordem: number; problema: string }) =>
    `${corrente || '(instalação)'} ${ordem}: ${problema}`,
};
