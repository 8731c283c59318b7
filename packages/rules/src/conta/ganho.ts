/** What a consumer does elsewhere that multiplies lucky numbers. */
export type Dinamica = 'PICPAY' | 'INSTAGRAM';

type RegraComum = {
  /** Factor by dynamic; one that is not named multiplies by 1. */
  multiplicadores?: Partial<Record<Dinamica, number>>;
  /** The most lucky numbers one document can earn, multipliers included. */
  maximoPorDocumento?: number;
};

/** The most numbers one document earns where the campaign names no maximum: a whole series. */
const numerosMaximos = 100_000;

/** How a receipt earns lucky numbers, as a campaign writes it down. Money is integer cents. */
export type RegraGanho = RegraComum &
  (
    | { por: 'documento'; numeros: number }
    | { por: 'quantidade'; numeros: number; cada: number }
    | { por: 'valor'; centavosPorNumero: number; acumulaResto: boolean }
  );

export type Compra = {
  valorCentavos?: number | undefined;
  quantidade?: number | undefined;
  /** What earlier receipts of the same consumer left over; below zero when one of them was invalidated. */
  restoCentavos?: number | undefined;
  /** See `findMultiplicador`; 1 when left out. */
  multiplicador?: number | undefined;
};

/** Lucky numbers earned and cents left over for the next receipt, or the fact that is missing to tell. */
export type Ganho =
  | { numeros: number; restoCentavos: number; falta?: undefined }
  | { falta: 'valor' | 'quantidade'; numeros?: undefined; restoCentavos?: undefined };

/**
 * Counts the lucky numbers a receipt earns.
 *
 * A rule by amount with no amount known is not zero numbers: it is reported as `falta`, and the receipt waits
 * until the amount is known. Fractions of a number are dropped after the multiplier.
 */
export function countNumeros(regra: RegraGanho, compra: Compra): Ganho {
  const base = countBase(regra, compra);
  if (base.falta !== undefined) return base;
  // In thousandths, because 1.15 × 100 falls just short of 115 in binary fractions.
  const milesimos = Math.round((compra.multiplicador ?? 1) * 1000);
  const numeros = Math.floor((base.numeros * milesimos) / 1000);
  return { ...base, numeros: Math.min(numeros, regra.maximoPorDocumento ?? numerosMaximos) };
}

/** The factor of a consumer who takes part in these dynamics: their factors multiplied. */
export function findMultiplicador(
  regra: Pick<RegraGanho, 'multiplicadores'>,
  dinamicas: readonly Dinamica[],
): number {
  return [...new Set(dinamicas)].reduce((factor, d) => factor * (regra.multiplicadores?.[d] ?? 1), 1);
}

function countBase(regra: RegraGanho, compra: Compra): Ganho {
  if (regra.por === 'documento') return { numeros: regra.numeros, restoCentavos: 0 };
  if (regra.por === 'quantidade') {
    if (!isCount(compra.quantidade)) return { falta: 'quantidade' };
    return { numeros: Math.floor(compra.quantidade / regra.cada) * regra.numeros, restoCentavos: 0 };
  }
  if (!isCount(compra.valorCentavos)) return { falta: 'valor' };
  const centavos = compra.valorCentavos + (regra.acumulaResto ? (compra.restoCentavos ?? 0) : 0);
  // An invalidated receipt may leave a debt behind: until it is paid off, no number.
  const numeros = Math.max(0, Math.floor(centavos / regra.centavosPorNumero));
  const restoCentavos = regra.acumulaResto ? centavos - numeros * regra.centavosPorNumero : 0;
  return { numeros, restoCentavos };
}

function isCount(value: number | undefined): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** What a receipt earns in points, as a campaign writes it down. */
export interface RegraPontos {
  readonly centavosPorPonto?: number | undefined;
  /** Of every receipt, whatever its amount. */
  readonly porDocumento?: number | undefined;
}

/**
 * The whole points a receipt earns; fractions are dropped. None without a rule; without a known amount only what every
 * receipt earns.
 *
 * @param centavos what was spent, in cents
 */
export function countPontos(regra: RegraPontos | undefined, centavos: number | null): number {
  const { centavosPorPonto, porDocumento = 0 } = regra ?? {};
  return porDocumento + (centavosPorPonto && centavos !== null ? Math.floor(centavos / centavosPorPonto) : 0);
}

/** What a receipt earns in cashback, as a campaign writes it down. */
export interface RegraCashback {
  readonly percentual: number;
  readonly maximoCentavosPorDocumento?: number | undefined;
}

/**
 * The whole cents of cashback that a receipt earns; fractions are dropped. None without a rule or a known amount.
 *
 * @param centavos what was spent, in cents
 */
export function countCashback(regra: RegraCashback | undefined, centavos: number | null): number {
  if (!regra || centavos === null) return 0;
  // In millionths, because 1.15 × 100 falls just short of 115 in binary fractions.
  const milionesimos = Math.round(regra.percentual * 10_000);
  const ganho = Number((BigInt(centavos) * BigInt(milionesimos)) / 1_000_000n);
  return Math.min(ganho, regra.maximoCentavosPorDocumento ?? ganho);
}
