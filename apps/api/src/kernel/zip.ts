import { once } from 'node:events';
import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of a ZIP; its content is read when its turn comes. */
export interface ZipEntry {
  readonly nome: string;
  readonly conteudo: AsyncIterable<Uint8Array>;
}

/**
 * Writes a ZIP in pieces, a file after the other. A piece is made when the reader asks for it, so memory does not grow with
 * the size of the files; a reader that stops ends the content too.
 *
 * @param criadoEm date of the files
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry>,
  criadoEm: Date,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const fail = (error: unknown) =>
    void output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  let reading: Readable | undefined;
  async function addAll(): Promise<void> {
    for await (const { nome, conteudo } of entries) {
      if (output.destroyed) return;
      reading = Readable.from(conteudo, { objectMode: false });
      const closed = once(reading, 'close');
      zip.addReadStream(reading, nome, { mtime: criadoEm });
      await closed;
    }
    zip.end();
  }
  addAll().catch(fail);
  try {
    yield* output;
  } finally {
    output.destroy();
    reading?.destroy();
  }
}
