import { build, type Plugin, type Rolldown } from 'vite';
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
        const code = await buildScript(root, script, files);
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

async function buildScript(root: string, script: string, first: object): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { trevoFirst: JSON.stringify(first) },
    build: {
      write: false,
      rolldownOptions: { input: script, output: { format: 'iife', entryFileNames: 'early-start.js' } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0]! : result) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
