import type { Posse } from '@trevo/contract/estudio/estudio.calls';

const quem: Readonly<Record<Posse, string>> = {
  participantes: 'quem se cadastrou',
  numeros: 'quem tem números da sorte',
  cartelas: 'quem tem raspadinhas ou giros',
  pontos: 'quem tem pontos',
  cashback: 'quem tem cashback',
  pedidos: 'quem fez pedidos',
  vouchers: 'quem tem vouchers',
  premios: 'quem ganhou prêmios',
  notas: 'quem registrou notas',
};

/** Words of the publication. */
export const publicarText = {
  titulo: (nome: string) => `Publicar ${nome}?`,
  semNome: 'Publicar a campanha?',
  conferindo: 'Conferindo com o servidor',
  fazer: 'Publicar',
  nova: (hosts: string) => `A campanha é nova: ela entra no ar em ${hosts}.`,
  troca: (hosts: string) => `A versão nova entra no lugar da publicada em ${hosts}.`,
  erros: (total: number) =>
    total === 1 ? '1 erro impede a publicação' : `${total} erros impedem a publicação`,
  avisos: (total: number) => (total === 1 ? '1 aviso' : `${total} avisos`),
  mudancas: (total: number) => (total === 1 ? 'O que muda: 1 ponto' : `O que muda: ${total} pontos`),
  nada: 'Nada muda em relação à versão publicada.',
  pessoas: 'O que muda para quem já tem alguma coisa',
  ninguem: 'Estas mudanças não tocam em nada do que as pessoas já têm.',
  atinge: (chave: string, posses: readonly Posse[]) =>
    `${chave}: atinge ${posses.map((posse) => quem[posse]).join(', ')}.`,
  hoje: (posses: string) => `Hoje elas têm ${posses}.`,
  motivo: 'Por que esta mudança?',
  segundaPessoa: 'Ao publicar, você pode propor a mudança: outra pessoa com o mesmo direito decide.',
  nuncaTitulo: 'Depois do início isto não pode mais mudar',
  nuncaMensagem: 'Volte estes pontos ao que estava, ou faça uma campanha nova.',
  nuncaTeste: 'Neste ambiente de testes um motivo basta; em produção a publicação é recusada.',
  publicada: 'No ar',
  publicadaEm: 'A campanha está no ar em:',
  proposta: 'A mudança espera por uma segunda pessoa em Propostas.',
  fechar: 'Fechar',
  cancelar: 'Voltar ao estúdio',
  minimo: 10,
} as const;
