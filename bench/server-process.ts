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
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['apps/api/dist/main.js'], {
    cwd: projectFolder,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...env },
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
