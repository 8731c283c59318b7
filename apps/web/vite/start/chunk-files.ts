import type { Rolldown } from 'vite';

/**
 * Returns the files of the entry chunk and of the listed modules (each named by the end of its path), with all
 * their static imports. Throws when a listed module is not in the build.
 */
export function collectFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const first = modules.map((path) => {
    const holder = chunks.find((chunk) => chunk.moduleIds.some((id) => id.split('?')[0]!.endsWith(path)));
    if (!holder)
      throw new Error(`No chunk of the build contains ${path}; correct FIRST_MODULES in vite.config.ts`);
    return holder.fileName;
  });
  const found = new Set<string>();
  for (const fileName of [findEntry(bundle), ...first]) collect(bundle, fileName, found);
  return found;
}

/** Returns the entry script of the page. */
export function findEntry(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
  if (!entry) throw new Error('The build has no entry');
  return entry.fileName;
}

/** Collects a file with its imports, style sheets and fonts. */
function collect(bundle: Rolldown.OutputBundle, fileName: string, found: Set<string>): void {
  const output = bundle[fileName];
  if (!output || found.has(fileName)) return;
  found.add(fileName);
  const next =
    output.type === 'chunk'
      ? [...output.imports, ...(output.viteMetadata?.importedCss ?? []), ...listFonts(output)]
      : [];
  for (const name of next) collect(bundle, name, found);
}

const listFonts = ({ viteMetadata }: Rolldown.OutputChunk): string[] =>
  [...(viteMetadata?.importedAssets ?? [])].filter((name) => name.endsWith('.woff2'));
