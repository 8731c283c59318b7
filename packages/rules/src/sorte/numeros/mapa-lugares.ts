import { lowerBound } from './lugares-ordenados.ts';

/**
 * Writes distributed places as a map of bits: place p is bit p mod 8, counted from the lowest, of byte p ÷ 8.
 *
 * @param total places of the campaign: series × 100,000
 */
export function encodeMapa(lugares: Iterable<number>, total: number): Uint8Array<ArrayBuffer> {
  const mapa = new Uint8Array(Math.ceil(total / 8));
  for (const lugar of lugares) {
    if (!Number.isSafeInteger(lugar) || lugar < 0 || lugar >= total)
      throw new RangeError(`no place ${lugar} of ${total}`);
    mapa[lugar >> 3]! |= 1 << (lugar & 7);
  }
  return mapa;
}

/** Whether a map has a place. */
export const hasLugar = (mapa: Uint8Array, lugar: number): boolean =>
  ((mapa[lugar >> 3] ?? 0) & (1 << (lugar & 7))) !== 0;

/** Counts the places of a map. */
function countMapa(mapa: Uint8Array): number {
  let count = 0;
  for (const byte of mapa) count += bitsOf[byte]!;
  return count;
}

/** Lists the places of a map, ascending. */
export function decodeMapa(mapa: Uint8Array): Uint32Array {
  const lugares = new Uint32Array(countMapa(mapa));
  let count = 0;
  mapa.forEach((byte, at) => {
    for (let rest = byte; rest > 0; rest &= rest - 1)
      lugares[count++] = at * 8 + 31 - Math.clz32(rest & -rest);
  });
  return lugares;
}

/** Iterates over the places of a map, ascending, without a list of them. */
export function* listLugares(mapa: Uint8Array): Generator<number, void, undefined> {
  for (const [at, byte] of mapa.entries())
    for (let rest = byte; rest > 0; rest &= rest - 1) yield at * 8 + 31 - Math.clz32(rest & -rest);
}

/** Number of bits of each byte. */
const bitsOf = Uint8Array.from({ length: 256 }, (_, byte) => {
  let count = 0;
  for (let rest = byte; rest > 0; rest &= rest - 1) count += 1;
  return count;
});

/** Bytes of a map with one count in its index. */
const blockBytes = 512;

/** Finds places of a map by their rank among all of them, and ranks by place. */
export interface IndiceMapa {
  readonly total: number;
  /** Returns the rank of a place; -1 for one that the map does not have. */
  findIndice(lugar: number): number;
  /** Lists up to `quantidade` places from a rank on, ascending. */
  listDesde(indice: number, quantidade: number): number[];
}

/** Indexes a map by one pass over it; an answer reads half a kilobyte of the map. */
export function createIndiceMapa(mapa: Uint8Array): IndiceMapa {
  const before = new Uint32Array(Math.ceil(mapa.length / blockBytes) + 1);
  for (let at = 0; at < mapa.length; at += 1) {
    const block = Math.floor(at / blockBytes);
    before[block + 1]! += bitsOf[mapa[at]!]!;
  }
  for (let block = 1; block < before.length; block += 1) before[block]! += before[block - 1]!;
  const countIn = (from: number, to: number): number => {
    let count = 0;
    for (let at = from; at < to; at += 1) count += bitsOf[mapa[at]!]!;
    return count;
  };
  return {
    total: before.at(-1)!,
    findIndice(lugar) {
      if (!hasLugar(mapa, lugar)) return -1;
      const at = lugar >> 3;
      const block = Math.floor(at / blockBytes);
      const below = mapa[at]! & ((1 << (lugar & 7)) - 1);
      return before[block]! + countIn(block * blockBytes, at) + bitsOf[below]!;
    },
    listDesde(indice, quantidade) {
      const lugares: number[] = [];
      // The last block that begins at or before the rank.
      const block = Math.max(0, lowerBound(before, indice + 1) - 1);
      let skipped = before[block]!;
      for (let at = block * blockBytes; at < mapa.length && lugares.length < quantidade; at += 1) {
        for (let rest = mapa[at]!; rest > 0 && lugares.length < quantidade; rest &= rest - 1) {
          if (skipped >= indice) lugares.push(at * 8 + 31 - Math.clz32(rest & -rest));
          skipped += 1;
        }
      }
      return lugares;
    },
  };
}

/** Packs a map for a file: raw deflate, in base64. */
export async function packMapa(mapa: Uint8Array<ArrayBuffer>): Promise<string> {
  const packed = await transform(mapa, new CompressionStream('deflate-raw'));
  let text = '';
  // Arguments of one call are limited.
  for (let at = 0; at < packed.length; at += 0x8000)
    text += String.fromCharCode(...packed.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Unpacks a map. Throws for a text that is none, and for more bytes than `total` places need. */
export async function unpackMapa(packed: string, total: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const mapa = await transform(bytes, new DecompressionStream('deflate-raw'), Math.ceil(total / 8));
  if (mapa.length !== Math.ceil(total / 8)) throw new RangeError(`the map has ${mapa.length} bytes`);
  return mapa;
}

/** Reads a stream's output, at most `maximo` bytes. */
async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  maximo = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maximo) {
      await reader.cancel();
      throw new RangeError(`the map has more than ${maximo} bytes`);
    }
    pieces.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
