import { deflateSync } from 'node:zlib';

/** A PDF of one empty page; `packed` keeps its objects in a compressed stream, as most programs write them now. */
export function buildPdf({ packed = false, pages = true } = {}): Buffer {
  const page = pages ? '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>' : '<</Type/Outlines>>';
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1/Kids[3 0 R]>>', page];
  const head = Buffer.from('%PDF-1.5\n', 'latin1');
  if (!packed) {
    const plain = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('');
    const offset = head.length + plain.length;
    const end = `xref\n0 1\n0000000000 65535 f \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n${offset}\n%%EOF\n`;
    return Buffer.concat([head, Buffer.from(plain + end, 'latin1')]);
  }
  const stream = deflateSync(Buffer.from(`1 0 2 30 3 70 ${objects.join(' ')}`));
  const begin = Buffer.from(
    `4 0 obj<</Type/ObjStm/N 3/First 14/Filter/FlateDecode/Length ${stream.length}>>stream\n`,
  );
  const middle = Buffer.from('\nendstream endobj\n');
  const offset = head.length + begin.length + stream.length + middle.length;
  const end = `5 0 obj<</Type/XRef/Size 6/Root 1 0 R/Length 0>>stream\nendstream endobj\nstartxref\n${offset}\n%%EOF\n`;
  return Buffer.concat([head, begin, stream, middle, Buffer.from(end)]);
}
