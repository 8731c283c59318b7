/** A prize as the campaign announces it: of a draw, or instant. */
export interface PremioAnunciado {
  readonly premio: string;
  /** Draw of the prize, its day `yyyy-mm-dd`; absent for an instant prize. */
  readonly sorteio?: { readonly nome: string; readonly data: string } | undefined;
  /** Whether the campaign file announces it first. */
  readonly destaque: boolean;
}

/** Whether the prize can still be won: its draw is today or later, or it is instant. */
const isPorGanhar = ({ sorteio }: PremioAnunciado, hoje: string): boolean =>
  sorteio === undefined || sorteio.data >= hoje;

/**
 * Orders the prizes that can still be won: highlighted ones, then draws by day, then instant prizes. The first is
 * the one to announce.
 *
 * @param hoje the São Paulo day, `yyyy-mm-dd`
 */
export function listPremiosAnunciados<P extends PremioAnunciado>(
  premios: readonly P[],
  hoje: string,
): readonly P[] {
  const toKey = ({ destaque, sorteio }: P) => `${destaque ? 0 : 1} ${sorteio?.data ?? '9'}`;
  return premios.filter((premio) => isPorGanhar(premio, hoje)).sort((a, b) => compare(toKey(a), toKey(b)));
}

/** Returns the draw that comes next, today included, or undefined. */
export function findProximoSorteio<P extends PremioAnunciado>(
  premios: readonly P[],
  hoje: string,
): P | undefined {
  return listPremiosAnunciados(premios, hoje)
    .filter(({ sorteio }) => sorteio !== undefined)
    .sort((a, b) => compare(a.sorteio!.data, b.sorteio!.data))[0];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
