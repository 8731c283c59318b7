import type { Readable } from 'node:stream';
import { refuse } from '../domain-error.ts';
import type { HttpLimits } from './http-limits.ts';

/**
 * Every byte of a body. Refuses with requisicao.corpoGrande once there are more than `limit`, with
 * requisicao.demorada when they come too slowly, and with requisicao.corpoIlegivel when the sender leaves.
 */
export function readBody(payload: Readable, limit: number, limits: HttpLimits): Promise<Buffer> {
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
        const earned = limits.bodyMilliseconds + (received / limits.bodyBytesPerSecond) * 1000;
        if (performance.now() - startedAt > earned) settle(() => reject(refuse('requisicao.demorada')));
      },
      Math.min(1_000, limits.bodyMilliseconds),
    );
    payload.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
    payload.resume();
  });
}
