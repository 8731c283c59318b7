import sharp from 'sharp';
import { refuse } from '../../kernel/domain-error.ts';
import { limitInputPixels, requireDecodable } from './decodavel-imagem.ts';
import type { Conversao, ImagemConvertida } from './imagem.ts';
import { toImpressao } from './impressao.ts';

// The process runs one task at a time and never reads a picture twice.
sharp.cache(false);

/**
 * Re-encodes a picture as JPEG within the given size. The content decides the format, not a name; re-encoding
 * removes location and camera metadata. Throws upload.imagemInvalida, and upload.imagemGrande before decoding a
 * picture that would need too much memory.
 */
export async function convertImagem({ bytes, tamanho, temImpressao }: Conversao): Promise<ImagemConvertida> {
  await requireDecodable(bytes);
  try {
    const jpeg = await sharp(bytes, { limitInputPixels, failOn: 'error' })
      .rotate()
      .resize({ ...tamanho, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      // Without mozjpeg: 11 to 32 % larger, at a fraction of the time.
      .jpeg({ quality: 80 })
      .toBuffer();
    return { jpeg, impressao: temImpressao ? await toImpressao(jpeg) : null };
  } catch {
    throw refuse('upload.imagemInvalida');
  }
}
