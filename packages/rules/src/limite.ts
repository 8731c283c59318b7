/**
 * Whether a configured limit on coupons or scratch cards limits anything: -1 and 0 do not. (On fiscal
 * documents 0 means the opposite: see `checkLimiteDocumentos`.)
 */
export function isLimiteCupomAtivo(limite: number | null | undefined): limite is number {
  return typeof limite === 'number' && limite > 0;
}

/** Whether an active limit is reached once `quantidade` coupons or cards are registered. */
export function isLimiteCupomAtingido(limite: number | null | undefined, quantidade: number): boolean {
  return isLimiteCupomAtivo(limite) && quantidade >= limite;
}

/**
 * Reads the configured limit of a kind of fiscal document: -1 is unlimited, 0 (or any other number that allows
 * nothing) is not allowed, anything else is how many.
 */
export function checkLimiteDocumentos(limite: number): 'ilimitado' | 'naoLiberado' | number {
  if (limite === -1) return 'ilimitado';
  return limite > 0 ? limite : 'naoLiberado';
}
