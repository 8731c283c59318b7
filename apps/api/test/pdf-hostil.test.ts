import { randomBytes } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { requirePdf } from '../src/modules/upload/pdf.ts';

const mebibyte = 1024 * 1024;
/** A page in a packed object that is never reached. */
const page = '<</Type/Page>>';

/** A PDF whose packed objects hold these bytes. */
function buildPacked(streams: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  for (const stream of streams)
    parts.push(Buffer.from('<</Type/ObjStm>>stream\n'), stream, Buffer.from('\n'));
  const offset = parts.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([...parts, Buffer.from(`5 0 obj<</Type/XRef>>\nstartxref\n${offset}\n%%EOF\n`)]);
}

/** Processor time of some work in milliseconds, of all threads. */
async function measure(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const large = deflateSync(Buffer.alloc(5 * mebibyte));
const broken = Buffer.concat([
  deflateSync(Buffer.alloc(3.9 * mebibyte)).subarray(0, -8),
  Buffer.alloc(8, 255),
]);
/** Blocks of deflate without a byte in them: much to read and nothing that comes out. */
const empty = Buffer.concat(Array<Buffer>(600_000).fill(Buffer.from([0, 0, 0, 255, 255])));
const zlibHead = Buffer.from([0x78, 0x9c]);
/** Objects that lie in each other: each begins within the one before, and all of them go on to the same end. */
function buildNested(count: number): Buffer {
  const begin = Buffer.concat([Buffer.from('<</Type/ObjStm>>stream\n'), zlibHead]);
  const stored = Buffer.concat([Buffer.from([0, begin.length, 0, 255 - begin.length, 255]), begin]);
  return Buffer.concat([zlibHead, ...Array<Buffer>(count).fill(stored), empty]);
}

describe('a PDF that costs more to unpack than a receipt does', () => {
  it.each([
    ['of 200 objects that are too large', Array<Buffer>(200).fill(large)],
    ['of 200 objects that break just before their end', Array<Buffer>(200).fill(broken)],
    ['of 200 objects in each other that put nothing out', [buildNested(199)]],
  ])('%s is refused after the cost of a few of them', async (_, streams) => {
    const pdf = buildPacked([...streams, deflateSync(Buffer.from(page))]);
    const one = await measure(() => {
      for (let round = 0; round < 10; round++)
        try {
          inflateSync(streams[0]!);
        } catch {
          // What breaks has its cost, too.
        }
    });
    const cost = await measure(() =>
      expect(requirePdf(pdf)).rejects.toMatchObject({ code: 'upload.pdfInvalido' }),
    );
    // Ten were measured; all of them would be twenty times as many.
    expect(cost).toBeLessThan(5 * one + 50);
  });

  it('is taken when its page lies in the first object and megabytes of pictures follow', async () => {
    const pictures = randomBytes(8 * mebibyte);
    await expect(
      requirePdf(buildPacked([deflateSync(Buffer.from(page)), pictures])),
    ).resolves.toBeUndefined();
  });

  it('is taken when a page comes before the budget is spent, also behind what cannot be unpacked', async () => {
    const noise = Buffer.from('no deflate at all');
    const pdf = buildPacked([
      noise,
      deflateSync(Buffer.alloc(mebibyte)),
      deflateSync(Buffer.from(page)),
      randomBytes(8 * mebibyte),
    ]);
    await expect(requirePdf(pdf)).resolves.toBeUndefined();
  });
});
