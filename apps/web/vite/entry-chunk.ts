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
 * The chunk of a module: `entrada` for everything that the entry loads by itself, nothing for what only a screen
 * loads. Left alone, each piece that the entry shares with screens becomes a file of its own: twenty requests.
 * Icons reach everybody through one file of their library, so who names them decides; the others travel together.
 */
export function toEntryChunk(id: string, graph: ModuleGraph): string | null {
  const name = icon.exec(id)?.[1];
  if (name) return isIconInEntry(id, toExportName(name), graph) ? 'entrada' : 'icones';
  return isInEntry(id, graph, new Set()) ? 'entrada' : null;
}

/** `qr-code` is exported as `QrCode`. */
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
