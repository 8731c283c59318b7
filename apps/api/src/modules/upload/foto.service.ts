import { createHmac, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { FileStorage, StoredFile } from '../../adapters/storage/storage.port.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createTurns } from '../../kernel/turns.ts';

/** Profile pictures: stored square, small and without what cameras write into files. */
export interface FotoService {
  /** Keeps a base64 picture and answers its name. Refuses with upload.imagemInvalida. */
  keep(consumidorId: string, fotoBase64: string): Promise<string>;
  get(nomeArquivo: string): Promise<StoredFile | undefined>;
  delete(nomeArquivo: string): Promise<void>;
  /** Whether a name was answered to this person. */
  isOwn(consumidorId: string, nomeArquivo: string): boolean;
}

const side = 512;
// 40 megapixels: more than phones take, far less than what would fill the memory.
const limitInputPixels = 40_000_000;
// A picture of that size takes 200 MB while it is read, however few bytes it came in: two at once, the others wait.
const inTurn = createTurns(2);
// No picture is read twice; kept for that, a few of them fill a gigabyte.
sharp.cache(false);
const formats = new Set(['jpeg', 'png', 'webp']);
const namePattern = /^[\w-]{22}\.[\w-]{22}\.jpg$/;

export function createFotoService(storage: FileStorage, secret: Uint8Array): FotoService {
  const sign = (consumidorId: string, random: string) =>
    createHmac('sha256', secret).update(`${consumidorId}|${random}`).digest('base64url').slice(0, 22);
  const keyOf = (nomeArquivo: string) => `fotos/${nomeArquivo.replace('.', '-')}`;

  return {
    async keep(consumidorId, fotoBase64) {
      const original = toBytes(fotoBase64);
      const bytes = await inTurn(() => toSquareJpeg(original));
      const random = randomBytes(16).toString('base64url');
      const nomeArquivo = `${random}.${sign(consumidorId, random)}.jpg`;
      await storage.put(keyOf(nomeArquivo), { bytes, contentType: 'image/jpeg' });
      return nomeArquivo;
    },
    get: async (nomeArquivo) => (namePattern.test(nomeArquivo) ? storage.get(keyOf(nomeArquivo)) : undefined),
    async delete(nomeArquivo) {
      if (namePattern.test(nomeArquivo)) await storage.delete(keyOf(nomeArquivo));
    },
    isOwn(consumidorId, nomeArquivo) {
      const [random = '', mark] = nomeArquivo.split('.');
      return namePattern.test(nomeArquivo) && sign(consumidorId, random) === mark;
    },
  };
}

function toBytes(fotoBase64: string): Buffer {
  const base64 = fotoBase64.replace(/^data:image\/[\w.+-]{1,20};base64,/, '');
  if (!/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(base64)) throw refuse('upload.imagemInvalida');
  return Buffer.from(base64, 'base64');
}

/** The content decides what a file is, never its name; writing it anew leaves place and camera behind. */
async function toSquareJpeg(bytes: Buffer): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels, failOn: 'error' });
    const { format } = await image.metadata();
    if (!formats.has(format)) throw refuse('upload.imagemInvalida');
    return await image
      .rotate()
      .resize(side, side, { fit: 'cover', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  } catch {
    throw refuse('upload.imagemInvalida');
  }
}
