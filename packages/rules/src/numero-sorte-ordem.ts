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

/** The prime factors of a number, smallest first. */
export function factorSeries(series: number): number[] {
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
  return Array.from({ length: nodesPerBlock }, (_, i) => orderShuffled(radix, words.getUint32(i * 4))).flat();
}

/** Any of the radix! orders, by one Fisher-Yates step for each mixed-radix digit of the word. */
function orderShuffled(radix: number, word: number): number[] {
  const order = Array.from({ length: radix }, (_, i) => i);
  let rest = word;
  for (let i = radix - 1; i > 0; i -= 1) {
    const j = rest % (i + 1);
    rest = Math.floor(rest / (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}

/**
 * For the large prime factors of unusual numbers of series: a plain shuffle would leave wide gaps while a node
 * fills up, so the places are halved again and again, the halves taking turns and a bit telling who begins.
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
    const lower = (size + (size % 2 === 0 ? 0 : nextBit() * 2 - 1)) / 2;
    const halves = [spread(first, lower), spread(first + lower, size - lower)];
    const lowerBegins = lower === size - lower ? nextBit() === 1 : lower > size - lower;
    const [begins = [], follows = []] = lowerBegins ? halves : halves.toReversed();
    return begins.flatMap((place, i) => (i < follows.length ? [place, follows[i] ?? 0] : [place]));
  };
  return spread(0, radix);
}
