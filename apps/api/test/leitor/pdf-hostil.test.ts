import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { requirePdf } from '../../src/modules/upload/pdf.ts';
import { buildPackedPdf, packedPage } from './packed-pdf.ts';

const mebibyte = 1024 * 1024;

describe('a PDF that costs more to unpack than a receipt does', () => {
  it('is taken when its page lies in the first object and megabytes of pictures follow', async () => {
    const pictures = randomBytes(8 * mebibyte);
    await expect(requirePdf(buildPackedPdf([packedPage, pictures]))).resolves.toBeUndefined();
  });

  it('is taken when a page comes before the budget is spent, also behind what cannot be unpacked', async () => {
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
