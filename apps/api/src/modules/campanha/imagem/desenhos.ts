import { DomainError } from '../../../kernel/domain-error.ts';
import { createSharedCache } from '../../../kernel/shared-cache.ts';
import type { TurnWorker } from '../../../kernel/turn-worker.ts';
import { WorkerLimitError } from '../../../kernel/worker-process.ts';
import type { ProblemaSvg } from './exame-svg.ts';
import { type ImagemMedida, measureImagem, resizeImagem, toPreviaJpeg } from './imagem-tamanhos.ts';

export interface ImagemMarca {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Changes with the content. */
  readonly etag: string;
  /** A promoter's upload; else a picture of the installation's folder. */
  readonly isEnviada: boolean;
}

export type Desenhos = ReturnType<typeof createDesenhos>;

/**
 * Draws pictures of brands: uploaded ones in a worker process, in turns between promoters, and those of the installation's
 * folder in this process (ADR 0102). Results are cached, also that a picture cannot be drawn; servidor.ocupado is not.
 */
export function createDesenhos(worker: TurnWorker) {
  const measured = createSharedCache<ImagemMedida | undefined>(1_000);
  const resized = createSharedCache<Buffer | undefined>(200);
  const previas = createSharedCache<Buffer | undefined>(200);
  return {
    /** Measures a picture; undefined when it cannot be drawn. */
    measure: (promotoraId: string, { bytes, etag, isEnviada }: ImagemMarca) =>
      measured.get(etag, () =>
        findDesenho(
          isEnviada ? worker.run<ImagemMedida>(promotoraId, 'measureImagem', bytes) : measureImagem(bytes),
        ),
      ),
    /** Renders a raster picture as WebP of a width; undefined when it cannot be drawn. */
    resize: (promotoraId: string, { bytes, etag, isEnviada }: ImagemMarca, largura: number) =>
      resized.get(`${etag} ${largura}`, () =>
        findDesenho(
          isEnviada
            ? worker.run<Buffer>(promotoraId, 'resizeImagem', { bytes, largura })
            : resizeImagem(bytes, largura),
        ),
      ),
    /** Renders the JPEG of link previews over the background `#rrggbb`; undefined when it cannot be drawn. */
    toPrevia: (promotoraId: string, { bytes, etag, isEnviada }: ImagemMarca, fundo: string) =>
      previas.get(`${etag} ${fundo}`, () =>
        findDesenho(
          isEnviada
            ? worker.run<Buffer>(promotoraId, 'toPreviaJpeg', { bytes, fundo })
            : toPreviaJpeg(bytes, fundo),
        ),
      ),
    /** Returns the decoder's format of an uploaded picture; undefined when it cannot be decoded. */
    findFormato: (promotoraId: string, bytes: Buffer): Promise<string | undefined> =>
      findDesenho(worker.run<string>(promotoraId, 'findFormato', bytes)),
    /** Returns why a vector picture cannot be used; null when it can. */
    async examine(promotoraId: string, bytes: Buffer): Promise<ProblemaSvg | null> {
      try {
        return await worker.run<ProblemaSvg | null>(promotoraId, 'examineSvg', bytes);
      } catch (error) {
        if (error instanceof WorkerLimitError) return 'imagemPesada';
        throw error;
      }
    },
  };
}

/** Resolves to undefined where a picture can never be drawn. Rejects with the refusal of a busy worker. */
export const findDesenho = <T>(desenho: Promise<T>): Promise<T | undefined> =>
  desenho.catch((error: unknown) => {
    if (error instanceof DomainError) throw error;
    // -- swallowed: unreadable, or over the limits of the worker, which logs it
    return undefined;
  });
