/** A package in a package-lock.json. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly optional?: boolean;
  readonly [field: string]: unknown;
}

export type Locked = Readonly<Record<string, LockedPackage>>;

/**
 * Returns the lockfile entries of these packages and all their dependencies, for all platforms. Each keeps its
 * location, so nothing is resolved again.
 */
export function pickLocked(locked: Locked, names: readonly string[]): Record<string, LockedPackage> {
  const picked: Record<string, LockedPackage> = {};
  const visit = (name: string, from: string): void => {
    const path = findLocked(locked, name, from);
    if (!path || picked[path]) return;
    const { dev: _dev, devOptional, ...entry } = locked[path]!;
    picked[path] = devOptional ? { ...entry, optional: true } : entry;
    for (const needed of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }))
      visit(needed, path);
  };
  for (const name of names) visit(name, '');
  return Object.fromEntries(Object.entries(picked).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Resolves a package from another one's folder like Node: in it, or above it. */
export function findLocked(locked: Locked, name: string, from: string): string | undefined {
  const path = [from, 'node_modules', name].filter(Boolean).join('/');
  if (locked[path]) return path;
  if (from === '') return undefined;
  return findLocked(locked, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}
