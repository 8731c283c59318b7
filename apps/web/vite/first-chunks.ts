import { toEntryChunk } from './entry-chunk.ts';

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly importedIds: readonly string[];
    readonly code?: string | null;
  } | null;
}

/**
 * Puts a module into one of the few files of a start: `entrada` for what everybody loads, and `name` for the listed ones,
 * with all the pieces that other screens share with them. Left alone each piece becomes a file of its own, some forty of
 * them, and on a slow line a start waits longest for their beginnings.
 *
 * @param root the folder of the app
 * @param modules what belongs together, from there
 */
export function createFirstChunks(
  root: string,
  name: string,
  modules: readonly string[],
): (id: string, graph: ModuleGraph) => string | null {
  const first = new Set<string>();
  const collect = (id: string, graph: ModuleGraph) => {
    if (first.has(id)) return;
    first.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) collect(next, graph);
  };
  return (id, graph) => {
    if (first.size === 0) for (const path of modules) collect(root + path, graph);
    return toEntryChunk(id, graph) ?? (first.has(id) ? name : null);
  };
}
