import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { refuse } from '../domain-error.ts';
import { createBodyBudget } from './body-budget.ts';
import type { HttpLimits } from './http-limits.ts';

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

/** More than any body of ours nests, and than an operator's largest list has entries. */
const maximumDepth = 32;
const maximumEntries = 250_000;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number];

/**
 * Refuses with requisicao.corpoIlegivel what would cost the parser seconds: a megabyte of brackets is a million lists.
 * Strings are jumped over, so a picture in one costs next to nothing.
 */
function checkJsonShape(bytes: Buffer): void {
  let depth = 0;
  let entries = 0;
  for (let at = 0; at < bytes.length; at++) {
    const sign = bytes[at];
    if (sign === quote) at = findStringEnd(bytes, at + 1);
    else if (sign === openList || sign === openObject) {
      depth += 1;
      entries += 1;
    } else if (sign === comma) entries += 1;
    else if (sign === closeList || sign === closeObject) depth -= 1;
    if (depth > maximumDepth || entries > maximumEntries) throw refuse('requisicao.corpoIlegivel');
  }
}

/** Where the string that began before `from` ends; behind everything when it does not. */
function findStringEnd(bytes: Buffer, from: number): number {
  for (let end = bytes.indexOf(quote, from); end >= 0; end = bytes.indexOf(quote, end + 1)) {
    let escapes = 0;
    while (end - 1 - escapes >= from && bytes[end - 1 - escapes] === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return bytes.length;
}

/** How long so many bytes of a body may take. */
const toPatience = (received: number, limits: HttpLimits): number =>
  Math.min(
    limits.requestMilliseconds,
    limits.bodyMilliseconds + (received / limits.bodyBytesPerSecond) * 1000,
  );

/**
 * Every byte of a body. Refuses with requisicao.corpoGrande once there are more than `limit`, with
 * requisicao.demorada when they come too slowly, and with requisicao.corpoIlegivel when the sender leaves.
 */
function readBody(payload: Readable, limit: number, limits: HttpLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const startedAt = performance.now();
    let received = 0;
    const settle = (act: () => void) => {
      clearInterval(timer);
      payload.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      act();
    };
    const onData = (chunk: Buffer) => {
      received += chunk.length;
      if (received > limit) return settle(() => reject(refuse('requisicao.corpoGrande')));
      chunks.push(chunk);
    };
    const onEnd = () =>
      settle(() => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, received)));
    const onGone = () => settle(() => reject(refuse('requisicao.corpoIlegivel')));
    const timer = setInterval(
      () => {
        if (performance.now() - startedAt > toPatience(received, limits))
          settle(() => reject(refuse('requisicao.demorada')));
      },
      Math.min(1_000, limits.bodyMilliseconds),
    );
    payload.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
    payload.resume();
  });
}
