import { expect, it, vi } from 'vitest';
import { type JobLeases, startJobs } from '../../src/kernel/fila/jobs.ts';
import { createLogger } from '../../src/kernel/log.ts';

const often = { everySeconds: 0.01, runs: 'everywhere', statementSeconds: 15 } as const;
/** Stub for jobs that run in each process. */
const noLeases = {} as JobLeases;

it('reports a long-running job on shutdown and waits for it', async () => {
  const events: string[] = [];
  let begin = () => {};
  const begun = new Promise<void>((done) => (begin = done));
  const run = (stopping?: AbortSignal) =>
    new Promise<void>((done) => {
      begin();
      stopping?.addEventListener('abort', () => {
        events.push('told');
        setTimeout(() => {
          events.push('ended');
          done();
        }, 20);
      });
    });
  const jobs = startJobs([{ ...often, name: 'longo', run }], createLogger('silent'), noLeases);
  await begun;
  await jobs.stop();
  expect(events).toEqual(['told', 'ended']);
});

it('counts the runs of each job, and logs a failed one by name', async () => {
  const lines: string[] = [];
  const log = createLogger('error', { write: (line: string) => void lines.push(line) });
  let end = () => {};
  const slow = new Promise<void>((done) => (end = done));
  const jobs = startJobs(
    [
      { ...often, name: 'bom', run: () => Promise.resolve() },
      { ...often, name: 'ruim', run: () => Promise.reject(new Error('no')) },
      { ...often, name: 'lento', run: () => slow },
      { ...often, everySeconds: 3_600, name: 'raro', run: () => Promise.resolve() },
    ],
    log,
    noLeases,
  );
  const find = (nome: string) => jobs.list().find((job) => job.nome === nome)!;
  await vi.waitFor(() => {
    expect(find('bom').rodadas).toBeGreaterThan(1);
    expect(find('ruim').falhas).toBeGreaterThan(1);
    expect(find('lento').puladas).toBeGreaterThan(1);
  }, 120_000);
  expect(find('bom')).toMatchObject({ resultado: 'ok', falhas: 0, aCadaSegundos: 0.01 });
  expect(Date.parse(find('bom').inicio!)).toBeLessThanOrEqual(Date.now());
  expect(find('ruim').resultado).toBe('falha');
  expect(find('lento')).toMatchObject({ rodando: true, rodadas: 0, resultado: null, milissegundos: null });
  expect(find('raro')).toMatchObject({ rodando: false, inicio: null, puladas: 0 });
  expect(lines[0]).toContain('"job":"ruim"');
  end();
  await jobs.stop();
  expect(find('lento')).toMatchObject({ rodando: false, rodadas: 1, resultado: 'ok' });
});
