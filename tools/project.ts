import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** Looks at a project folder and answers with one line per breach: `path:line what is wrong, and what to do`. */
export type Check = (root: string) => string[] | Promise<string[]>;

/** Every file of the project, relative and with `/`, without what .gitignore leaves out. Sorted. */
export function listFiles(root: string): string[] {
  const ignored = new Set(['.git', 'node_modules', ...readIgnoredFolders(root)]);
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !ignored.has(name))
      .flatMap((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        return entry.isDirectory() ? walk(path) : [path];
      });
  return walk('').sort();
}

function readIgnoredFolders(root: string): string[] {
  const file = join(root, '.gitignore');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => /^([\w.-]+)\/$/.exec(line.trim())?.[1] ?? []);
}

export const readText = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

/** TypeScript and JavaScript sources, declarations left out. */
export const isProgram = (path: string): boolean =>
  /\.(ts|tsx|mts|mjs|js)$/.test(path) && !path.endsWith('.d.ts');

/** Tests, their helpers, and programs that drive the product from outside. */
export const isTestCode = (path: string): boolean => /\.test\.tsx?$|(^|\/)test\/|^(e2e|bench)\//.test(path);
