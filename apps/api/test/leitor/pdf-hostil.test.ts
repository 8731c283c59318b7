import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { requirePdf } from '../../src/modules/upload/pdf.ts';
import { buildPackedPdf, packedPage } from './packed-pdf.ts';

const mebibyte = 1024 * 1024;

describe('PDF that costs more to decompress than a receipt does', () => {
  it('a PDF is accepted when its page is in the first object and megabytes of pictures follow', async () => {
    const pictures = randomBytes(8 * mebibyte);
    await expect(requirePdf(buildPackedPdf([packedPage, pictures]))).resolves.toBeUndefined();
  });

  it('a PDF is accepted when a page comes within the budget, also after an undecodable object', async () => {
    const noise = Buffer.from('no deflate at all');
    const pdf = buildPackedPdf([
      noise,
      deflateSync(Buffer.alloc(mebibyte)),
      packedPage,
      randomBytes(8 * mebibyte),
    ]);
    await expect(requirePdf(pdf)).resolves.toBeUndefined();
  });
});
