import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** Ids of the modules and sources of the assets of every bundle in this build: the app and its scripts. */
export const bundledModules = new Set<string>();

export function recordModules(
  root: string,
  output: Iterable<Rolldown.OutputChunk | Rolldown.OutputAsset>,
): void {
  for (const file of output) {
    if (file.type === 'chunk') for (const id of file.moduleIds) bundledModules.add(id);
    else for (const name of file.originalFileNames) bundledModules.add(resolve(root, name));
  }
}
