import { formatContagem } from '../../platform/format/format.ts';
import type { RaspadinhaLook } from './raspadinha-path.ts';

/** What each look is called, and what is done with it. */
const nomes = {
  raspadinha: { um: 'raspadinha', varios: 'raspadinhas', fazer: 'raspar' },
  alternativa: { um: 'raspadinha', varios: 'raspadinhas', fazer: 'raspar' },
  pintura: { um: 'pintura', varios: 'pinturas', fazer: 'pintar' },
  giro: { um: 'giro', varios: 'giros', fazer: 'usar' },
} as const satisfies Record<RaspadinhaLook, object>;

const quantas = (look: RaspadinhaLook, total: number): string =>
  `${formatContagem(total)} ${total === 1 ? nomes[look].um : nomes[look].varios}`;

/** How many cards a person has, in words, and what is done about them. */
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
