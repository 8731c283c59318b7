import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createFixtureProject } from './check/fixture-project.ts';
import { findNode, nodePackages } from './project-node.mjs';
import { projectFolder } from './project.ts';

const name = nodePackages[`${process.platform}-${process.arch}` as keyof typeof nodePackages];

/** A copy of the running Node, which the commands treat as another one. */
let otherNode: string;
beforeAll(() => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'trevo-node-')));
  otherNode = join(folder, 'other-node');
  copyFileSync(process.execPath, otherNode);
  return () => rmSync(folder, { recursive: true });
});

function runFile(text: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const folder = createFixtureProject({ 'program.ts': text });
  const child = spawn(
    otherNode,
    [join(projectFolder, 'tools/run-program.mjs'), join(folder, 'program.ts'), ...args],
    {
      env: { ...process.env, TREVO_NODE: undefined, npm_node_execpath: undefined, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.on('data', (piece: Buffer) => (output += piece));
  return {
    child,
    ended: once(child, 'close').then(([code]) => ({ code: code as number, output })),
    read: () => output,
  };
}

test.each([
  ['the binary installed by npm', true, {}, name],
  ["npm's own Node on a platform without a binary", false, {}, 'npm'],
  ["npm's own Node with TREVO_NODE=installed", true, { TREVO_NODE: 'installed' }, 'npm'],
])('uses %s', (_, isInstalled, env, wanted) => {
  const binary = `node_modules/${name}/bin/node`;
  const folder = createFixtureProject({ npm: '', ...(isInstalled && { [binary]: '' }) });
  const found = findNode(folder, { npm_node_execpath: join(folder, 'npm'), ...env });
  expect(found).toBe(realpathSync(join(folder, wanted === 'npm' ? 'npm' : binary)));
});

test('without npm uses the Node that the command was started with', () => {
  expect(findNode(createFixtureProject({}), {})).toBe(realpathSync(process.execPath));
});

test('runs a command on the project’s Node with its arguments, and returns its exit code', async () => {
  const program = `const word: string = process.argv.slice(2).join(' ');
console.log(process.execPath, word);
process.exit(3);`;
  const { code, output } = await runFile(program, ['um', 'dois']).ended;
  expect([code, output.trim()]).toEqual([3, `${findNode(projectFolder, {})} um dois`]);
});

test('TREVO_NODE=installed keeps the Node that the command was started with', async () => {
  const { output } = await runFile('console.log(process.execPath);', [], { TREVO_NODE: 'installed' }).ended;
  expect(output.trim()).toBe(otherNode);
});

test('forwards a signal to the command, which decides how it ends', async () => {
  const { child, ended, read } = runFile(`process.on('SIGTERM', () => process.exit(7));
setInterval(() => undefined, 1000);
console.log('ready');`);
  while (!read().includes('ready')) await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect((await ended).code).toBe(7);
});

test('a command ended by a signal has the exit code of the shell', async () => {
  const { code } = await runFile(`process.kill(process.pid, 'SIGKILL');`).ended;
  expect(code).toBe(137);
});
