import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * A frequently sent text, precompressed in the encodings that clients accept. The buffers are shared by all
 * responses.
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
  return {
    plain,
    brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: gzipSync(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
}
