import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../domain-error.ts';
import { createBodyBudget } from './body-budget.ts';
import type { HttpLimits } from './http-limits.ts';
import { checkJsonShape } from './json-shape.ts';
import { readBody } from './read-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is read; without this it is left unread, whatever it holds. */
    takesJson?: boolean;
  }
  interface FastifyRequest {
    /** Gives back what the body took of the memory for large ones. */
    freeBody: (() => void) | null;
  }
}

/** More than any form, list or code of ours; a call that takes a picture or an operator's list says so. */
export const smallBodyBytes = 65_536;

/**
 * Reads bodies as JSON, and only where a call takes one from somebody who was admitted: bounded in size, time, depth and
 * in what all large ones hold together. Everything else that is sent is left unread.
 */
export function takeJsonBodies(app: FastifyInstance, limits: HttpLimits): void {
  const budget = createBodyBudget(limits);
  const parse = app.getDefaultJsonParser('error', 'error');

  const read = async (request: FastifyRequest, payload: FastifyRequest['raw']): Promise<unknown> => {
    const { config, bodyLimit } = request.routeOptions;
    if (!config.takesJson) return undefined;
    const announced = Number(request.headers['content-length'] ?? bodyLimit);
    if (announced > bodyLimit) throw refuse('requisicao.corpoGrande');
    if (announced > smallBodyBytes) {
      const gone = new AbortController();
      const onClose = () => gone.abort();
      request.raw.socket.once('close', onClose);
      try {
        request.freeBody = await budget.take(announced, nameSender(request), gone.signal);
      } finally {
        request.raw.socket.off('close', onClose);
      }
    }
    try {
      const bytes = await readBody(payload, bodyLimit, limits);
      checkJsonShape(bytes);
      return await new Promise((resolve, reject) => {
        const done = (error: Error | null, body?: unknown) => (error ? reject(error) : resolve(body));
        void parse(request, bytes.toString('utf8'), done);
      });
    } catch (error) {
      request.freeBody?.();
      throw error;
    }
  };

  app.decorateRequest('freeBody', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', read);
}

const nameSender = ({ admitted, ip }: FastifyRequest): string =>
  admitted && 'sessao' in admitted && admitted.sessao ? admitted.sessao.consumidorId : ip;
