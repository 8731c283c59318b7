/** The keyed digit permutations of one level of the tree of places: one permutation a node. */
export type DigitOrder = {
  radix: number;
  /** How many nodes the level has: the product of the radices above. */
  nodes: number;
  /** Where a digit goes in the permutation of a node. */
  orderOf(node: number, digit: number): number;
};

/** Gives 32 pseudo-random bytes for a block's name, always the same ones. */
export type Draw = (block: string) => Uint8Array;

// One digest of 32 bytes serves eight nodes with a 32-bit word each.
const nodesPerBlock = 8;
// The upper levels are visited all the time and are small; below this many bytes a level is kept in memory.
const cachedBytes = 1 << 21;

/** The prime factors of a positive integer, smallest first. Throws RangeError for any other number. */
export function factorSeries(series: number): number[] {
  if (!Number.isSafeInteger(series) || series < 1) throw new RangeError(`${series} has no prime factors`);
  const factors: number[] = [];
  let rest = series;
  for (let factor = 2; factor * factor <= rest; factor += 1) {
    for (; rest % factor === 0; rest /= factor) factors.push(factor);
  }
  return rest > 1 ? [...factors, rest] : factors;
}

/** Permutations are drawn when first asked for; a level too large to keep remembers only its last block. */
export function createDigitOrder(radix: number, nodes: number, draw: Draw): DigitOrder {
  const blocks = Math.ceil(nodes / nodesPerBlock);
  const blockBytes = nodesPerBlock * radix;
  const isCached = blocks * blockBytes <= cachedBytes && radix < 256;
  const table = new (radix < 256 ? Uint8Array : Uint32Array)(isCached ? blocks * blockBytes : blockBytes);
  const drawn = new Uint8Array(isCached ? blocks : 0);
  let last = -1;
  return {
    radix,
    nodes,
    orderOf(node, digit) {
      const block = Math.floor(node / nodesPerBlock);
      const start = isCached ? block * blockBytes : 0;
      if (isCached ? drawn[block] === 0 : block !== last) {
        drawBlock(radix, block, draw).forEach((place, i) => (table[start + i] = place));
        drawn[block] = 1;
        last = block;
      }
      return table[start + (node % nodesPerBlock) * radix + digit] ?? 0;
    },
  };
}

/** The permutations of eight neighbouring nodes, one after another. */
function drawBlock(radix: number, block: number, draw: Draw): number[] {
  if (radix > 5) {
    return Array.from({ length: nodesPerBlock }, (_, i) => orderSpread(radix, `${block}/${i}`, draw)).flat();
  }
  const bytes = draw(String(block));
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  const orders = ordersByRadix.get(radix) ?? [];
  return Array.from(
    { length: nodesPerBlock },
    (_, i) => orders[words.getUint32(i * 4) % orders.length] ?? [],
  ).flat();
}

/**
 * The orders a small digit can take. Left out are those whose beginnings crowd at one end: next to a neighbour
 * crowded at the other end they would leave a gap of more than four fair shares while the level fills up. For
 * 2 and 3 none is left out; for 5, 80 of the 120 remain.
 */
const ordersByRadix = new Map([2, 3, 5].map((radix) => [radix, listOrders(radix).filter(isSpread)]));

function listOrders(radix: number): number[][] {
  const extend = (order: number[]): number[][] =>
    order.length === radix
      ? [order]
      : Array.from({ length: radix }, (_, place) => place)
          .filter((place) => !order.includes(place))
          .flatMap((place) => extend([...order, place]));
  return extend([]);
}

function isSpread(order: readonly number[]): boolean {
  const radix = order.length;
  return order.every((_, i) => {
    const beginning = order.slice(0, i + 1);
    const reach = radix - (2 * radix) / (beginning.length + 1);
    return Math.max(...beginning) >= reach && Math.min(...beginning) <= radix - 1 - reach;
  });
}

/**
 * For the large prime factors of unusual numbers of series: a plain shuffle would leave wide gaps while a node
 * fills up, so the places are halved again and again, the halves taking turns and, between equal halves, a bit
 * telling which begins.
 */
function orderSpread(radix: number, name: string, draw: Draw): number[] {
  let bits: number[] = [];
  let page = 0;
  const nextBit = () => {
    if (bits.length === 0) {
      bits = [...draw(`${name}/${page}`)].flatMap((byte) =>
        Array.from({ length: 8 }, (_, i) => (byte >> i) & 1),
      );
      page += 1;
    }
    return bits.pop() ?? 0;
  };
  const spread = (first: number, size: number): number[] => {
    if (size === 1) return [first];
    const lower = Math.ceil(size / 2);
    const halves = [spread(first, lower), spread(first + lower, size - lower)];
    const lowerBegins = lower > size - lower || nextBit() === 1;
    const [begins = [], follows = []] = lowerBegins ? halves : halves.toReversed();
    return begins.flatMap((place, i) => (i < follows.length ? [place, follows[i] ?? 0] : [place]));
  };
  return spread(0, radix);
}
