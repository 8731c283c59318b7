import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import type { Release } from '../worker/release.ts';
import { buildScript } from './build-script.ts';
import { collectFiles, findEntry } from './chunk-files.ts';

export interface OfflineWorkerOptions {
  /** The worker's source, from the project's root. */
  readonly worker: string;
  /** Modules that load late and yet belong to a start, each by the end of its path. */
  readonly firstModules: readonly string[];
}

/**
 * Writes `sw.js`: the worker's source in one classic script, with the list of the files that it keeps before they are
 * asked for. A module that is listed and no longer built fails the build: it would be missing without network only.
 */
export function offlineWorker({ worker, firstModules }: OfflineWorkerOptions): Plugin {
  let root = '';
  return {
    name: 'trevo:offline-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      // After the style sheets have their last names.
      order: 'post',
      async handler(_options, bundle) {
        const release = toRelease(bundle, firstModules);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          // A classic script, because Firefox learned module workers late.
          source: await buildScript(root, worker, {
            trevoRelease: JSON.stringify(release),
            'process.env.NODE_ENV': JSON.stringify('production'),
          }),
        });
      },
    },
  };
}

/** What the worker must know of a build: the entry, and the files of the entry and of the listed modules. */
export function toRelease(bundle: Rolldown.OutputBundle, firstModules: readonly string[]): Release {
  const urls = [...collectFiles(bundle, firstModules)].sort().map((fileName) => `/${fileName}`);
  return {
    // The names carry the hash of their content.
    id: createHash('sha256').update(urls.join('\n')).digest('hex').slice(0, 8),
    entry: `/${findEntry(bundle)}`,
    files: urls.map((url) => ({ url, revision: null })),
  };
}
