import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { chooseEngines, findPrograms, listMissing } from './find-engines.ts';
import { plantProject } from './planted-project.ts';

test('all engines are walked unless --only names some, in the order of the pictures', () => {
  expect(chooseEngines(undefined)).toEqual(['chromium', 'firefox', 'webkit']);
  expect(chooseEngines('webkit,chromium')).toEqual(['chromium', 'webkit']);
});

test.each(['safari', 'firefox,gecko', ''])('--only=%s is refused with the names there are', (only) => {
  expect(() => chooseEngines(only)).toThrow('--only may name chromium, firefox, webkit; it names');
});

test('what is not installed is said with the command that brings it and how to go on without it', () => {
  const [firefox, webkit, ...others] = listMissing(['chromium', 'firefox', 'webkit'], '/nowhere');
  expect(others).toEqual([]);
  expect(firefox).toContain('apt-get install -y firefox-esr');
  expect(firefox).toContain('--only=chromium,webkit');
  expect(webkit).toContain("WebKitGTK's driver and Xvfb, the screen it draws on not found");
  expect(webkit).toContain('apt-get install -y webkit2gtk-driver xvfb');
  expect(webkit).toContain('--only=chromium,firefox');
});

test('a half of an engine is not taken for it, and what is there is not called missing', () => {
  const folder = plantProject({ WebKitWebDriver: '' });
  const [webkit] = listMissing(['webkit'], folder);
  expect(webkit).toContain('Xvfb, the screen it draws on not found');
  expect(webkit).not.toContain("WebKitGTK's driver");
  expect(() => findPrograms('webkit', folder)).toThrow('webkit cannot be walked here');
});

test('programs are found on the path, the first of several names first', () => {
  const first = plantProject({ firefox: '', 'firefox-esr': '' });
  const second = plantProject({ firefox: '' });
  expect(findPrograms('firefox', [first, second].join(delimiter))).toEqual([`${first}/firefox-esr`]);
  expect(findPrograms('firefox', second)).toEqual([`${second}/firefox`]);
});
