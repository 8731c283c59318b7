import type { Plugin, Rolldown } from 'vite';
import { buildScript } from '@trevo/vite/build-script';
import { collectFiles } from './chunk-files.ts';
import type { StartModules } from './start-chunks.ts';

export interface EarlyStartOptions {
  /** Path of the script's source from the project's root. */
  readonly script: string;
  /** Modules of the first screens, each by the end of its path. */
  readonly modules: Pick<StartModules, 'entrada' | 'telas' | 'inicio' | 'digitacao'>;
}

/**
 * Inlines a script into the page that loads the modules of the first screen in parallel with the entry. Fails the
 * build when a listed module is missing.
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
        const { entrada, telas, inicio, digitacao } = modules;
        const list = (...paths: (readonly string[])[]) => listFirstFiles(bundle, paths.flat());
        const code = await buildScript(root, script, {
          trevoFirst: JSON.stringify({
            entrada: list(entrada),
            telas: list(telas),
            inicio: list(telas, inicio),
            digitacao: list(telas, digitacao),
          }),
        });
        return holdEntry(html, code);
      },
    },
  };
}

const entryTags = /<script type="module"[^>]*><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/;

/**
 * Puts the page's script and its preloads into a template, from which the early-start script takes them. Throws when
 * the page has none.
 */
export function holdEntry(html: string, code: string): string {
  if (!entryTags.test(html)) throw new Error('The page has no module script to begin with');
  return html.replace(
    entryTags,
    (tags) => `<template id="trevo-partida">${tags}</template>\n    <script>${code}</script>`,
  );
}

/** Returns the files that the listed modules need in addition to the entry chunk, which the page loads anyway. */
export function listFirstFiles(bundle: Rolldown.OutputBundle, firstModules: readonly string[]): string[] {
  const entry = collectFiles(bundle, []);
  return [...collectFiles(bundle, firstModules)]
    .filter((fileName) => !entry.has(fileName) && /\.(js|css)$/.test(fileName))
    .map((fileName) => `/${fileName}`)
    .sort();
}
