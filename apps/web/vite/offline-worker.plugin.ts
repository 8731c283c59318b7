import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import type { Release } from '../worker/release.ts';
import { buildScript } from '@trevo/vite/build-script';
import { collectFiles, findEntry } from './start/chunk-files.ts';

export interface OfflineWorkerOptions {
  /** Path of the worker's source from the project's root. */
  readonly worker: string;
  /** Lazily imported modules that an offline start needs, each by the end of its path. */
  readonly firstModules: readonly string[];
}

/**
 * Writes `sw.js`: the service worker as one classic script, with its precache list. Fails the build when a
 * listed module is missing, because the error would otherwise appear only offline.
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
      // After the style sheets have their final names.
      order: 'post',
      async handler(_options, bundle) {
        const release = toRelease(bundle, firstModules);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          // A classic script, because older Firefox versions do not support module workers.
          source: await buildScript(root, worker, {
            trevoRelease: JSON.stringify(release),
            'process.env.NODE_ENV': JSON.stringify('production'),
          }),
        });
      },
    },
  };
}

/** Returns the release data of the worker: the entry, and the files of the entry and of the listed modules. */
export function toRelease(bundle: Rolldown.OutputBundle, firstModules: readonly string[]): Release {
  const urls = [...collectFiles(bundle, firstModules)].sort().map((fileName) => `/${fileName}`);
  return {
    // The names carry the hash of their content.
    id: createHash('sha256').update(urls.join('\n')).digest('hex').slice(0, 8),
    entry: `/${findEntry(bundle)}`,
    files: urls.map((url) => ({ url, revision: null })),
  };
}
