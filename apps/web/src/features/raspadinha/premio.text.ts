import type { FalhaPremios } from '@trevo/rules/sorte/premios/conferencia-premios';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { formatContagem } from '@trevo/client/format.ts';

/** Texts about prizes: delivery, prize list and drawing method. */
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
  status: { entregue: 'Entregue', aReceber: 'A receber', vencido: 'Prazo encerrado' },
  prazo: {
    aberto: (dia: string) => `Retire até ${dia}`,
    vencido: (dia: string) => `O prazo terminou em ${dia}`,
    entregue: (dia: string) => `Entregue em ${dia}`,
  },

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

/** Texts on the wheel. */
export const giroText = {
  naoFoi: 'Não foi desta vez',
  outros: 'Outros prêmios',
} as const;

/** Texts about opening and verifying the sealed list of prizes. */
export const lacreText = {
  abreDepois: (fim: string) => `Depois de ${fim} a lista abre, e você confere aqui mesmo.`,
  conferir: 'Abrir a lista e conferir',
  conferindo: 'Conferindo o lacre',
  confere: 'O lacre confere',
  confereDetalhe: (premios: number) =>
    `Seu celular refez a conta com a lista aberta (${premios === 1 ? '1 prêmio' : `${formatContagem(premios)} prêmios`}): o código é o mesmo que foi publicado.`,
  confereRegistro: (aberturas: number) =>
    aberturas === 0
      ? 'Nenhuma raspadinha foi aberta.'
      : `Depois abriu de novo, na ordem do registro, ${aberturas === 1 ? 'a única raspadinha' : `as ${formatContagem(aberturas)} raspadinhas`} da campanha: cada prêmio saiu onde a lista mandava.`,
  naoConfere: {
    lacre: 'O lacre não confere',
    guardado: 'O registro não confere',
    elo: 'O registro não confere',
    raiz: 'O registro não confere',
    abertura: 'Um prêmio saiu fora do lugar',
  } satisfies Record<FalhaPremios['em'], string>,
  naoConfereDetalhe: (falha: FalhaPremios) => `${describe(falha)} Baixe o que abriu e procure a promotora.`,
  baixar: 'Baixar a lista',
  baixarRegistro: 'Baixar o registro de aberturas',

  abertura: (ordem: number) => `Foi a abertura nº ${formatContagem(ordem)} da campanha.`,
  conferirAbertura: 'Conferir no registro',
  conferindoAbertura: 'Conferindo o registro',
  noRegistro: 'Está no registro',
  noRegistroDetalhe: (dia: string) =>
    `Seu celular refez a conta: esta raspadinha está no registro de ${formatDiaCurto(dia)}, que já fechou e não muda mais.`,
  foraDoRegistro: 'O registro não confere',
  foraDoRegistroDetalhe: 'O registro não mostra esta raspadinha como você a abriu. Procure a promotora.',
} as const;

function describe(falha: FalhaPremios): string {
  switch (falha.em) {
    case 'lacre':
      return 'O código desta lista é outro, e não o que foi publicado.';
    case 'abertura':
      return `Pela lista, a abertura nº ${formatContagem(falha.ordem)} teria outro resultado.`;
    case 'guardado':
      return 'O registro não é o que foi guardado durante a campanha.';
    default:
      return `As aberturas de ${formatDiaCurto(falha.dia)} não são as que o registro fechou.`;
  }
}
