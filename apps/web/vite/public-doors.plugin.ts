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
 * Leads an import of a feature's `public.ts` to the file behind it. The door is for people: a program that went
 * through it would load with one name all that the feature offers, and the entry would carry half of the app.
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

/** Which file each name of a door comes from. */
function listRooms(door: string): ReadonlyMap<string, string> {
  const entries = [...readFileSync(door, 'utf8').matchAll(handedOn)];
  return new Map(
    entries.flatMap(([, names, file]) => splitNames(names!).map((name) => [name, file!] as const)),
  );
}
