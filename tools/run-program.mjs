// `node tools/run-program.mjs FILE ARGUMENTS…`: runs a program of the project on the project's Node, after installing
// missing packages.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstall, fail, projectFolder, requireNode } from './ensure-install.mjs';
import { runOnProjectNode } from './project-node.mjs';

requireNode();
ensureInstall();
await runOnProjectNode();
// The Node that started this file may be older and know no cache.
const { enableCompileCache } = await import('node:module');
enableCompileCache(resolve(projectFolder, '.cache/bytecode'));
const [file = fail('Missing file. Usage: node tools/run-program.mjs tools/check.ts'), ...args] =
  process.argv.slice(2);
const path = resolve(projectFolder, file);
process.argv = [process.execPath, path, ...args];
await import(pathToFileURL(path).href);
