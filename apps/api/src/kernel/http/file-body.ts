import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../domain-error.ts';
import type { HttpLimits } from './limits/http-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Content types of a file body, which is streamed to the handler. */
    fileTypes?: readonly string[];
  }
}

/** A streamed file body. Nothing is read before the consumer requests the first chunk. */
class FileBody implements AsyncIterable<Uint8Array> {
  readonly #pieces: AsyncGenerator<Uint8Array>;
  constructor(pieces: AsyncGenerator<Uint8Array>) {
    this.#pieces = pieces;
  }
  [Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    return this.#pieces;
  }
}

/** Returns the file body of a call; throws requisicao.tipoNaoAceito for any other body. */
export function requireFile(body: unknown): FileBody {
  if (!(body instanceof FileBody)) throw refuse('requisicao.tipoNaoAceito');
  return body;
}

/** Accepts file bodies of these types on routes that declare them. */
export function takeFileBodies(app: FastifyInstance, types: readonly string[], limits: HttpLimits): void {
  const read = async (request: FastifyRequest, payload: FastifyRequest['raw']): Promise<FileBody> => {
    const { config, bodyLimit } = request.routeOptions;
    const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
    if (!config.fileTypes?.includes(type.trim())) throw refuse('requisicao.tipoNaoAceito');
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw refuse('requisicao.corpoGrande');
    return new FileBody(readPieces(payload, bodyLimit, limits));
  };
  for (const type of types) if (!app.hasContentTypeParser(type)) app.addContentTypeParser(type, read);
}

/**
 * Streams the body's chunks. Throws requisicao.corpoGrande beyond `limit` bytes, requisicao.demorada for a slow
 * sender, and requisicao.corpoIlegivel on disconnect. Stopping the iteration applies back pressure to the
 * sender.
 */
async function* readPieces(payload: Readable, limit: number, limits: HttpLimits): AsyncGenerator<Uint8Array> {
  const startedAt = performance.now();
  let received = 0;
  // Destroying the stream with the last chunk would also drop the error response.
  const pieces = payload.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const next = await pieces.next().catch(() => {
        throw refuse('requisicao.corpoIlegivel');
      });
      if (next.done) return;
      const piece = next.value as Uint8Array;
      received += piece.length;
      if (received > limit) throw refuse('requisicao.corpoGrande');
      const patience = limits.bodyMilliseconds + (received / limits.bodyBytesPerSecond) * 1000;
      if (performance.now() - startedAt > Math.min(patience, limits.fileMilliseconds))
        throw refuse('requisicao.demorada');
      yield piece;
    }
  } finally {
    // Otherwise the rest would stay buffered instead of being discarded.
    await pieces.return?.();
  }
}
