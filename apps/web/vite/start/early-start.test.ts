import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { holdEntry, listFirstFiles } from './early-start.plugin.ts';

const chunk = (
  fileName: string,
  more: { moduleIds?: string[]; imports?: string[]; css?: string[]; fonts?: string[] } = {},
) => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  moduleIds: [],
  imports: [],
  ...more,
  viteMetadata: { importedCss: new Set(more.css), importedAssets: new Set(more.fonts) },
});
const outputs = [
  {
    ...chunk('assets/index-1.js', {
      imports: ['assets/react-1.js'],
      css: ['assets/index-1.css'],
      fonts: ['assets/inter-1.woff2'],
    }),
    isEntry: true,
  },
  chunk('assets/react-1.js'),
  { type: 'asset', fileName: 'assets/index-1.css', source: '' },
  { type: 'asset', fileName: 'assets/inter-1.woff2', source: '' },
  chunk('assets/HomeScreen-1.js', {
    moduleIds: ['/x/src/features/inicio/screens/HomeScreen.tsx'],
    imports: ['assets/react-1.js', 'assets/card-1.js'],
  }),
  chunk('assets/card-1.js', { css: ['assets/card-1.css'] }),
  { type: 'asset', fileName: 'assets/card-1.css', source: '' },
];
const bundle = Object.fromEntries(
  outputs.map((output) => [output.fileName, output]),
) as unknown as Rolldown.OutputBundle;

test('listFirstFiles returns the files of the home screen that the entry lacks, without fonts', () => {
  expect(listFirstFiles(bundle, ['/src/features/inicio/screens/HomeScreen.tsx'])).toEqual([
    '/assets/HomeScreen-1.js',
    '/assets/card-1.css',
    '/assets/card-1.js',
  ]);
});

test('listFirstFiles throws when a listed module is missing in the build', () => {
  expect(() => listFirstFiles(bundle, ['/src/gone.tsx'])).toThrow(
    'No chunk of the build contains /src/gone.tsx',
  );
});

test('holdEntry puts the script and its preloads into a template before the early script', () => {
  const tags = '<script type="module" src="/a.js"></script>\n<link rel="modulepreload" href="/b.js">';
  expect(holdEntry(`<head>${tags}<link rel="icon"></head>`, 'begin()')).toBe(
    `<head><template id="trevo-partida">${tags}</template>\n    <script>begin()</script><link rel="icon"></head>`,
  );
  expect(() => holdEntry('<head></head>', '')).toThrow('The page has no module script to begin with');
});
