import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the sources of a folder, recursively, without tests. */
function readSources(folder: string): readonly string[] {
  return readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => readFileSync(join(project, folder, path), 'utf8'));
}

const components = readSources('packages/ui/src').flatMap((text) =>
  [...text.matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(([, name]) => name!),
);

test('the gallery has pages', () => {
  expect(components).toEqual(expect.arrayContaining(['Button', 'Sheet', 'TextArea']));
});

test('the gallery shows every component of packages/ui', () => {
  const shown = readSources('apps/web/src/galeria').join('\n');
  const missing = components.filter((name) => !new RegExp(`<${name}[\\s/>]`).test(shown));
  expect(missing).toEqual([]);
});
