import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build, type Plugin } from 'vite';
import { buildScript } from '@trevo/vite/build-script';
import { licences } from '@trevo/vite/licences.plugin';

const root = join(import.meta.dirname, '..');

/** Plugin that provides these sources instead of files. */
const toFiles = (sources: Readonly<Record<string, string>>): Plugin => ({
  name: 'test:files',
  enforce: 'pre',
  resolveId: (id) => (id in sources ? join(root, 'src', id) : null),
  load: (id) => sources[id.slice(join(root, 'src/').length)] ?? null,
});

test('lists the packages of modules, assets and separate scripts of a build with their licence texts', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'trevo-licences-'));
  onTestFinished(() => rmSync(outDir, { recursive: true, force: true }));
  await buildScript(root, 'worker/sw.ts', { trevoRelease: '{"files":[]}' });
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      toFiles({
        'entry.js': `import confetti from 'canvas-confetti'; import font from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'; confetti(font); void import('page.js');`,
        'page.js': `export { default } from 'qr';`,
      }),
      licences(),
    ],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { input: 'entry.js' } },
  });
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8');
  const packages = JSON.parse(read('.vite/pacotes.json')) as string[];
  expect(packages).toEqual(
    expect.arrayContaining(
      ['@fontsource-variable/inter', 'canvas-confetti', 'qr', 'workbox-precaching'].map(
        (name) => `node_modules/${name}`,
      ),
    ),
  );
  const text = read('licencas.txt');
  for (const path of packages) expect(text).toContain(`- ${path.replace('node_modules/', '')} `);
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toContain('Copyright (c) 2020, Kiril Vatev');
});
