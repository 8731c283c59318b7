import sharp, { type Metadata } from 'sharp';
import { refuse } from '../../kernel/domain-error.ts';

/** 40 megapixels: above phone cameras. */
export const limitInputPixels = 40_000_000;
/** A progressive 4:2:0 JPEG of 40 megapixels needs 120 MB. */
const maximumHeldBytes = 128 * 1024 * 1024;
const formats = new Set(['jpeg', 'png', 'webp']);

/**
 * Reads the header of a picture and checks that it can be decoded within the memory of a worker process. Throws
 * upload.imagemInvalida, and upload.imagemGrande before decoding a picture that would need too much memory.
 */
export async function requireDecodable(bytes: Buffer): Promise<Metadata> {
  const metadata = await readMetadata(bytes);
  if (!formats.has(metadata.format)) throw refuse('upload.imagemInvalida');
  const pixels = metadata.width * metadata.height;
  if (pixels > limitInputPixels || estimateHeldBytes(metadata, pixels) > maximumHeldBytes)
    throw refuse('upload.imagemGrande');
  return metadata;
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    // Reads the header only, regardless of the declared size.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw refuse('upload.imagemInvalida');
  }
}

/**
 * Estimates the bytes held while decoding: all coefficients (two bytes each) of a progressive JPEG, all pixels
 * of an interlaced PNG. Other pictures are decoded in strips.
 */
function estimateHeldBytes(metadata: Metadata, pixels: number): number {
  if (!metadata.isProgressive) return 0;
  if (metadata.format === 'png') return pixels * metadata.channels * (metadata.depth === 'ushort' ? 2 : 1);
  return pixels * countJpegSamples(metadata) * 2;
}

/** Samples per pixel: chroma can be subsampled to half the width (4:2:2), or also half the height (4:2:0). */
function countJpegSamples({ channels, chromaSubsampling = '' }: Metadata): number {
  if (channels !== 3) return channels;
  return { '4:2:0': 1.5, '4:2:2': 2 }[chromaSubsampling] ?? channels;
}
