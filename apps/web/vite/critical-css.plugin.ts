import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const MAX_BYTES = 4096;

/**
 * Puts the critical style sheet at dist/critical.css under a fixed name, so that the server can inline it.
 * The build fails above 4 KB: these bytes travel with every page, before anything is painted.
 */
export function criticalCss(file: string): Plugin {
  let root = '';
  return {
    name: 'trevo:critical-css',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      const source = toCompactCss(readFileSync(resolve(root, file), 'utf8'));
      if (Buffer.byteLength(source) > MAX_BYTES) {
        this.error(
          `${file} has ${Buffer.byteLength(source)} bytes after compaction; the limit is ${MAX_BYTES}`,
        );
      }
      this.emitFile({ type: 'asset', fileName: 'critical.css', source });
    },
  };
}

/** Drops comments and the blanks around punctuation. Enough for a file that we write ourselves. */
function toCompactCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replaceAll(';}', '}')
    .trim();
}
