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
    /** Gives back what the body holds of the memory for large ones. */
    freeBody: (() => void) | null;
  }
}

/** More than any form, list or code of ours; a call that takes a picture or an operator's list says so. */
export const smallBodyBytes = 65_536;

/**
 * What a body holds from its parsing to the end of its call: its bytes, its text, the value that is parsed from it, and
 * what a handler makes of that, such as the bytes of a picture.
 */
const copies = 4;

/**
 * Reads bodies as JSON, and only where a call takes one from a sender who was admitted: bounded in size, time, depth and
 * in what all large ones hold together. Everything else that is sent is left unread.
 *
 * A large body takes its size of `receivedBytes` while it arrives, for as long as the sender needs, and then `copies`
 * times its size of `parsedBytes` until its call ends.
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
    const announced = Number(request.headers['content-length'] ?? bodyLimit);
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

/** Waits for a share of a budget, for as long as the sender stays connected. */
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
 * Every byte of a body, in one buffer of the announced size, so that it is held once. Refuses with requisicao.corpoGrande
 * once there are more, with requisicao.demorada when they come too slowly, and with requisicao.corpoIlegivel when the
 * sender leaves.
 */
function readBody(payload: Readable, announced: number, limits: HttpLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Memory that is not written to is not resident.
    const bytes = Buffer.allocUnsafe(announced);
    const startedAt = performance.now();
    let received = 0;
    const settle = (act: () => void) => {
      clearInterval(timer);
      payload.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      act();
    };
    const onData = (chunk: Buffer) => {
      // Only without a content-length, where the limit of the call stands for it.
      if (received + chunk.length > bytes.length)
        return settle(() => reject(refuse('requisicao.corpoGrande')));
      received += chunk.copy(bytes, received);
    };
    const onEnd = () => settle(() => resolve(bytes.subarray(0, received)));
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
