/** Words of the operators of the installation. */
export const instalacaoConsoleText = {
  titulo: 'Instalação',
  ajuda: 'Quem age por todas as promotoras e pela instalação. Tirar alguém é decisão de duas pessoas.',
  convidar:
    'Para convidar outra pessoa, peça a quem cuida do servidor: npm run operador -- criar EMAIL NOME.',
  pessoas: 'Pessoas da instalação',
  pessoa: 'Pessoa',
  papeis: 'Papéis em promotoras',
  semPapeis: 'Nenhum',
  papel: (papel: string, promotora: string) => `${papel} de ${promotora}`,
  usado: 'Último uso',
  nunca: 'Nunca entrou',
  voce: 'Você',
  acao: 'Ação',
  tirar: 'Tirar',
  tirarDe: (nome: string) => `Tirar ${nome} da instalação`,
  convites: 'Convites em aberto',
  semConvites: 'Nenhum convite espera resposta.',
  vale: 'Vale até',
  retirar: 'Retirar',
  retirarDe: (nome: string) => `Retirar o convite de ${nome}`,
  retirado: (email: string) => `O convite para ${email} foi retirado.`,
  saida: {
    titulo: (nome: string) => `Tirar ${nome} da instalação`,
    como: 'Como',
    opcoes: {
      rebaixar: { nome: 'Só da instalação', detalhe: 'Os papéis em promotoras continuam.' },
      remover: {
        nome: 'Da instalação e de todas as promotoras',
        detalhe: 'As sessões terminam agora, e as passkeys são apagadas.',
      },
    },
    pedir: 'Continuar',
    fechar: 'Fechar',
    feita: (nome: string) => `${nome} não é mais da instalação.`,
  },
} as const;
