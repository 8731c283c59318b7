import type { Plugin, Rolldown } from 'vite';
import { buildScript } from './build-script.ts';
import { collectFiles, findEntry } from './chunk-files.ts';
import type { StartModules } from './start-chunks.ts';

export interface EarlyStartOptions {
  /** Path of the script's source from the project's root. */
  readonly script: string;
  /** Modules of the first screens, each by the end of its path. */
  readonly modules: Pick<StartModules, 'entrada' | 'telas' | 'inicio' | 'digitacao'>;
}

const entryTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Inlines a script into the page in place of the entry's tag. It loads the modules of the first screen in parallel
 * with the entry, which the page preloads, and starts the entry after the first paint. Fails the build when a
 * listed module is missing.
 */
export function earlyStart({ script, modules }: EarlyStartOptions): Plugin {
  let root = '';
  return {
    name: 'trevo:early-start',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const list = (...paths: (readonly string[])[]) => listFirstFiles(bundle, paths.flat());
        const { telas, inicio, digitacao, entrada } = modules;
        const entry = entryTag.exec(html)?.[1];
        if (!entry?.endsWith(findEntry(bundle))) throw new Error('The page has no tag of the entry script');
        const code = await buildScript(root, script, {
          trevoFirst: JSON.stringify({
            entry,
            entrada: list(entrada),
            telas: list(telas),
            inicio: list(telas, inicio),
            digitacao: list(telas, digitacao),
          }),
        });
        return html.replace(
          entryTag,
          () => `<link rel="modulepreload" crossorigin href="${entry}">\n    <script>${code}</script>`,
        );
      },
    },
  };
}

/** Returns the files that the listed modules need in addition to the entry chunk, which the page loads anyway. */
export function listFirstFiles(bundle: Rolldown.OutputBundle, firstModules: readonly string[]): string[] {
  const entry = collectFiles(bundle, []);
  return [...collectFiles(bundle, firstModules)]
    .filter((fileName) => !entry.has(fileName) && /\.(js|css)$/.test(fileName))
    .map((fileName) => `/${fileName}`)
    .sort();
}
