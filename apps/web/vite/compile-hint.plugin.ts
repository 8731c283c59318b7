import type { Plugin } from 'vite';

/**
 * Tells the browser that nearly everything in these files is called as the page begins: Chromium then compiles all of it
 * beside the page while it arrives, instead of each function in the middle of the first picture. The others pass over
 * the comment. It counts only in the very first line.
 *
 * @param names of the files, without what makes them unique
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
