/**
 * The whole points an amount earns; fractions are dropped. None without a rule or without a known amount.
 *
 * @param centavos what was spent, in cents
 */
export function countPontos(
  regra: { readonly centavosPorPonto: number } | undefined,
  centavos: number | null,
): number {
  return regra && centavos !== null ? Math.floor(centavos / regra.centavosPorPonto) : 0;
}
