import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * A frequently sent text in the encodings that clients accept, each compressed at its first use. The buffers are
 * shared by all responses.
 */
export interface Compressed {
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  /** Changes with the content. */
  readonly etag: string;
}

export function compress(text: string): Compressed {
  const plain = Buffer.from(text);
  let brotli: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    plain,
    get brotli() {
      return (brotli ??= brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }));
    },
    get gzip() {
      return (gzip ??= gzipSync(plain));
    },
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
}
