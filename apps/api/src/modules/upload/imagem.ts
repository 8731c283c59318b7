import { refuse } from '../../kernel/domain-error.ts';
import type { WorkerProcess } from '../../kernel/worker-process.ts';

export interface Conversao {
  readonly bytes: Buffer;
  readonly tamanho: { readonly width: number; readonly height: number; readonly fit: 'cover' | 'inside' };
  /** Whether its `toImpressao` is wanted. */
  readonly temImpressao: boolean;
}

export interface ImagemConvertida {
  readonly jpeg: Buffer;
  /** Null for a picture that shows nothing, and where it was not asked for. */
  readonly impressao: string | null;
}

/** Re-encodes a picture in another process (`convertImagem`), because decoding a hostile one may exhaust memory. */
export type Converter = (conversao: Conversao) => Promise<ImagemConvertida>;

export const createConverter =
  (worker: WorkerProcess): Converter =>
  (conversao) =>
    worker.run<ImagemConvertida>('convertImagem', conversao);

/** The bytes of a base64 file, with or without the `data:` that browsers put before it. */
export function toBytes(text: string): Buffer {
  // Blanks go first: a pattern that allows them in two places tries every way to share a million of them out.
  const base64 = text.replace(/^data:[\w.+-]{1,20}\/[\w.+-]{1,20};base64,/, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw refuse('upload.imagemInvalida');
  return Buffer.from(base64, 'base64');
}
