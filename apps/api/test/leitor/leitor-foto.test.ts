import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createWorkerLeitorFoto } from '../../src/adapters/leitor-foto/worker-leitor-foto.ts';
import { createLogger } from '../../src/kernel/log.ts';

const log = createLogger('silent');
const now = () => new Date('2026-11-27T12:00:00Z');

describe('createWorkerLeitorFoto', () => {
  const folders: string[] = [];
  const makeFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'trevo-motor-'));
    folders.push(folder);
    return folder;
  };
  /** A folder that looks installed, with a runtime that cannot be loaded. */
  const makeBroken = () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'node_modules/onnxruntime-node'), { recursive: true });
    return folder;
  };
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  it('the photo reader is undefined where the optional packages are not installed', () => {
    expect(createWorkerLeitorFoto({ log, now, motor: makeFolder() })).toBeUndefined();
  });

  it('rejects a photo when the runtime cannot be loaded, and reads the next one in the same process', async () => {
    const leitor = createWorkerLeitorFoto({ log, now, motor: makeBroken() });
    await expect(leitor?.ler(Buffer.from('x'))).rejects.toThrow('worker task lerFoto failed');
    await expect(leitor?.ler(Buffer.from('x'))).rejects.toThrow('worker task lerFoto failed');
    leitor?.close();
  });

  it('refuses with servidor.ocupado after the time of a photo is over', async () => {
    const leitor = createWorkerLeitorFoto({ log, now, motor: makeBroken(), timeoutMilliseconds: 1 });
    await expect(leitor?.ler(Buffer.from('x'))).rejects.toMatchObject({ code: 'servidor.ocupado' });
    leitor?.close();
  });
});
