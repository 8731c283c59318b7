import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../../apps/api/src/kernel/tracing/metrics.ts';
import { listLogCalls, listLogEvents } from './log-calls.ts';
import { projectFolder, readText } from '../../project.ts';

const read = (path: string) => readText(projectFolder, path);
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

describe('docs/reference/environment.md', () => {
  it('lists each variable of the program, and no other', () => {
    const known = [...read('apps/api/src/kernel/environment.ts').matchAll(/^ {4}([A-Z][A-Z_]+):/gm)];
    const items = [...read('docs/reference/environment.md').matchAll(/^- ((?:`[A-Z_]+`(?:, )?)+):/gm)];
    const listed = items.flatMap(([, names]) =>
      [...names!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!),
    );
    expect(sorted(listed)).toEqual(sorted(known.map(([, name]) => name!)));
  });
});

describe('docs/reference/metrics.md', () => {
  it('lists each metric of our own that the program exports, and no other', async () => {
    const metrics = await createMetrics({
      build: { version: '1.0.0', revisao: 1 },
      readPool: () => ({ inUse: 0, idle: 0, waiting: 0, size: 1, waitMilliseconds: 0 }),
      readAdmission: () => ({ inProgress: 0, slots: 1 }),
      countNumeros: () => 0,
      listJobs: () => [],
      findAtraso: async () => ({ pendenteDesde: null, apurarDesde: null }),
      listDiferencas: async () => [],
      listJobRecords: async () => [],
      registros: new Set(),
      now: () => new Date('2026-11-24T12:00:00Z'),
    });
    const exported = [...(await metrics.render()).matchAll(/^# TYPE ((?:trevo|http)_\w+) /gm)];
    const listed = [...read('docs/reference/metrics.md').matchAll(/`((?:trevo|http)_\w+)`/g)];
    expect(sorted(listed.map(([, name]) => name!))).toEqual(sorted(exported.map(([, name]) => name!)));
  });
});

describe('docs/reference/logs.md', () => {
  const calls = listLogCalls(projectFolder);
  const rows = [...read('docs/reference/logs.md').matchAll(/^\| `(\w+)` +\| ([^|]+?) +\|/gm)];

  it('lists each event of the log, and no other', () => {
    expect(rows.length).toBeGreaterThan(45);
    expect(
      sorted(rows.map(([, event]) => event!)),
      'add a row for a new event, and delete that of a removed one',
    ).toEqual(sorted(listLogEvents(projectFolder)));
  });

  it('has the level of each log call', () => {
    const levels = new Map(rows.map(([, event, level]) => [event, level]));
    const wrong = calls.filter(({ event, level }) => level !== undefined && levels.get(event!) !== level);
    expect(wrong, 'write the level of each call into the row of its event').toEqual([]);
  });

  it('is complete, because each log call has an event in snake_case and a sentence', () => {
    const isSentence = (message: string) => /^[A-Z][^\n]{9,}[^.!\s]$/.test(message);
    const wrong = calls.filter(
      ({ event, message }) => !/^[a-z]+(_[a-z]+)*$/.test(event ?? '') || (message && !isSentence(message)),
    );
    expect(wrong).toEqual([]);
  });

  it('has the events that alerts mention', () => {
    const named = [...read('deploy/prometheus/alerts.yaml').matchAll(/"([a-z]+(?:_[a-z]+)+)" no registro/g)];
    expect(named.length).toBe(3);
    const known = new Set(rows.map(([, event]) => event));
    expect(named.filter(([, event]) => !known.has(event!))).toEqual([]);
  });
});

describe('docs/reference/commands.md', () => {
  it('and the guides name each npm script', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const text =
      read('docs/reference/commands.md') +
      read('CONTRIBUTING.md') +
      read('docs/how-to/deploy.md') +
      read('docs/how-to/back-up-and-restore.md');
    const missing = Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(text));
    expect(missing).toEqual([]);
  });
});
