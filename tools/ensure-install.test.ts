import { expect, test } from 'vitest';
import { isInstalled } from './ensure-install.mjs';
import { createFixtureProject } from './check/fixture-project.ts';
import { projectFolder } from './project.ts';

const left = { version: '1.0.0', resolved: 'a', integrity: 'b' };
const project = { '': { name: 'planted' }, 'packages/one': { version: '1.0.0' } };
const link = { 'node_modules/@planted/one': { resolved: 'packages/one', link: true } };

function plant(wanted: object, installed?: object): string {
  const lock = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });
  return createFixtureProject({
    'package-lock.json': lock({ ...project, ...link, ...wanted }),
    ...(installed ? { 'node_modules/.package-lock.json': lock({ ...link, ...installed }) } : {}),
  });
}

test('accepts the result of `npm ci`', () => {
  expect(isInstalled(projectFolder)).toBe(true);
});

test.each([
  ['the same packages', { 'node_modules/left': left }, { 'node_modules/left': left }, true],
  ['nothing', { 'node_modules/left': left }, undefined, false],
  ['a missing package', { 'node_modules/left': left }, {}, false],
  ['an extra package', {}, { 'node_modules/left': left }, false],
  [
    'another version',
    { 'node_modules/left': left },
    { 'node_modules/left': { ...left, version: '1.0.1' } },
    false,
  ],
  ['other bytes', { 'node_modules/left': left }, { 'node_modules/left': { ...left, integrity: 'c' } }, false],
  [
    'the same bytes from a mirror',
    { 'node_modules/left': left },
    { 'node_modules/left': { ...left, resolved: 'c' } },
    true,
  ],
  ['a missing package for another platform', { 'node_modules/left': { ...left, optional: true } }, {}, true],
])('isInstalled decides for %s', (_name, wanted, installed, expected) => {
  expect(isInstalled(plant(wanted, installed))).toBe(expected);
});
