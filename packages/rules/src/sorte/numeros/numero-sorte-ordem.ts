/** The keyed digit permutations of one tree level: one permutation per node. */
export type DigitOrder = {
  radix: number;
  /** Number of nodes on the level: the product of the radices above. */
  nodes: number;
  /** Returns the position of a digit in the permutation of a node. */
  orderOf(node: number, digit: number): number;
};

/** Returns 32 deterministic pseudo-random bytes for a block name. */
export type Draw = (block: string) => Uint8Array;

// One digest of 32 bytes serves eight nodes with one 32-bit word each.
const nodesPerBlock = 8;
// The upper levels are small and visited for every number; a level below this size in bytes is cached.
const cachedBytes = 1 << 21;

/** Returns the prime factors of a positive integer, smallest first. Throws RangeError for any other number. */
export function factorSeries(series: number): number[] {
  if (!Number.isSafeInteger(series) || series < 1) throw new RangeError(`${series} has no prime factors`);
  const factors: number[] = [];
  let rest = series;
  for (let factor = 2; factor * factor <= rest; factor += 1) {
    for (; rest % factor === 0; rest /= factor) factors.push(factor);
  }
  return rest > 1 ? [...factors, rest] : factors;
}

/** Permutations are computed lazily; a level too large for the cache keeps only its last block. */
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

/** Computes the permutations of eight neighbouring nodes, one after another. */
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
 * The permutations of a small digit. Those with beginnings that cluster at one end are excluded: next to a neighbour
 * clustered at the other end they would leave a gap of more than four fair shares while the level fills up. For
 * 2 and 3 none is excluded; for 5, 80 of the 120 remain.
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
 * For the large prime factors of unusual series counts: a plain shuffle would leave wide gaps while a node fills
 * up, so the positions are halved recursively, the halves alternate and, between equal halves, one bit selects
 * the first.
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
