import { formatContagem } from '@trevo/client/format.ts';

/** Texts of the help screen. */
export const ajudaText = {
  ajuda: { titulo: 'Ajuda', subtitulo: 'Como podemos ajudar?' },
  faq: { titulo: 'Perguntas frequentes', subtitulo: 'As dúvidas que mais aparecem, respondidas.' },
  buscar: 'Buscar nas perguntas',
  limpar: 'Limpar busca',
  outras: 'Outras perguntas',
  achadas: (n: number) => (n === 1 ? '1 pergunta encontrada' : `${formatContagem(n)} perguntas encontradas`),
  vazia: 'Nenhuma pergunta com essas palavras',
  vaziaDetalhe: 'Tente outra palavra, ou fale com a gente.',
  contato: {
    titulo: 'Não achou o que procurava?',
    detalhe: 'A equipe da promoção responde por aqui.',
    atendimento: 'Falar com o atendimento',
    email: 'Enviar um e-mail',
    regulamento: 'Ler o regulamento',
  },
  /** Default questions for a campaign without its own. */
  padrao: [
    {
      titulo: 'Como eu participo?',
      texto:
        'Guarde a nota da sua compra e cadastre-a aqui: aponte a câmera para o QR Code ou digite a chave de acesso. O que cada nota vale está no regulamento.',
      categoria: 'Participar',
    },
    {
      titulo: 'Até quando posso cadastrar uma nota?',
      texto: 'O último dia aparece na tela da campanha e no regulamento.',
      categoria: 'Participar',
    },
    {
      titulo: 'Minha nota ficou pendente. E agora?',
      texto:
        'Algumas notas precisam ser conferidas antes de valer. Não precisa cadastrar de novo: a resposta aparece em Minhas notas.',
      categoria: 'Notas',
    },
    {
      titulo: 'Minha nota foi recusada. O que posso fazer?',
      texto: 'Abra a nota em Minhas notas para ver o motivo. Dali você pode pedir uma nova conferência.',
      categoria: 'Notas',
    },
    {
      titulo: 'Esqueci minha senha.',
      texto: 'Na tela de entrada, digite o seu login e toque em Esqueci minha senha.',
      categoria: 'Minha conta',
    },
    {
      titulo: 'Como mudo meus dados?',
      texto:
        'Abra Conta e toque em Meus dados. O documento não muda: se ele estiver errado, fale com a gente.',
      categoria: 'Minha conta',
    },
  ],
} as const;
