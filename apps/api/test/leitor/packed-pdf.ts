import { deflateSync } from 'node:zlib';

/** A compressed object with a page. */
export const packedPage = deflateSync(Buffer.from('<</Type/Page>>'));

/** Builds a PDF with these bytes in its object streams. */
export function buildPackedPdf(streams: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  for (const stream of streams)
    parts.push(Buffer.from('<</Type/ObjStm>>stream\n'), stream, Buffer.from('\n'));
  const offset = parts.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([...parts, Buffer.from(`5 0 obj<</Type/XRef>>\nstartxref\n${offset}\n%%EOF\n`)]);
}
