import { formatContagem } from '../../platform/format/format.ts';

/** Words about prizes: how they are handed over, which there are, how they are decided. */
export const premioText = {
  titulo: 'Prêmios na hora',
  meus: 'Meus prêmios',
  nenhum: 'Nenhum prêmio ainda',
  nenhumDetalhe: 'Quando você ganhar, ele aparece aqui com o passo a passo para receber.',
  tabela: 'O que dá para ganhar',
  tabelaVazia: 'A lista de prêmios ainda não saiu.',
  disponiveis: (n: number) => (n === 1 ? 'Resta 1' : `Restam ${formatContagem(n)}`),
  esgotado: 'Já saíram todos',
  usados: (usados: number, total: number) =>
    `${formatContagem(usados)} de ${formatContagem(total)} já saíram`,

  comoReceber: 'Como receber',
  promotora:
    'A promotora entra em contato pelos seus dados de cadastro para combinar a entrega. Confira se estão em dia.',
  picPay: 'O valor cai na sua carteira PicPay, com o usuário que está no seu perfil.',
  receber: 'Receber no PicPay',
  recebendo: 'Enviando para o PicPay',
  entregue: { id: 'msg.premio.sucesso', texto: 'Prêmio entregue com sucesso!' },
  entregueDetalhe: 'Ele já está na sua carteira PicPay.',
  naoEntregue: 'Ainda não deu para entregar',
  meusDados: 'Abrir meus dados',
  status: { entregue: 'Entregue', aReceber: 'A receber' },

  comoDecide: 'Como o resultado é decidido',
  decide: {
    contador:
      'Antes de a campanha começar, cada prêmio recebeu um lugar na fila das raspadinhas: a de número tal ganha, as outras não. Raspar só mostra o que já estava escrito.',
    horario:
      'Antes de a campanha começar, cada prêmio recebeu um dia e uma hora. A primeira raspadinha revelada a partir dali ganha. Ninguém muda isso depois.',
  },
  compromisso:
    'Essa lista foi lacrada. O código abaixo é a impressão digital dela: se uma única letra mudasse, ele seria outro. Guarde-o e confira quando a lista for aberta.',
  codigo: 'Código do lacre (SHA-256)',
  semCompromisso: 'O código do lacre aparece aqui quando a campanha o publica.',
} as const;
