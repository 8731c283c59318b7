import type { AppPathName } from './app-paths.ts';

/**
 * The screens that have an address but are not built yet. Whoever builds one takes its name away from here, gives it
 * its line in the routes, and takes it off the list in docs/map.md.
 */
export const emBreve = [
  'amigos',
  'indicacao',
] as const satisfies readonly AppPathName[];

const names: ReadonlySet<string> = new Set(emBreve);

/** Whether the screen of this name still waits to be built. */
export const isEmBreve = (name: string): boolean => names.has(name);
