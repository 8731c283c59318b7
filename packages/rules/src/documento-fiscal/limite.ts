import { tiposPeriodo, type TipoPeriodo } from '../tempo/periodo.ts';

/**
 * Whether a configured limit on coupons or scratch cards is active: -1 and 0 are not. (On fiscal documents 0
 * means the opposite: see `checkLimiteDocumentos`.)
 */
export function isLimiteCupomAtivo(limite: number | null | undefined): limite is number {
  return typeof limite === 'number' && limite > 0;
}

/** Whether an active limit is reached with `quantidade` registered coupons or cards. */
export function isLimiteCupomAtingido(limite: number | null | undefined, quantidade: number): boolean {
  return isLimiteCupomAtivo(limite) && quantidade >= limite;
}

/**
 * Interprets the configured limit of a kind of fiscal document: -1 is unlimited, 0 (or any other number that
 * allows nothing) is not allowed, anything else is the maximum.
 */
export function checkLimiteDocumentos(limite: number): 'ilimitado' | 'naoLiberado' | number {
  if (limite === -1) return 'ilimitado';
  return limite > 0 ? limite : 'naoLiberado';
}

/** One consumer's registrations of a kind and the campaign's limits, by period. */
export interface Consumo {
  readonly limites: Readonly<Partial<Record<TipoPeriodo, number | undefined>>>;
  readonly registrados: Readonly<Partial<Record<TipoPeriodo, number | undefined>>>;
}

/** Returns the shortest period with a reached limit; null when there is none. */
function findLimiteAtingido(consumo: Consumo): { tipo: TipoPeriodo; limite: number } | null {
  for (const tipo of tiposPeriodo) {
    const limite = consumo.limites[tipo];
    if (isLimiteCupomAtingido(limite, consumo.registrados[tipo] ?? 0)) return { tipo, limite: limite ?? 0 };
  }
  return null;
}

/** Remaining earnings of the next receipt. `soGiros`: no more lucky numbers; `soNumeros`: no more spins or cards. */
export type Limites =
  | { situacao: 'nenhum' | 'soGiros' | 'soNumeros' | 'ambos'; tipo?: undefined; limite?: undefined }
  | { situacao: 'cupons'; tipo: TipoPeriodo; limite: number };

/**
 * Compares both limits of a consumer. Where the campaign has no spins or scratch cards (null), a reached limit
 * of lucky numbers is reported with period and size, because nothing else can be earned.
 */
export function checkLimites(cupons: Consumo, giros: Consumo | null): Limites {
  const numeros = findLimiteAtingido(cupons);
  if (!giros) return numeros ? { situacao: 'cupons', ...numeros } : { situacao: 'nenhum' };
  const isGirosReached = findLimiteAtingido(giros) !== null;
  if (numeros) return { situacao: isGirosReached ? 'ambos' : 'soGiros' };
  return { situacao: isGirosReached ? 'soNumeros' : 'nenhum' };
}
