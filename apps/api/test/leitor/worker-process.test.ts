import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createLogger } from '../../src/kernel/log.ts';
import {
  createWorkerProcess,
  WorkerLimitError,
  type WorkerOptions,
  WorkerTaskError,
} from '../../src/kernel/worker-process.ts';
import { createConverter } from '../../src/modules/upload/imagem.ts';

const mebibyte = 1024 * 1024;
const start = (options: Partial<WorkerOptions> = {}) =>
  createWorkerProcess({
    log: createLogger('silent'),
    timeoutMilliseconds: 60_000,
    maximumWaiting: 10,
    keptBytes: 1024 * mebibyte,
    ...options,
  });
const tamanho = { width: 100, height: 100, fit: 'inside' } as const;
const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#2e7d32' } })
  .png()
  .toBuffer();
const conversao = { bytes: png, tamanho, temImpressao: false };

it('replaces a process with too much memory between two queued tasks', async () => {
  const worker = start({ keptBytes: 1 });
  const convert = createConverter(worker);
  const converted = await Promise.all([convert(conversao), convert(conversao), convert(conversao)]);
  for (const { jpeg } of converted) expect(jpeg.toString('hex', 0, 3)).toBe('ffd8ff');
  worker.close();
});

it('refuses with servidor.ocupado when the queue is full, and after the timeout of a task', async () => {
  const worker = start({ timeoutMilliseconds: 1, maximumWaiting: 1 });
  const convert = createConverter(worker);
  const results = await Promise.allSettled([convert(conversao), convert(conversao), convert(conversao)]);
  expect(
    results.map((result) => result.status === 'rejected' && (result.reason as { code: string }).code),
  ).toEqual(Array(3).fill('servidor.ocupado'));
  worker.close();
});

it('kills a task over its limit of memory or processor time, and runs the next one', async () => {
  for (const limits of [
    { bytes: mebibyte, cpuMilliseconds: 60_000 },
    { bytes: 4_096 * mebibyte, cpuMilliseconds: 1 },
  ]) {
    const worker = start({ limits });
    const large = await sharp({
      create: { width: 3_000, height: 3_000, channels: 3, background: '#2e7d32' },
    })
      .jpeg()
      .toBuffer();
    const slow = { ...conversao, bytes: large, tamanho: { width: 3_000, height: 3_000, fit: 'inside' } };
    await expect(worker.run('convertImagem', slow)).rejects.toBeInstanceOf(WorkerLimitError);
    await expect(worker.run('naoHa', undefined)).rejects.toBeInstanceOf(WorkerTaskError);
    worker.close();
  }
});

it("forwards a task's refusal, and reports any other failure as an error", async () => {
  const worker = start();
  await expect(
    createConverter(worker)({ ...conversao, bytes: Buffer.from('no picture') }),
  ).rejects.toMatchObject({
    code: 'upload.imagemInvalida',
  });
  await expect(worker.run('convertImagem', undefined)).rejects.toThrow('worker task convertImagem failed');
  worker.close();
  await expect(createConverter(worker)(conversao)).rejects.toMatchObject({ code: 'servidor.ocupado' });
});
