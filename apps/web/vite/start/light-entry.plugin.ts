import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { collectFiles } from './chunk-files.ts';

/** Libraries that only screens behind the entry may load. */
const late =
  /node_modules[\\/](@maskito|@tanstack|barcode-detector|canvas-confetti|pdfjs-dist|react-easy-crop|react-hook-form|react-onesignal|valibot|zxing-wasm)[\\/]/;

/** Limit of the entry's scripts, in bytes after gzip; a page of React alone has 67.7 KB, React Router 12 KB. */
const mostBytes = 123_500;

/**
 * Fails the build when the scripts that a visitor loads before the entry works contain such a library, or grow
 * beyond the limit.
 *
 * @param modules of the entry screen, each by the end of its path
 */
export function lightEntry(modules: readonly string[]): Plugin {
  return {
    name: 'trevo:light-entry',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = listEntryScripts(bundle, modules);
        const heavy = scripts.flatMap(({ moduleIds }) => moduleIds).find((id) => late.test(id));
        if (heavy) this.error(`the first script carries ${heavy}: find the static import that leads there`);
        const bytes = scripts.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
        if (bytes > mostBytes)
          this.error(
            `the entry's scripts have ${bytes} bytes after gzip; the limit is ${mostBytes}. Import lazily what it does not show at first`,
          );
      },
    },
  };
}

/** Lists the scripts of the page and of the entry screen with their static imports. */
function listEntryScripts(bundle: Rolldown.OutputBundle, modules: readonly string[]): Rolldown.OutputChunk[] {
  return [...collectFiles(bundle, modules)].flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? [file] : [];
  });
}
