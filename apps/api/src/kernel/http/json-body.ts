import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { refuse } from '../domain-error.ts';
import { createBodyBudget } from './limits/body-budget.ts';
import type { HttpLimits } from './limits/http-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads a JSON body; without this the body stays unread. */
    takesJson?: boolean;
  }
  interface FastifyRequest {
    /** Releases the body's share of the memory budget. */
    freeBody: (() => void) | null;
  }
}

/** Above any form, list or code; calls with pictures or operators' lists set a higher limit. */
export const smallBodyBytes = 65_536;

/**
 * Number of copies of a body from parsing to the end of its call: bytes, text, parsed value, and the handler's
 * result, such as a picture's bytes.
 */
const copies = 4;

/**
 * Parses JSON bodies of admitted requests on routes that take one, with limits of size, time, depth and total
 * memory. All other bodies stay unread.
 *
 * A large body takes its size from the budget `receivedBytes` during the transfer, and then `copies` times its
 * size from `parsedBytes` until its call ends.
 */
export function takeJsonBodies(app: FastifyInstance, limits: HttpLimits): void {
  const { turnMilliseconds } = limits;
  const received = createBodyBudget({
    bytes: limits.receivedBytes,
    bytesEach: limits.receivedBytesEach,
    turnMilliseconds,
  });
  const parsed = createBodyBudget({ bytes: limits.parsedBytes, bytesEach: Infinity, turnMilliseconds });
  const parse = app.getDefaultJsonParser('error', 'error');

  const read = async (request: FastifyRequest, payload: FastifyRequest['raw']): Promise<unknown> => {
    const { config, bodyLimit } = request.routeOptions;
    if (!config.takesJson) return undefined;
    const length = request.headers['content-length'];
    // A chunked body could be as large as the call allows, and would block that share of the budget unused.
    if (length === undefined && bodyLimit > smallBodyBytes) throw refuse('requisicao.semTamanho');
    const announced = Number(length ?? bodyLimit);
    if (announced > bodyLimit) throw refuse('requisicao.corpoGrande');
    const take = (budget: BodyBudget, bytes: number) => takeWhileOpen(budget, bytes, request);
    const isLarge = announced > smallBodyBytes;
    const freeReceived = isLarge ? await take(received, announced) : undefined;
    try {
      const bytes = await readBody(payload, announced, limits);
      if (isLarge) request.freeBody = await take(parsed, bytes.length * copies);
      checkJsonShape(bytes);
      return await new Promise((resolve, reject) => {
        const done = (error: Error | null, body?: unknown) => (error ? reject(error) : resolve(body));
        void parse(request, bytes.toString('utf8'), done);
      });
    } catch (error) {
      request.freeBody?.();
      throw error;
    } finally {
      freeReceived?.();
    }
  };

  app.decorateRequest('freeBody', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', read);
}

type BodyBudget = ReturnType<typeof createBodyBudget>;

/** Waits for a share of a budget while the client stays connected. */
async function takeWhileOpen(
  budget: BodyBudget,
  bytes: number,
  request: FastifyRequest,
): Promise<() => void> {
  const gone = new AbortController();
  const onClose = () => gone.abort();
  request.raw.socket.once('close', onClose);
  try {
    return await budget.take(bytes, nameSender(request), gone.signal);
  } finally {
    request.raw.socket.off('close', onClose);
  }
}

const nameSender = ({ admitted, ip }: FastifyRequest): string =>
  admitted && 'sessao' in admitted && admitted.sessao ? admitted.sessao.consumidorId : ip;

/** Above the nesting of any body, and above the entries of an operator's largest list. */
const maximumDepth = 32;
const maximumEntries = 250_000;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number];

/**
 * Throws requisicao.corpoIlegivel for JSON that would take seconds to parse: a megabyte of brackets is a million
 * arrays. Skips strings, so a picture inside one is nearly free.
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

/** Returns the index of the closing quote of the string that began before `from`; the buffer's end without one. */
function findStringEnd(bytes: Buffer, from: number): number {
  for (let end = bytes.indexOf(quote, from); end >= 0; end = bytes.indexOf(quote, end + 1)) {
    let escapes = 0;
    while (end - 1 - escapes >= from && bytes[end - 1 - escapes] === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return bytes.length;
}

/** Returns the time allowed for the received bytes of a body. */
const toTimeout = (received: number, limits: HttpLimits): number =>
  Math.min(
    limits.requestMilliseconds,
    limits.bodyMilliseconds + (received / limits.bodyBytesPerSecond) * 1000,
  );

/**
 * Reads a body into one buffer of the announced size, so that it is held once. Throws requisicao.corpoGrande
 * beyond that size, requisicao.demorada for a slow sender, and requisicao.corpoIlegivel on disconnect.
 */
function readBody(payload: Readable, announced: number, limits: HttpLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Unwritten pages of the buffer are not resident.
    const bytes = Buffer.allocUnsafe(announced);
    const startedAt = performance.now();
    let received = 0;
    const settle = (act: () => void) => {
      clearInterval(timer);
      payload.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      act();
    };
    const onData = (chunk: Buffer) => {
      // Only possible for a small chunked body, where the call's limit is the announced size.
      if (received + chunk.length > bytes.length)
        return settle(() => reject(refuse('requisicao.corpoGrande')));
      received += chunk.copy(bytes, received);
    };
    const onEnd = () => settle(() => resolve(bytes.subarray(0, received)));
    const onGone = () => settle(() => reject(refuse('requisicao.corpoIlegivel')));
    const timer = setInterval(
      () => {
        if (performance.now() - startedAt > toTimeout(received, limits))
          settle(() => reject(refuse('requisicao.demorada')));
      },
      Math.min(1_000, limits.bodyMilliseconds),
    );
    payload.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
    payload.resume();
  });
}
