import type { Plugin, Rolldown } from 'vite';
import { buildScript } from './build-script.ts';
import { collectFiles } from './chunk-files.ts';

export interface EarlyStartOptions {
  /** The script's source, from the project's root. */
  readonly script: string;
  /** Modules of the first screen behind the entry and of what stands around it, each by the end of its path. */
  readonly firstModules: readonly string[];
}

/**
 * Puts a script into the page that fetches these modules for who is signed in, beside the entry and not after it. A
 * module that is listed and no longer built fails the build.
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

/** What the listed modules need beside the entry, which the page fetches anyway. */
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
