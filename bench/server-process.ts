import { spawn, type ChildProcess } from 'node:child_process';
import { projectFolder } from '../tools/project.ts';

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** Everything printed so far; its log goes there too. */
  output(): string;
}

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts the built program on a free port and waits until it says where it listens. */
export const startServer = (env: Record<string, string>): Promise<ServerProcess> =>
  startProgram('apps/api/dist/main.js', { PORT: '0', LOG_LEVEL: 'error', ...env });

/** Where `BENCH_PROFILE` names a folder, each program leaves there what it spent its time with. */
function profile(): string[] {
  const folder = process.env['BENCH_PROFILE'];
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

/** The same with any program of this project that says so. */
export async function startProgram(path: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...profile(), path], {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  for (;;) {
    const port = /http:\/\/localhost:(\d+)/.exec(text)?.[1];
    if (port) return { child, port: Number(port), output: () => text };
    if (child.exitCode !== null) throw new Error(`the server ended: ${text}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Asks a program to end, and waits until it has. */
export async function stopProgram({ child }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await new Promise((done) => child.once('exit', done));
}
