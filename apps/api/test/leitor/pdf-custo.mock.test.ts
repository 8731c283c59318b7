import type * as Zlib from 'node:zlib';
import { deflateSync, type Inflate, type ZlibOptions } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { requirePdf } from '../../src/modules/upload/pdf.ts';
import { buildPackedPdf, packedPage } from './packed-pdf.ts';

/** Bytes read and written by all decompressors. */
let handled = 0;
afterEach(() => (handled = 0));
vi.mock('node:zlib', async (importOriginal) => {
  const zlib = await importOriginal<typeof Zlib>();
  const createInflate = (options?: ZlibOptions): Inflate => {
    const inflate = zlib.createInflate(options);
    const { _transform: transform, push } = inflate;
    inflate._transform = (piece: Buffer, ...rest) => {
      handled += piece.length;
      transform.call(inflate, piece, ...rest);
    };
    inflate.push = (piece: Buffer | null, ...rest) => {
      handled += piece?.length ?? 0;
      return push.call(inflate, piece, ...rest);
    };
    return inflate;
  };
  return { ...zlib, createInflate };
});

const mebibyte = 1024 * 1024;
const large = deflateSync(Buffer.alloc(5 * mebibyte));
const broken = Buffer.concat([
  deflateSync(Buffer.alloc(3.9 * mebibyte)).subarray(0, -8),
  Buffer.alloc(8, 255),
]);
/** Empty deflate blocks: much input without output. */
const empty = Buffer.concat(Array<Buffer>(600_000).fill(Buffer.from([0, 0, 0, 255, 255])));
const zlibHead = Buffer.from([0x78, 0x9c]);
/** Overlapping objects: each begins within the previous one, and all extend to the same end. */
function buildNested(count: number): Buffer {
  const begin = Buffer.concat([Buffer.from('<</Type/ObjStm>>stream\n'), zlibHead]);
  const stored = Buffer.concat([Buffer.from([0, begin.length, 0, 255 - begin.length, 255]), begin]);
  return Buffer.concat([zlibHead, ...Array<Buffer>(count).fill(stored), empty]);
}

it.each([
  ['with 200 oversized objects', Array<Buffer>(200).fill(large)],
  ['with 200 objects that fail just before their end', Array<Buffer>(200).fill(broken)],
  ['with 200 overlapping objects without output', [buildNested(199)]],
])('rejects a PDF %s after a bounded amount of decompression', async (_, streams) => {
  const pdf = buildPackedPdf([...streams, packedPage]);
  await expect(requirePdf(pdf)).rejects.toMatchObject({ code: 'upload.pdfInvalido' });
  // The budget of 4 MiB of input and output, exceeded by the last object; all of them would be 600 MiB and more.
  expect(handled).toBeGreaterThan(3 * mebibyte);
  expect(handled).toBeLessThan(13 * mebibyte);
});
