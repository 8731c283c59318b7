import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../domain-error.ts';
import type { HttpLimits } from './http-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file of one of these types, handed on as it arrives. */
    fileTypes?: readonly string[];
  }
}

/** A file as it arrives. Nothing of it is read before somebody asks for its first piece. */
class FileBody implements AsyncIterable<Uint8Array> {
  readonly #pieces: AsyncGenerator<Uint8Array>;
  constructor(pieces: AsyncGenerator<Uint8Array>) {
    this.#pieces = pieces;
  }
  [Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    return this.#pieces;
  }
}

/** The body of a call that takes a file; refuses with requisicao.tipoNaoAceito what came as anything else. */
export function requireFile(body: unknown): FileBody {
  if (!(body instanceof FileBody)) throw refuse('requisicao.tipoNaoAceito');
  return body;
}

/** Lets files of these types in, and only where a call takes them. */
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
 * Refuses with requisicao.corpoGrande once there are more than `limit` bytes, with requisicao.demorada when they come too
 * slowly, and with requisicao.corpoIlegivel when the sender leaves. Whoever asks for no more pieces stops the sender.
 */
async function* readPieces(payload: Readable, limit: number, limits: HttpLimits): AsyncGenerator<Uint8Array> {
  const startedAt = performance.now();
  let received = 0;
  // Closing the connection together with the last piece read would take the refusal with it.
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
    // Else what is left would wait to be asked for, instead of being dropped.
    await pieces.return?.();
  }
}
