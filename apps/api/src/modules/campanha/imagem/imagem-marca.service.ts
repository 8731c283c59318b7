import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imagemNome } from '@trevo/contract/campanha/imagem-nome';
import { detalheText } from '@trevo/contract/palavras.text';
import type { FileStorage } from '../../../adapters/storage/storage.port.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError, refuse } from '../../../kernel/domain-error.ts';
import type { Desenhos, ImagemMarca } from './desenhos.ts';
import type { ProblemaSvg } from './exame-svg.ts';
import { imagemLarguras, type ImagemMedida } from './imagem-tamanhos.ts';

/** A picture uploaded with a campaign file: its name below `/marcas/` and its bytes. */
export interface ImagemNova {
  readonly nome: string;
  readonly bytes: Buffer;
}

/** A picture with its size and preview as far as they are known. */
export type ImagemDescrita = { readonly src: string } & Partial<ImagemMedida>;

interface Kind {
  readonly contentType: string;
  /** Name of the decoder for it. */
  readonly formato: string;
  readonly isSuch: (bytes: Buffer) => boolean;
}

const kinds: Readonly<Record<string, Kind>> = {
  svg: {
    contentType: 'image/svg+xml',
    formato: 'svg',
    isSuch: (bytes) => /<svg[\s>]/i.test(bytes.toString('utf8', 0, 2_000)),
  },
  png: { contentType: 'image/png', formato: 'png', isSuch: (bytes) => bytes.readUInt32BE(0) === 0x89504e47 },
  jpg: {
    contentType: 'image/jpeg',
    formato: 'jpeg',
    isSuch: (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff,
  },
  webp: {
    contentType: 'image/webp',
    formato: 'webp',
    isSuch: (bytes) => /^RIFF.{4}WEBP$/s.test(bytes.toString('latin1', 0, 12)),
  },
};
const kindOf = (nome: string) => kinds[imagemNome.exec(nome)?.[1] ?? ''];

// Cache TTL: a picture stored by another process is visible within this time, like a publication.
const trustMilliseconds = 5_000;
const cachedBytes = 32 * 1024 * 1024;
const listedAtOnce = 1_000;

export type ImagemMarcaService = ReturnType<typeof createImagemMarcaService>;

/**
 * Pictures served at `/marcas/`: a promoter's own ones, uploaded with the campaign file and kept in storage;
 * else the shared ones of the folder.
 */
export function createImagemMarcaService(parts: {
  storage: FileStorage;
  marcas: string;
  clock: Clock;
  desenhos: Desenhos;
}) {
  const { storage, marcas, clock, desenhos } = parts;
  const { list, forget } = createGuardadas(storage, clock);
  const cache = new Map<string, ImagemMarca>();
  async function readKept(promotoraId: string, nome: string, keptAt: Date): Promise<ImagemMarca | undefined> {
    const key = `${promotoraId}/${nome}/${keptAt.getTime()}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const found = await storage.get(`${folderOf(promotoraId)}/${nome}`);
    if (!found) return undefined;
    const imagem = toImagem(nome, found.bytes, true);
    const held = [...cache.values()].reduce((sum, { bytes }) => sum + bytes.length, imagem.bytes.length);
    if (held > cachedBytes) cache.clear();
    cache.set(key, imagem);
    return imagem;
  }

  const readFolder = async (nome: string): Promise<ImagemMarca | undefined> => {
    const bytes = await readFile(join(marcas, nome)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return bytes && toImagem(nome, bytes, false);
  };

  /** Finds a picture by its name below `/marcas/`; undefined when there is none. */
  async function find(promotoraId: string, nome: string): Promise<ImagemMarca | undefined> {
    if (!imagemNome.test(nome)) return undefined;
    try {
      const keptAt = (await list(promotoraId)).get(nome);
      const imagem = keptAt && (await readKept(promotoraId, nome, keptAt));
      if (imagem) return imagem;
    } catch (error) {
      // Fall back to the shared folder while storage is unavailable.
      const shared = await readFolder(nome);
      if (shared) return shared;
      throw error;
    }
    return readFolder(nome);
  }

  /** Returns why the worker refuses an uploaded picture; null when it does not. */
  async function findProblema(
    promotoraId: string,
    nome: string,
    bytes: Buffer,
  ): Promise<ProblemaSvg | 'imagemIlegivel' | null> {
    const { formato } = kindOf(nome)!;
    if (formato === 'svg') return desenhos.examine(promotoraId, bytes);
    // The first bytes can be those of one format while the decoder reads another one.
    return (await desenhos.findFormato(promotoraId, bytes)) === formato ? null : 'imagemIlegivel';
  }

  return {
    find,
    /**
     * Finds a raster picture as WebP of one of its served widths; undefined for another width, a vector or unreadable
     * picture, or an unknown name.
     */
    async findLargura(promotoraId: string, nome: string, largura: number): Promise<ImagemMarca | undefined> {
      if (!imagemLarguras.includes(largura)) return undefined;
      const whole = await find(promotoraId, nome);
      if (!whole || whole.contentType === kinds['svg']!.contentType) return undefined;
      // -- swallowed: a picture that this program cannot decode now is served whole
      const medida = await desenhos.measure(promotoraId, whole).catch(() => undefined);
      if (!medida?.larguras?.includes(largura)) return undefined;
      const bytes = await desenhos.resize(promotoraId, whole, largura).catch((error: unknown) => {
        // The whole picture answers at once, where a busy worker would refuse the request.
        if (error instanceof DomainError && error.code === 'servidor.ocupado') return undefined;
        throw error;
      });
      if (!bytes) return undefined;
      const etag = `${whole.etag.slice(0, -1)}-${largura}"`;
      return { ...whole, bytes, contentType: 'image/webp', etag };
    },
    /**
     * Describes a picture of the campaign file for responsive display. The size and preview are omitted for a
     * picture of another site, and for one that is missing or unreadable now.
     */
    async describe(promotoraId: string, src: string): Promise<ImagemDescrita> {
      const nome = src.startsWith('/marcas/') ? src.slice('/marcas/'.length) : undefined;
      // -- swallowed: the picture is displayed without its size and preview
      const imagem = nome === undefined ? undefined : await find(promotoraId, nome).catch(() => undefined);
      if (!imagem) return { src };
      // -- swallowed: as above; the file was checked when it was uploaded
      return { src, ...(await desenhos.measure(promotoraId, imagem).catch(() => undefined)) };
    },
    /** Returns which of these names exist; assumes that all exist when storage is unavailable. */
    async findExistentes(promotoraId: string, nomes: readonly string[]): Promise<Set<string>> {
      const shared = await Promise.all(
        nomes.map(async (nome) => imagemNome.test(nome) && Boolean(await readFolder(nome))),
      );
      const others = nomes.filter((_, i) => !shared[i]);
      if (others.length === 0) return new Set(nomes);
      // -- swallowed: a picture that may exist is not reported as missing, and the file is published even without
      // pictures
      const kept = await list(promotoraId).catch(() => new Set(others));
      return new Set(nomes.filter((nome, i) => shared[i] || kept.has(nome)));
    },
    /** Names of a promoter's stored pictures. */
    listKept: async (promotoraId: string): Promise<ReadonlySet<string>> =>
      new Set((await list(promotoraId)).keys()),
    /** Stores pictures under their names and overwrites existing ones. */
    async put(promotoraId: string, imagens: readonly ImagemNova[]): Promise<void> {
      for (const { nome, bytes } of imagens)
        await storage.put(`${folderOf(promotoraId)}/${nome}`, {
          bytes,
          contentType: kindOf(nome)!.contentType,
        });
      forget(promotoraId);
    },
    /**
     * Throws requisicao.invalida for content that no browser would display under its name, that the decoder reads as
     * another format, for duplicate names, and for a vector picture that costs too much; servidor.ocupado when the worker
     * is busy.
     */
    async check(promotoraId: string, imagens: readonly ImagemNova[]): Promise<void> {
      const nomes = imagens.map(({ nome }) => nome);
      const detalhes = imagens.flatMap(({ nome, bytes }, i) => {
        const isGood = bytes.length > 12 && kindOf(nome)?.isSuch(bytes) === true;
        if (isGood && nomes.indexOf(nome) === i) return [];
        const mensagem = isGood ? detalheText.imagemRepetida(nome) : detalheText.imagemIlegivel(nome);
        return [{ campo: `imagens.${i}`, mensagem }];
      });
      if (detalhes.length > 0) throw refuse('requisicao.invalida', {}, detalhes);
      // The first refusal ends it: each picture may take the whole limit of a task.
      for (const [i, { nome, bytes }] of imagens.entries()) {
        const problema = await findProblema(promotoraId, nome, bytes);
        if (!problema) continue;
        const detalhe = { campo: `imagens.${i}`, mensagem: detalheText[problema](nome) };
        throw refuse('requisicao.invalida', {}, [detalhe]);
      }
    },
  };
}

const folderOf = (promotoraId: string) => `marcas/${promotoraId}`;

/** Lists the promoters' stored pictures, cached for some seconds. */
function createGuardadas(storage: FileStorage, clock: Clock) {
  const known = new Map<string, { readonly keptAt: Promise<Map<string, Date>>; readonly until: number }>();

  async function ask(promotoraId: string): Promise<Map<string, Date>> {
    const folder = folderOf(promotoraId);
    const keptAt = new Map<string, Date>();
    for (let after = ''; ;) {
      const found = await storage.list(folder, after, listedAtOnce);
      for (const file of found) keptAt.set(file.name.slice(folder.length + 1), file.keptAt);
      if (found.length < listedAtOnce) return keptAt;
      after = found.at(-1)!.name;
    }
  }

  /**
   * Lists the storage time of each of a promoter's pictures. Falls back to the last known list while storage is
   * unavailable; concurrent calls share one request.
   */
  function list(promotoraId: string): Promise<Map<string, Date>> {
    const before = known.get(promotoraId);
    const now = clock.now().getTime();
    if (before && before.until > now) return before.keptAt;
    const asked = ask(promotoraId);
    const keptAt = before ? asked.catch(() => before.keptAt) : asked;
    const answer = { keptAt, until: now + trustMilliseconds };
    known.set(promotoraId, answer);
    // Without an earlier list, the next call retries.
    keptAt.catch(() => {
      if (known.get(promotoraId) === answer) known.delete(promotoraId);
    });
    return keptAt;
  }

  return { list, forget: (promotoraId: string) => known.delete(promotoraId) };
}

const toImagem = (nome: string, bytes: Buffer, isEnviada: boolean): ImagemMarca => ({
  bytes,
  isEnviada,
  contentType: kindOf(nome)!.contentType,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});
