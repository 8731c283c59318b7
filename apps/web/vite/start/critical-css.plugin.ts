import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const MAX_BYTES = 4096;

/**
 * Emits the critical CSS as dist/critical.css under a fixed name, so that the server can inline it. Fails the
 * build above 4 KB, because every page carries these bytes before its first paint.
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

/** Strips comments, the blanks around punctuation and leading zeros. Sufficient for a hand-written file. */
function toCompactCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replace(/(?<![\d.])0(?=\.\d)/g, '')
    .replaceAll(';}', '}')
    .trim();
}
