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
 * Assigns a module to one of the few chunks of a start: `entrada` for the entry, and `name` for the listed
 * modules with everything that other screens share with them. Without it each shared module becomes a chunk of
 * its own, about forty, and on a slow connection their request latency dominates the start.
 *
 * @param root the folder of the app
 * @param modules the modules of the chunk, relative to root
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
