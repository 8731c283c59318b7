import { readFileSync } from 'node:fs';
import { resolve, dirname } from 'node:path';
import type { Plugin } from 'vite';

const doorImport = /import\s*\{([^}]*)\}\s*from\s*["']([^"']*\/public\.ts)["'];?/g;
const handedOn = /export\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'(\.\/[^']+)'/g;

const splitNames = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter(Boolean);

/**
 * Resolves an import of a feature's `public.ts` directly to the module behind each name. `public.ts` is a barrel
 * file for the source code only: bundled as it is, one name would load everything that the feature exports, and
 * the entry would contain half of the app.
 */
export function publicDoors(): Plugin {
  return {
    name: 'trevo:public-doors',
    transform(code, id) {
      if (!code.includes('/public.ts') || !id.includes('/apps/web/')) return undefined;
      const led = code.replace(doorImport, (_all, names: string, specifier: string) => {
        const door = resolve(dirname(id), specifier);
        this.addWatchFile(door);
        const rooms = listRooms(door);
        return splitNames(names)
          .map((name) => {
            const exported = name.split(/\s+as\s+/)[0]!;
            const room = rooms.get(exported);
            if (!room) return this.error(`${specifier} hands no ${exported} on`);
            return `import { ${name} } from '${specifier.replace('public.ts', room.slice(2))}';`;
          })
          .join(' ');
      });
      const other = /(?:from|import)\s*\(?\s*["'][^"']*\/public\.ts["']/.exec(led)?.[0];
      if (other) this.error(`${other}: a door is entered by names only; name what is taken`);
      return { code: led, map: null };
    },
  };
}

/** Returns the module of each exported name of a barrel file. */
function listRooms(door: string): ReadonlyMap<string, string> {
  const entries = [...readFileSync(door, 'utf8').matchAll(handedOn)];
  return new Map(
    entries.flatMap(([, names, file]) => splitNames(names!).map((name) => [name, file!] as const)),
  );
}
