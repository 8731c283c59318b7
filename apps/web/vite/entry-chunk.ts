interface ModuleGraph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

const known = new Map<string, boolean>();

/**
 * The chunk of a module: `entrada` for everything that the entry loads by itself, nothing for what only a screen
 * loads. Left alone, each piece that the entry shares with screens becomes a file of its own: twenty requests.
 */
export function toEntryChunk(id: string, graph: ModuleGraph): string | null {
  return isInEntry(id, graph, new Set()) ? 'entrada' : null;
}

/** Whether static imports lead from an entry to this module; `importers` leaves dynamic ones out. */
function isInEntry(id: string, graph: ModuleGraph, path: Set<string>): boolean {
  const before = known.get(id);
  if (before !== undefined || path.has(id)) return before ?? false;
  path.add(id);
  const info = graph.getModuleInfo(id);
  const answer = Boolean(
    info && (info.isEntry || info.importers.some((importer) => isInEntry(importer, graph, path))),
  );
  if (answer || path.size === 1) known.set(id, answer);
  return answer;
}
