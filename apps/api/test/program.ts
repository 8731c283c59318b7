import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { folders } from '../src/folders.ts';
import { join } from 'node:path';

export interface Program {
  readonly process: ChildProcess;
  readonly port: number;
  /** Everything printed so far. */
  output(): string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a source file of the program as a process of its own, with this environment and nothing else of ours. */
export function run(file: string, env: Record<string, string>, args: string[] = []) {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', join(folders.project, file), ...args], {
    cwd: folders.project,
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return { child, output: () => text };
}

/** Runs to the end: exit code and everything printed. */
export async function runToEnd(
  file: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<Ended> {
  const { child, output } = run(file, env, args);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

/** Starts the server and waits until it says where it listens. */
export async function startProgram(env: Record<string, string>): Promise<Program> {
  const { child, output } = run('apps/api/src/main.ts', { PORT: '0', ...env });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  for (;;) {
    const port = /http:\/\/localhost:(\d+)/.exec(output())?.[1];
    if (port) {
      return {
        process: child,
        port: Number(port),
        output,
        kill: (signal) => {
          child.kill(signal);
          return ended;
        },
      };
    }
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}: ${output()}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
