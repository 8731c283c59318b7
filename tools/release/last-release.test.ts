import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acceptedPath, checkRelease, writeRelease } from './last-release.ts';
import { createFixtureProject } from '../check/fixture-project.ts';

const toDocument = (...paths: string[]) => ({
  paths: Object.fromEntries(paths.map((path) => [path, { get: {} }])),
});

test('accepts a breaking change only with its reason, and rejects a stale acceptance', () => {
  const root = createFixtureProject({});
  writeRelease(root, { pessoas: toDocument('/a', '/b') });
  const accept = (...accepted: { change: string; reason: string }[]) =>
    writeFileSync(join(root, acceptedPath), JSON.stringify(accepted));
  const check = (...paths: string[]) => checkRelease(root, { pessoas: toDocument(...paths) });
  expect(check('/a', '/b', '/c')).toEqual([]);
  expect(check('/a')).toEqual([
    expect.stringMatching(/^\/b was removed: breaks clients of the last release/),
  ]);
  accept({ change: '/b was removed', reason: 'No client called it.' });
  expect(check('/a')).toEqual([]);
  expect(check('/a', '/b')).toEqual([
    expect.stringMatching(/accepts "\/b was removed", which is not a change of this release/),
  ]);
  accept({ change: '/b was removed', reason: ' ' });
  expect(check('/a')).toEqual([`${acceptedPath} has no reason for "/b was removed"; add one`]);
});

test('compares a field named like a keyword of the document', () => {
  const root = createFixtureProject({});
  const toDocuments = (properties: object) => ({
    pessoas: {
      paths: {
        '/a': {
          get: { responses: { 200: { content: { 'application/json': { schema: { properties } } } } } },
        },
      },
    },
  });
  writeRelease(root, toDocuments({ description: { type: 'string' } }));
  expect(checkRelease(root, toDocuments({}))).toEqual([
    expect.stringMatching(/^GET \/a: 200\.description was removed/),
  ]);
});
