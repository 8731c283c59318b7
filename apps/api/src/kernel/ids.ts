import { createHash, randomBytes, randomFillSync } from 'node:crypto';

const pool = new Uint8Array(16 * 256);
let used = pool.length;

/**
 * Creates a UUIDv7: 48 bits of milliseconds, then random. Generated here, so that no sequence is shared and rows
 * of one moment are adjacent in the index.
 */
export function createId(now: number = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = pool.subarray(used, (used += 16));
  let time = now;
  for (let i = 5; i >= 0; i--) {
    bytes[i] = time % 256;
    time = Math.floor(time / 256);
  }
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = Buffer.from(bytes.buffer, bytes.byteOffset, 16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Random word of sixteen hexadecimal digits, independent of time and person. */
export const createWord = (): string => randomBytes(8).toString('hex');

/** Random secret for links; the database stores its hash. */
export const createSegredo = (): string => randomBytes(32).toString('base64url');
export const hashSegredo = (segredo: string): string =>
  createHash('sha256').update(segredo).digest('base64url');
