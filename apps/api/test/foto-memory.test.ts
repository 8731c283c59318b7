import sharp from 'sharp';
import { expect, it } from 'vitest';
import { systemClock } from '../src/kernel/clock.ts';
import { createLogger } from '../src/kernel/log.ts';
import { createFotoService } from '../src/modules/upload/foto.service.ts';

it('large pictures are read two at a time, and none stays in memory', async () => {
  const names: string[] = [];
  const storage = {
    put: async (name: string) => void names.push(name),
    get: async () => undefined,
    putPieces: async () => undefined,
    getPieces: async () => undefined,
    delete: async () => undefined,
    list: async () => [],
  };
  const secret = new Uint8Array(32).fill(7);
  const fotos = createFotoService({
    store: { create: async () => undefined, delete: async () => undefined, listOf: async () => [] },
    storage,
    cotas: { spend: async () => async () => undefined, forgetOld: async () => undefined },
    secrets: { names: secret, uris: secret },
    clock: systemClock,
    log: createLogger('silent'),
  });
  const original = { width: 3000, height: 3000, channels: 3, background: '#f00' } as const;
  const file = await sharp({ create: original }).jpeg({ progressive: true, quality: 1 }).toBuffer();
  let most = 0;
  const watch = setInterval(() => {
    // The two numbers are read one after the other while other threads change them: a piece that began between them
    // stands in both. Read twice alike, they are true.
    const [one, again] = [sharp.counters(), sharp.counters()];
    if (one.queue === again.queue && one.process === again.process)
      most = Math.max(most, one.queue + one.process);
  }, 1);
  await Promise.all(Array.from({ length: 12 }, () => fotos.keep('c1', file.toString('base64'))));
  clearInterval(watch);
  expect(names).toHaveLength(12);
  expect([1, 2]).toContain(most);
  expect(sharp.cache().memory).toMatchObject({ current: 0, max: 0 });
});
