import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { chooseEngines, findPrograms, listMissing } from './find-engines.ts';
import { createFixtureProject } from '../check/fixture-project.ts';

test('selects all engines unless --only names some, in the order of the screenshots', () => {
  expect(chooseEngines(undefined)).toEqual(['chromium', 'firefox', 'webkit']);
  expect(chooseEngines('webkit,chromium')).toEqual(['chromium', 'webkit']);
});

test.each(['safari', 'firefox,gecko', ''])('rejects --only=%s with the known names', (only) => {
  expect(() => chooseEngines(only)).toThrow('; allowed: chromium, firefox, webkit.');
});

test('names a missing program, the command that installs it and how to skip the engine', () => {
  const folder = createFixtureProject({ WebKitWebDriver: '' });
  const [firefox, webkit, ...others] = listMissing(['chromium', 'firefox', 'webkit'], folder);
  expect(others).toEqual([]);
  expect(firefox).toMatch(
    /firefox needs firefox-esr.*apt-get install -y firefox-esr.*--only=chromium,webkit/s,
  );
  expect(webkit).toMatch(
    /webkit needs xvfb-run and xauth.*-y webkit2gtk-driver xvfb xauth.*chromium,firefox/s,
  );
  expect(() => findPrograms('webkit', folder)).toThrow('webkit needs');
});

test('finds programs on the path, the first alternative first', () => {
  const first = createFixtureProject({ firefox: '', 'firefox-esr': '' });
  const second = createFixtureProject({ firefox: '' });
  expect(findPrograms('firefox', second)).toEqual([`${second}/firefox`]);
  expect(findPrograms('firefox', [second, first].join(delimiter))).toEqual([`${first}/firefox-esr`]);
});
