import { refuse } from '../../kernel/domain-error.ts';
import type { WorkerProcess } from '../../kernel/worker-process.ts';

export interface Conversao {
  readonly bytes: Buffer;
  readonly tamanho: { readonly width: number; readonly height: number; readonly fit: 'cover' | 'inside' };
  /** Whether the perceptual hash (`toImpressao`) is wanted. */
  readonly temImpressao: boolean;
}

export interface ImagemConvertida {
  readonly jpeg: Buffer;
  /** Null for a blank picture, and when not requested. */
  readonly impressao: string | null;
}

/** Re-encodes a picture in another process (`convertImagem`), because decoding a malicious one can exhaust memory. */
export type Converter = (conversao: Conversao) => Promise<ImagemConvertida>;

export const createConverter =
  (worker: WorkerProcess): Converter =>
  (conversao) =>
    worker.run<ImagemConvertida>('convertImagem', conversao);

/** Decodes a base64 file, with or without the `data:` prefix of browsers. */
export function toBytes(text: string): Buffer {
  // Remove white space first: a pattern that allows it in two places backtracks catastrophically (ReDoS) on a million
  // blanks.
  const base64 = text.replace(/^data:[\w.+-]{1,20}\/[\w.+-]{1,20};base64,/, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw refuse('upload.imagemInvalida');
  return Buffer.from(base64, 'base64');
}
