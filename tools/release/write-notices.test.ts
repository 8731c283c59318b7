import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFixtureProject } from '../check/fixture-project.ts';
import { projectFolder } from '../project.ts';
import { checkNotices, listNotices, noticesDocument, renderNotices } from './write-notices.ts';

const packages = {
  '': { version: '1.0.0' },
  'apps/api': { version: '1.0.0' },
  'node_modules/@trevo/api': { link: true },
  'node_modules/mit': { version: '1.0.0', license: 'MIT' },
  'node_modules/images': { version: '2.0.0', license: 'Apache-2.0 AND LGPL-3.0-or-later' },
  'node_modules/mit/node_modules/mozilla': { version: '3.0.0', license: 'MPL-2.0' },
  'node_modules/choice': { version: '4.0.0', license: '(MPL-2.0 OR Apache-2.0)' },
  'node_modules/test-only': { version: '5.0.0', license: 'MPL-2.0', dev: true },
};

test('lists exactly the shipped packages whose licence requires a notice', () => {
  const { notices, unknown } = listNotices(packages);
  expect(notices).toEqual([
    { name: 'images', version: '2.0.0', license: 'Apache-2.0 AND LGPL-3.0-or-later' },
    { name: 'mozilla', version: '3.0.0', license: 'MPL-2.0' },
  ]);
  expect(unknown).toEqual([]);
});

test('reports a package without a licence, and an outdated list', () => {
  const lock = (more: object) => JSON.stringify({ packages: { ...packages, ...more } });
  const root = createFixtureProject({ 'package-lock.json': lock({}), [noticesDocument]: 'old' });
  expect(checkNotices(root)).toEqual([`${noticesDocument} is stale; run npm run notices`]);
  writeFileSync(join(root, noticesDocument), renderNotices(listNotices(packages).notices));
  expect(checkNotices(root)).toEqual([]);
  writeFileSync(join(root, 'package-lock.json'), lock({ 'node_modules/mute': { version: '1.0.0' } }));
  expect(checkNotices(root)).toEqual([
    'package-lock.json installs mute, which has no licence in its package.json',
  ]);
});

test('includes the libvips of the image library', () => {
  expect(checkNotices(projectFolder)).toEqual([]);
});
