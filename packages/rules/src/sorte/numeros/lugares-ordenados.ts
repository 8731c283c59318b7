/** Numbers in ascending order, distinct where they are places. */
export type Ordenados = Uint32Array | readonly number[];

/** Returns the first index in `from` to `to` (exclusive) with a number of at least `limite`. */
export function lowerBound(numeros: Ordenados, limite: number, from = 0, to = numeros.length): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numeros[middle]! < limite) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the rank of a place among the distributed ones; -1 for one that is not distributed. */
export function findIndice(lugares: Ordenados, lugar: number): number {
  const at = lowerBound(lugares, lugar);
  return lugares[at] === lugar ? at : -1;
}
