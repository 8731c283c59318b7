import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Release } from '../worker/release.ts';

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
          source: await buildWorker(root, worker, release),
        });
      },
    },
  };
}

/** What the worker must know of a build: the entry, and the files of the entry and of the listed modules. */
export function toRelease(bundle: Rolldown.OutputBundle, firstModules: readonly string[]): Release {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry');
  const first = firstModules.map((path) => {
    const holder = chunks.find((chunk) => chunk.moduleIds.some((id) => id.split('?')[0]!.endsWith(path)));
    if (!holder) throw new Error(`No chunk of the build holds ${path}; see offlineWorker in vite.config.ts`);
    return holder.fileName;
  });
  const found = new Set<string>();
  for (const fileName of [entry.fileName, ...first]) collect(bundle, fileName, found);
  const urls = [...found].sort().map((fileName) => `/${fileName}`);
  return {
    // The names carry the hash of their content.
    id: createHash('sha256').update(urls.join('\n')).digest('hex').slice(0, 8),
    entry: `/${entry.fileName}`,
    files: urls.map((url) => ({ url, revision: null })),
  };
}

/** A file with everything that the browser loads by itself once it has it: imports, style sheets, their fonts. */
function collect(bundle: Rolldown.OutputBundle, fileName: string, found: Set<string>): void {
  const output = bundle[fileName];
  if (!output || found.has(fileName)) return;
  found.add(fileName);
  const next =
    output.type === 'chunk'
      ? [...output.imports, ...(output.viteMetadata?.importedCss ?? [])]
      : fileName.endsWith('.css')
        ? listFonts(String(output.source))
        : [];
  for (const name of next) collect(bundle, name, found);
}

const listFonts = (css: string): string[] =>
  [...css.matchAll(/url\(["']?\/([^"')]+\.woff2)/g)].map((match) => match[1]!);

/** A classic script, because Firefox learned module workers late. */
async function buildWorker(root: string, worker: string, release: Release): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      trevoRelease: JSON.stringify(release),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      rolldownOptions: { input: worker, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0]! : result) as Rolldown.RolldownOutput;
  return output[0].code;
}
