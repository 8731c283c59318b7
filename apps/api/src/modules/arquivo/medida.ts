import { createHash } from 'node:crypto';

/** Measures a file's bytes while they are streamed. */
export function createMedida() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *measure(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const piece of pieces) {
        bytes += piece.length;
        hash.update(piece);
        yield piece;
      }
    },
    end: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
