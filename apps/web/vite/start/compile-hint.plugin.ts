import type { Plugin } from 'vite';

/**
 * Adds the explicit compile hint comment to files with functions that are nearly all called at the start:
 * Chromium then compiles them in the background while they download, instead of lazily during the first render.
 * Other browsers ignore the comment. It only counts in the very first line.
 *
 * @param names of the files, without their hashes
 */
export function compileHint(names: readonly string[]): Plugin {
  return {
    name: 'trevo:compile-hint',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && names.includes(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}
