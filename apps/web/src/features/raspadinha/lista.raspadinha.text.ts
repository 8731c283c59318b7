import { formatContagem } from '@trevo/client/format.ts';
import type { RaspadinhaLook } from './raspadinha-path.ts';

/** Texts of the two lists: of scratch cards and of paintings. */
const comuns = {
  mostrar: 'O que mostrar',
  premiadas: 'Premiadas',
  semPremiadas: 'Nenhuma premiada ainda.',
  semPremiadasDetalhe: 'Quando você ganhar, o seu voucher fica guardado aqui.',
  semUsadasDetalhe: 'Depois de aberta, cada uma fica aqui com o seu resultado.',
  ganhaEm: (momento: string) => `Recebida ${momento.toLowerCase()}`,
  naoFoi: 'Não foi desta vez',
  cancelada: 'Cancelada',
  expirada: 'O prazo acabou',
  verPremios: 'Ver prêmios e como funciona',
} as const;

export const raspadinhasText = {
  ...comuns,
  titulo: 'Minhas raspadinhas',
  total: (n: number) =>
    n === 1 ? 'Você tem 1 raspadinha para raspar.' : `Você tem ${formatContagem(n)} raspadinhas para raspar.`,
  disponiveis: 'Para raspar',
  usadas: 'Raspadas',
  semUsadas: 'Você ainda não raspou nenhuma.',
  acao: 'Raspar',
  nome: 'Raspadinha',
} as const;

export const pinturasText = {
  ...comuns,
  titulo: 'Minhas pinturas',
  total: (n: number) =>
    n === 1 ? 'Você tem 1 pintura para pintar.' : `Você tem ${formatContagem(n)} pinturas para pintar.`,
  disponiveis: 'Para pintar',
  usadas: 'Pintadas',
  semUsadas: 'Você ainda não pintou nenhuma.',
  acao: 'Pintar',
  nome: 'Pintura',
} as const;

export type ListaWords = {
  readonly [K in keyof typeof raspadinhasText]: (typeof raspadinhasText)[K] extends string
    ? string
    : (typeof raspadinhasText)[K];
};

/** Noun and verb of each look. */
const nomes = {
  raspadinha: { um: 'raspadinha', varios: 'raspadinhas', fazer: 'raspar' },
  alternativa: { um: 'raspadinha', varios: 'raspadinhas', fazer: 'raspar' },
  pintura: { um: 'pintura', varios: 'pinturas', fazer: 'pintar' },
  giro: { um: 'giro', varios: 'giros', fazer: 'usar' },
} as const satisfies Record<RaspadinhaLook, object>;

const quantas = (look: RaspadinhaLook, total: number): string =>
  `${formatContagem(total)} ${total === 1 ? nomes[look].um : nomes[look].varios}`;

/** Texts about the count of cards. */
export const raspadinhaContagemText = {
  /** `2 raspadinhas` */
  quantas,
  tem: (look: RaspadinhaLook, total: number) => `Você tem ${quantas(look, total)} para ${nomes[look].fazer}`,
  detalhe: 'O resultado sai na hora.',
  acao: {
    raspadinha: 'Raspar agora',
    alternativa: 'Raspar agora',
    pintura: 'Pintar agora',
    giro: 'Girar a roda',
  } satisfies Record<RaspadinhaLook, string>,
} as const;
