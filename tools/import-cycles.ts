import type { ParsedSource } from './parsed-source.ts';

/** Rings of files that import each other, one line per ring. Imports of types vanish in the build and do not count. */
export function findCycles(sources: readonly ParsedSource[]): string[] {
  const targets = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.flatMap((edge) => (edge.isType ? [] : (edge.file ?? []))),
    ]),
  );
  const done = new Set<string>();
  const trail: string[] = [];
  const rings: string[] = [];
  const walk = (path: string) => {
    const start = trail.indexOf(path);
    if (start !== -1) {
      rings.push(`${path} imports itself through ${[...trail.slice(start), path].join(' → ')}`);
      return;
    }
    if (done.has(path)) return;
    trail.push(path);
    for (const target of targets.get(path) ?? []) walk(target);
    trail.pop();
    done.add(path);
  };
  for (const path of targets.keys()) walk(path);
  return rings;
}
