// Bundled for a browser by sorteio.bench.ts, which calls it on the main thread: only that thread can be slowed down.
import { verifyCapsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { readCapsula } from '@trevo/rules/sorte/sorteio/leitura-capsula';

/** Returns the failed checks, and the time in milliseconds. */
async function verify(texto: string, manifestoHash: string): Promise<[string[], number]> {
  const begin = performance.now();
  const failed = await verifyCapsula(
    readCapsula(texto)!,
    manifestoHash,
    async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  );
  return [failed, performance.now() - begin];
}

Object.assign(globalThis, { verify });
