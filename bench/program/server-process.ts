import { spawn, type ChildProcess } from 'node:child_process';
import { projectFolder } from '../../tools/project.ts';

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** Returns everything printed so far, including its log. */
  output(): string;
}

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts the built program on a free port and waits until it is listening. */
export const startServer = (env: Record<string, string>): Promise<ServerProcess> =>
  startProgram('apps/api/dist/main.js', { PORT: '0', LOG_LEVEL: 'error', ...env });

/** Writes a CPU profile of each program to the folder in `BENCH_PROFILE`, if set. */
function profile(): string[] {
  const folder = process.env['BENCH_PROFILE'];
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

/** Does the same with any program of this project that prints its address. */
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

/** Terminates a program and waits for its exit. */
export async function stopProgram({ child }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await new Promise((done) => child.once('exit', done));
}
