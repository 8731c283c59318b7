import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { toRelease } from './offline-worker.plugin.ts';

const chunk = (
  fileName: string,
  more: {
    moduleIds?: string[];
    imports?: string[];
    css?: string[];
    fonts?: string[];
    isEntry?: boolean;
  } = {},
) => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  moduleIds: [],
  imports: [],
  ...more,
  viteMetadata: { importedCss: new Set(more.css), importedAssets: new Set(more.fonts) },
});
const asset = (fileName: string, source = '') => ({ type: 'asset', fileName, source });
const toBundle = (outputs: { fileName: string }[]) =>
  Object.fromEntries(outputs.map((output) => [output.fileName, output])) as unknown as Rolldown.OutputBundle;

const outputs = [
  chunk('assets/index-1.js', {
    isEntry: true,
    imports: ['assets/react-1.js'],
    css: ['assets/index-1.css'],
    fonts: ['assets/inter-1.woff2'],
  }),
  chunk('assets/react-1.js'),
  asset('assets/index-1.css'),
  asset('assets/inter-1.woff2'),
  asset('assets/cyrillic-1.woff2'),
  chunk('assets/HomeScreen-1.js', {
    moduleIds: ['/x/src/features/inicio/screens/HomeScreen.tsx'],
    imports: ['assets/react-1.js', 'assets/card-1.js'],
  }),
  chunk('assets/card-1.js', { css: ['assets/card-1.css'] }),
  asset('assets/card-1.css'),
  chunk('assets/PerfilPainel-1.js', { moduleIds: ['/x/src/features/perfil/PerfilPainel.tsx'] }),
  asset('assets/zxing_reader-1.wasm'),
];
const home = ['/src/features/inicio/screens/HomeScreen.tsx'];

describe('toRelease', () => {
  test('lists the entry and the listed modules with their imports, and nothing else', () => {
    const { entry, files } = toRelease(toBundle(outputs), home);
    expect(entry).toBe('/assets/index-1.js');
    expect(files.map(({ url }) => url)).toEqual([
      '/assets/HomeScreen-1.js',
      '/assets/card-1.css',
      '/assets/card-1.js',
      '/assets/index-1.css',
      '/assets/index-1.js',
      '/assets/inter-1.woff2',
      '/assets/react-1.js',
    ]);
  });

  test('changes the release id with a listed file, but not with another file', () => {
    const { id } = toRelease(toBundle(outputs), home);
    const renamed = (from: string, to: string) =>
      toBundle(
        (JSON.parse(JSON.stringify(outputs).replaceAll(from, to)) as typeof outputs).map((output, at) => ({
          ...output,
          viteMetadata: (outputs[at] as { viteMetadata?: object }).viteMetadata,
        })),
      );
    expect(toRelease(renamed('card-1.js', 'card-2.js'), home).id).not.toBe(id);
    expect(toRelease(renamed('PerfilPainel-1', 'PerfilPainel-2'), home).id).toBe(id);
  });

  test('throws when a listed module is missing in the build', () => {
    expect(() => toRelease(toBundle(outputs), ['/src/features/inicio/screens/InicioScreen.tsx'])).toThrow(
      'No chunk of the build contains /src/features/inicio/screens/InicioScreen.tsx',
    );
  });
});
