import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.webmanifest', '.wasm', '.txt']);
const MIN_BYTES = 1024;

/**
 * Writes a .br and a .gz beside each text asset at the highest compression levels, so that the server does not
 * compress.
 */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'trevo:precompress',
    apply: 'build',
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    closeBundle() {
      // Also called after a failed build, which has no output.
      if (!existsSync(directory)) return;
      for (const file of listFiles(directory)) compressFile(file);
    },
  };
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
}

function compressFile(file: string): void {
  const content = readFileSync(file);
  if (content.length < MIN_BYTES) return;
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
