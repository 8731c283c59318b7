import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa } from '../campanha/campanha-propria.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Returns the pids of this process's children that run the worker program, without those of `others`. */
function listWorkers(others: ReadonlySet<number> = shared): number[] {
  return readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
    .filter(Boolean)
    .map(Number)
    .filter((pid) => !others.has(pid) && /\/worker\.js\b/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')));
}

/** Worker processes of other apps, started by earlier files. */
const shared = new Set(listWorkers(new Set()));

const draw = (side: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width: side, height: side, channels, background: '#c33' } });

describe('decoding of uploaded pictures', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(undefined, { workers: undefined });
    await test.publish();
  });
  afterAll(() => test.close());

  /** Sends a picture of a receipt as a new consumer. */
  async function send(bytes: Buffer) {
    const { token } = await nextPessoa(test);
    const body = { imagemBase64: bytes.toString('base64') };
    const answer = await test.client.call('upload.imagemDocumento', { body, token });
    return [answer.status, answer.body.codigo];
  }

  it('decodes in a child process and never in the server process', async () => {
    const jpeg = await draw(1_500).jpeg().toBuffer();
    let most = 0;
    const watch = setInterval(() => {
      const { queue, process: running } = sharp.counters();
      most = Math.max(most, queue + running);
    }, 1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(jpeg)));
    clearInterval(watch);
    expect(answers).toEqual(Array(6).fill([201, undefined]));
    expect(most).toBe(0);
    expect(listWorkers()).toHaveLength(1);
  });

  it.each([
    [
      'a progressive 4:4:4 JPEG',
      () => draw(6_300).jpeg({ progressive: true, quality: 1, chromaSubsampling: '4:4:4' }),
    ],
    ['an interlaced 16-bit PNG', () => draw(5_000, 4).toColourspace('rgb16').png({ progressive: true })],
    ['a PNG of 81 megapixels', () => draw(9_000).png()],
  ])('rejects %s that would need too much memory, before decoding it', async (_, build) => {
    const bytes = await build().toBuffer();
    expect(await send(bytes)).toEqual([400, 'upload.imagemGrande']);
  });

  it('accepts a progressive 4:2:0 JPEG of 39.7 megapixels', async () => {
    const bytes = await draw(6_300).jpeg({ progressive: true, quality: 1 }).toBuffer();
    expect(await send(bytes)).toEqual([201, undefined]);
  });

  it('answers 503 with Retry-After when the decoding process is killed, and decodes the next picture', async () => {
    const small = await draw(50).png().toBuffer();
    expect(await send(small)).toEqual([201, undefined]);
    const [worker] = listWorkers();
    process.kill(worker!, 'SIGSTOP');
    const before = (await test.db.query('select 1 from upload_cota')).length;
    const { token } = await nextPessoa(test);
    const stuck = test.client.call('upload.imagemDocumento', {
      body: { imagemBase64: small.toString('base64') },
      token,
    });
    // It is counted once it has been passed to the worker.
    const countSent = () => test.db.query('select 1 from upload_cota where arquivos > 0');
    await expect.poll(countSent).toHaveLength(before + 1);
    process.kill(worker!, 'SIGKILL');
    const answer = await stuck;
    expect([answer.status, answer.body.codigo]).toEqual([503, 'servidor.ocupado']);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(await send(small)).toEqual([201, undefined]);
  });
});

it('stops the decoding process with the program', async () => {
  const test = await startTestApp(undefined, { workers: undefined });
  await test.publish();
  const { token } = await nextPessoa(test);
  const before = new Set(listWorkers());
  const png = await draw(20).png().toBuffer();
  await test.client.call('upload.imagemDocumento', { body: { imagemBase64: png.toString('base64') }, token });
  const started = listWorkers().filter((pid) => !before.has(pid));
  expect(started).toHaveLength(1);
  await test.close();
  await expect.poll(() => listWorkers().filter((pid) => started.includes(pid))).toEqual([]);
});
