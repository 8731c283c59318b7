import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { refuse } from '../../kernel/domain-error.ts';

// Range at the end in which readers look for the EOF marker.
const tailBytes = 1024;
// Work limit in bytes read and decompressed: above the object streams of any receipt that fits a request.
const workBytes = 4 * 1024 * 1024;
const pieceBytes = 64 * 1024;
const packedStreams = 200;

/** Returns whether the file claims to be a PDF; requirePdf validates it. */
export const isCalledPdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-';

/**
 * Throws upload.pdfInvalido for a file that no reader would open: a PDF needs a header with version, an end that
 * points at its cross-reference table, and a page. The page can be in an object stream, but not encrypted.
 */
export async function requirePdf(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !pointsAtTable(text) || !(await hasPage(bytes, text)))
    throw refuse('upload.pdfInvalido');
}

function pointsAtTable(text: string): boolean {
  const [, offset] = /startxref\s{1,8}(\d{1,10})\s{1,8}%%EOF/.exec(text.slice(-tailBytes)) ?? [];
  return (
    offset !== undefined &&
    /^\s{0,8}(xref\s|\d{1,10}\s\d{1,5}\sobj\b)/.test(text.slice(Number(offset), Number(offset) + 40))
  );
}

const page = /\/Type\s{0,8}\/Page(?![A-Za-z])/;

async function hasPage(bytes: Buffer, text: string): Promise<boolean> {
  if (page.test(text)) return true;
  let left = workBytes;
  for (const at of listPacked(text)) {
    const { unpacked, cost } = await unpack(bytes.subarray(at), left);
    if (page.test(unpacked)) return true;
    left -= cost;
    if (left <= 0) return false;
  }
  return false;
}

/** Lists the offsets of the object streams' bytes. */
function listPacked(text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf('/ObjStm'); at >= 0; at = text.indexOf('/ObjStm', at + 1)) {
    const begin = /stream\r?\n/.exec(text.slice(at, at + tailBytes));
    if (begin) found.push(at + begin.index + begin[0].length);
    if (found.length === packedStreams) break;
  }
  return found;
}

/**
 * Decompresses the stream at the start of these bytes and returns its cost (bytes read plus written), also for a
 * corrupt or oversized one; its content is discarded.
 */
async function unpack(bytes: Buffer, maximumCost: number): Promise<{ unpacked: string; cost: number }> {
  const pieces: Buffer[] = [];
  let size = 0;
  let read = 0;
  // Feed in chunks, because zlib does not report how much it read of a corrupt stream.
  const readPieces = function* () {
    for (let at = 0; at < bytes.length && read <= maximumCost; at += pieceBytes) {
      const piece = bytes.subarray(at, at + pieceBytes);
      read += piece.length;
      yield piece;
    }
  };
  const source = Readable.from(readPieces());
  const inflate = source.pipe(createInflate({ chunkSize: pieceBytes }));
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      pieces.push(piece);
      size += piece.length;
      if (size > maximumCost) return { unpacked: '', cost: size };
    }
    return { unpacked: Buffer.concat(pieces).toString('latin1'), cost: size + inflate.bytesWritten };
  } catch {
    // -- swallowed: a stream that cannot be decompressed contains no page that a reader could open
    return { unpacked: '', cost: size + read };
  } finally {
    source.destroy();
  }
}
