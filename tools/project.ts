import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** Checks a project folder and returns one line per breach: `path:line problem, and remedy`. */
export type Check = (root: string) => string[] | Promise<string[]>;

/** Returns every file of the project, relative and with `/`, without ignored files. Sorted. */
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

/** Whether a path is a TypeScript or JavaScript source, declarations excluded. */
export const isProgram = (path: string): boolean =>
  /\.(ts|tsx|mts|mjs|js)$/.test(path) && !path.endsWith('.d.ts');

/** Whether a path is a test, a test helper, or a program that drives the product from outside. */
export const isTestCode = (path: string): boolean => /\.test\.tsx?$|(^|\/)test\/|^(e2e|bench)\//.test(path);
