import { lowerBound, type Ordenados } from './lugares-ordenados.ts';
import { numerosPorSerie } from './serie-numeros.ts';
import type { RegraSorteio, Sentido } from '../sorteio/regra-sorteio.ts';

/**
 * Lists distributed places in the order in which a rule looks at them, from a drawn place: each place once.
 *
 * @param lugares distributed places (series × 100,000 + number), ascending, distinct
 */
export function* searchLugares(
  lugares: Ordenados,
  sorteado: number,
  { aproximacao }: Pick<RegraSorteio, 'aproximacao'>,
  series: number,
): Generator<number> {
  const { sentido, volta, alcance, outraSerie, inicioNaOutraSerie } = aproximacao;
  if (alcance === 'todas') {
    yield* searchLinha(lugares, { inicio: 0, fim: series * numerosPorSerie }, sorteado, { sentido, volta });
    return;
  }
  const sorteada = Math.floor(sorteado / numerosPorSerie);
  const numero = sorteado % numerosPorSerie;
  const passo = outraSerie === 'inferior' ? series - 1 : 1;
  for (let count = 0, serie = sorteada; count < series; count++, serie = (serie + passo) % series) {
    const linha = { inicio: serie * numerosPorSerie, fim: (serie + 1) * numerosPorSerie };
    const extremo = sentido === 'inferior' ? numerosPorSerie - 1 : 0;
    const desde = count === 0 || inicioNaOutraSerie === 'mesmoNumero' ? numero : extremo;
    yield* searchLinha(lugares, linha, linha.inicio + desde, { sentido, volta });
  }
}

/** Lists the distributed places of one line, each once, from a place in it. */
function* searchLinha(
  lugares: Ordenados,
  { inicio, fim }: { readonly inicio: number; readonly fim: number },
  desde: number,
  { sentido, volta }: { readonly sentido: Sentido; readonly volta: boolean },
): Generator<number> {
  const first = lowerBound(lugares, inicio);
  const end = lowerBound(lugares, fim, first);
  const up = lowerBound(lugares, desde, first, end);
  /** Index of the greatest place up to the beginning, that place included. */
  const down = up < end && lugares[up] === desde ? up : up - 1;
  switch (sentido) {
    case 'superior':
      yield* ascend(lugares, up, end);
      if (volta) yield* ascend(lugares, first, up);
      return;
    case 'inferior':
      yield* descend(lugares, down, first);
      if (volta) yield* descend(lugares, end - 1, down + 1);
      return;
    case 'superiorDepoisInferior':
      yield* ascend(lugares, up, end);
      yield* descend(lugares, up - 1, first);
      return;
    case 'inferiorDepoisSuperior':
      yield* descend(lugares, down, first);
      yield* ascend(lugares, down + 1, end);
      return;
    case 'alternadoSuperior':
    case 'alternadoInferior':
      yield* alternate(lugares, { first, end, up, down }, desde, {
        tamanho: fim - inicio,
        volta,
        isSuperiorFirst: sentido === 'alternadoSuperior',
      });
  }
}

/** Lists places from index `from` up to `to` (exclusive). */
function* ascend(lugares: Ordenados, from: number, to: number): Generator<number> {
  for (let at = from; at < to; at++) yield lugares[at]!;
}

/** Lists places from index `from` down to `to` (inclusive). */
function* descend(lugares: Ordenados, from: number, to: number): Generator<number> {
  for (let at = from; at >= to; at--) yield lugares[at]!;
}

/** Lists places by their distance from the beginning; at equal distance, one direction is first. */
function* alternate(
  lugares: Ordenados,
  { first, end, up, down }: Record<'first' | 'end' | 'up' | 'down', number>,
  desde: number,
  { tamanho, volta, isSuperiorFirst }: { tamanho: number; volta: boolean; isSuperiorFirst: boolean },
): Generator<number> {
  let rest = end - first;
  if (up < end && lugares[up] === desde) {
    yield desde;
    rest -= 1;
  }
  // Indices of the next place in each direction; beyond an end they wrap, or that direction is used up.
  let above = up === down ? up + 1 : up;
  let below = up === down ? down - 1 : down;
  for (; rest > 0; rest--) {
    if (volta && above === end) above = first;
    if (volta && below < first) below = end - 1;
    const distanceAbove = above < end ? (lugares[above]! - desde + tamanho) % tamanho : Infinity;
    const distanceBelow = below >= first ? (desde - lugares[below]! + tamanho) % tamanho : Infinity;
    const isAbove = distanceAbove === distanceBelow ? isSuperiorFirst : distanceAbove < distanceBelow;
    yield lugares[isAbove ? above++ : below--]!;
  }
}
