import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Starts a program in a group of its own, so that what it starts ends with it, and it at the latest with us. */
export function startGroup(
  program: string,
  args: readonly string[],
  options: { readonly stdio: StdioOptions; readonly env?: Readonly<Record<string, string>> },
): ChildProcess {
  const { stdio, env = {} } = options;
  const child = spawn(program, args, { detached: true, stdio, env: { ...process.env, ...env } });
  process.once('exit', () => signalGroup(child, 'SIGKILL'));
  return child;
}

/** Waits for what a program says when it is ready, and answers the first group. Throws what it said instead. */
export function waitForLine(program: ChildProcess, output: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) =>
      reject(new Error(`${program.spawnfile} ${why}. It said: ${said || 'nothing'}`));
    const timer = setTimeout(() => fail('was not ready within 60 s'), 60_000);
    program.once('error', (error) => fail(error.message));
    program.once('exit', (code) => fail(`ended with ${code}`));
    output.on('data', (piece: Buffer) => {
      said += piece.toString('utf8');
      const found = pattern.exec(said);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[1]!);
    });
  });
}

/** Ends a program with its group, and waits until it has ended. */
export async function stopGroup(program: ChildProcess): Promise<void> {
  if (hasEnded(program)) return;
  const ended = once(program, 'exit');
  signalGroup(program, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(program, 'SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function signalGroup(program: ChildProcess, name: NodeJS.Signals): void {
  if (program.pid === undefined || hasEnded(program)) return;
  try {
    process.kill(-program.pid, name);
  } catch {
    // It ended in the meantime.
  }
}
