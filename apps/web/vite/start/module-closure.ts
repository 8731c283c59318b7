/** The part of the bundler's module graph that the chunks are computed from. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importedIds: readonly string[];
    readonly code?: string | null;
  } | null;
}

const icon = /lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\.m?js$/;
const iconLibrary = /lucide-react\/dist\/esm\/lucide-react\.m?js$/;

/**
 * Collects the modules that the given ones need: themselves and their static imports. All icons are re-exported by
 * one file of their library, so a module needs only those that it names.
 */
export function collectClosure(graph: ModuleGraph, modules: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const collect = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? [])
      if (iconLibrary.test(next)) listNamedIcons(graph, next, info?.code ?? '').forEach(collect);
      else collect(next);
  };
  for (const id of modules) collect(id);
  return found;
}

export const isIcon = (id: string): boolean => icon.test(id);

function listNamedIcons(graph: ModuleGraph, library: string, code: string): string[] {
  const names = new Set(code.match(/\b[A-Z]\w*\b/g));
  const icons = graph.getModuleInfo(library)?.importedIds ?? [];
  return icons.filter((id) => names.has(toExportName(icon.exec(id)?.[1] ?? '')));
}

/** Maps `qr-code` to the export name `QrCode`. */
const toExportName = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter: string) => letter.toUpperCase());
