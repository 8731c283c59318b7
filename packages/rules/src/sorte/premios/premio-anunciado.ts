import type { SaoPaulo } from '../../tempo/sao-paulo.ts';

/** A prize as the campaign announces it: of a draw, or instant. */
export interface PremioAnunciado {
  readonly premio: string;
  /** Draw of the prize, its day `yyyy-mm-dd` and time `HH:MM[:SS]`; absent for an instant prize. */
  readonly sorteio?:
    | { readonly nome: string; readonly data: string; readonly hora?: string | undefined }
    | undefined;
  /** Whether the campaign file announces it first. */
  readonly destaque: boolean;
}

/**
 * Whether the prize can still be won: it is instant, or its draw is to come. A draw without a time is announced
 * until the end of its day.
 */
const isPorGanhar = ({ sorteio }: PremioAnunciado, { dia, hora }: Momento): boolean =>
  sorteio === undefined || `${sorteio.data} ${sorteio.hora ?? '24'}` > `${dia} ${hora}`;

type Momento = Pick<SaoPaulo, 'dia' | 'hora'>;

/**
 * Orders the prizes that can still be won: highlighted ones, then draws by day, then instant prizes. The first is
 * the one to announce.
 *
 * @param agora the time in São Paulo
 */
export function listPremiosAnunciados<P extends PremioAnunciado>(
  premios: readonly P[],
  agora: Momento,
): readonly P[] {
  const toKey = ({ destaque, sorteio }: P) => `${destaque ? 0 : 1} ${sorteio?.data ?? '9'}`;
  return premios.filter((premio) => isPorGanhar(premio, agora)).sort((a, b) => compare(toKey(a), toKey(b)));
}

/** Returns the draw that comes next, or undefined. */
export function findProximoSorteio<P extends PremioAnunciado>(
  premios: readonly P[],
  agora: Momento,
): P | undefined {
  return listPremiosAnunciados(premios, agora)
    .filter(({ sorteio }) => sorteio !== undefined)
    .sort((a, b) => compare(a.sorteio!.data, b.sorteio!.data))[0];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
