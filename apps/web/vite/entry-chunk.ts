interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly code?: string | null;
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const known = new Map<string, boolean>();
const icon = /lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\.m?js$/;

/**
 * Returns the chunk of a module: `entrada` for everything that the entry imports statically, null for modules of
 * other screens. Without it, each module that the entry shares with screens becomes a chunk of its own: twenty
 * requests. All icons are re-exported by one file of their library, so an icon belongs to the entry only if one
 * of its modules names it.
 */
export function toEntryChunk(id: string, graph: ModuleGraph): string | null {
  const name = icon.exec(id)?.[1];
  if (name) return isIconInEntry(id, toExportName(name), graph) ? 'entrada' : 'icones';
  return isInEntry(id, graph, new Set()) ? 'entrada' : null;
}

/** Maps `qr-code` to the export name `QrCode`. */
const toExportName = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter: string) => letter.toUpperCase());

function isIconInEntry(id: string, name: string, graph: ModuleGraph): boolean {
  const libraries = graph.getModuleInfo(id)?.importers ?? [];
  const screens = libraries.flatMap((library) => graph.getModuleInfo(library)?.importers ?? []);
  const isNamed = new RegExp(`\\b${name}\\b`);
  return screens.some(
    (file) =>
      !file.includes('lucide-react') &&
      isNamed.test(graph.getModuleInfo(file)?.code ?? '') &&
      isInEntry(file, graph, new Set()),
  );
}

/** Returns whether static imports lead from an entry to this module; `importers` excludes dynamic imports. */
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
