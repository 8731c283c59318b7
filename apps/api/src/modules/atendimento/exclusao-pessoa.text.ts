const contar = (total: number, um: string, muitos: string): string =>
  total === 1 ? `1 ${um}` : `${total} ${muitos}`;

/** Effects of the deletion of an account; the proposer and the approver read them. */
export const exclusaoPessoaText = {
  premios: (nomes: readonly string[]) =>
    `${contar(nomes.length, 'prêmio', 'prêmios')} a receber: ${nomes.join(', ')}.`,
  saldo: (valor: string) => `${valor} para usar ou a liberar.`,
  numeros: (total: number, sorteio: string) =>
    `${contar(total, 'número', 'números')} de ${sorteio}: fora do sorteio.`,
  pedidos: (total: number) =>
    `${contar(total, 'pedido', 'pedidos')} em andamento, sem nome e endereço para enviar.`,
  nada: 'Nenhum prêmio, saldo, número ou pedido em aberto.',
  apaga: [
    'Nome, CPF, contato, endereço, foto e senha saem da conta na hora.',
    'Aparelhos, avisos, mensagens e respostas do quiz são apagados.',
    'A pessoa sai de todos os aparelhos, e o mesmo login não se cadastra de novo até o fim da guarda.',
  ],
  identidade: (dia: string) =>
    `A identidade, guardada à parte, até ${dia}: a lei pede, por causa de prêmios e notas.`,
  fica: [
    'Notas, números, prêmios e extrato, sem o nome: sorteios e contas são conferidos por eles.',
    'As respostas aos termos, como prova de cada uma.',
  ],
  porque: 'A exclusão de uma conta não tem volta.',
  resumo: (pseudonimo: string) => `Excluir a conta da pessoa ${pseudonimo}`,
  titulos: { perde: 'O que a pessoa perde', apaga: 'O que é apagado', fica: 'O que fica, e até quando' },
} as const;
