/** Returns the points of a line through the values, as an SVG polygon has them. */
export function toPontos(
  valores: readonly number[],
  maximo: number,
  largura: number,
  altura: number,
): string {
  const step = valores.length > 1 ? largura / (valores.length - 1) : 0;
  return valores
    .map((valor, at) => `${(at * step).toFixed(1)},${(altura - (valor / maximo) * altura).toFixed(1)}`)
    .join(' ');
}
