import type { Plugin, Rolldown } from 'vite';
import { buildScript } from './build-script.ts';
import { collectFiles } from './chunk-files.ts';

export interface EarlyStartOptions {
  /** Path of the script's source from the project's root. */
  readonly script: string;
  /** Modules of the home screen and its frame, each by the end of its path. */
  readonly firstModules: readonly string[];
}

/**
 * Inlines a script into the page that loads these modules for a signed-in user in parallel with the entry. Fails
 * the build when a listed module is missing.
 */
export function earlyStart({ script, firstModules }: EarlyStartOptions): Plugin {
  let root = '';
  return {
    name: 'trevo:early-start',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = listFirstFiles(bundle ?? {}, firstModules);
        const code = await buildScript(root, script, { trevoFirst: JSON.stringify(files) });
        return html.replace(
          '<script type="module"',
          () => `<script>${code}</script>\n    <script type="module"`,
        );
      },
    },
  };
}

/** Returns the files that the listed modules need in addition to the entry chunk, which the page loads anyway. */
export function listFirstFiles(
  bundle: Rolldown.OutputBundle,
  firstModules: readonly string[],
): { scripts: string[]; styles: string[] } {
  const entry = collectFiles(bundle, []);
  const files = [...collectFiles(bundle, firstModules)].filter((fileName) => !entry.has(fileName)).sort();
  const pick = (ending: string) =>
    files.filter((fileName) => fileName.endsWith(ending)).map((fileName) => `/${fileName}`);
  return { scripts: pick('.js'), styles: pick('.css') };
}
