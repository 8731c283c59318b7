import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { runCampanha } from '../src/comandos/campanha-command.ts';
import { folders } from '../src/folders.ts';
import type { Db } from '../src/kernel/db/db.ts';
import { runDistribuir, runMigrar } from '../src/comandos/migrar-command.ts';
import { runOperador } from '../src/comandos/operador-command.ts';
import { runProgram } from '../src/comandos/program-command.ts';
import { runCommand } from '../src/comandos/run-command.ts';
import { runSegredos } from '../src/comandos/segredos-command.ts';
import { runVendas } from '../src/comandos/vendas-command.ts';
import { getPrograms } from './prepared-programs.ts';
import { programsFolder } from './programs-folder.ts';
import { masterSecret } from './test-app.ts';
import type { TestDb } from './test-db.ts';

/** A program, by its name in src. */
export type ProgramName = 'main' | 'campanha-cli' | 'vendas-cli' | 'segredos-cli' | 'operador-cli';

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

/** Runs a program as a separate process with only this environment; another release by its folder. */
function run(name: ProgramName, env: Record<string, string>, args: string[] = [], programs = getPrograms()) {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, [join(programs, `${name}.js`), ...args], {
    cwd: folders.project,
    // Programs that exit leave their bytecode for the next ones, which then start in three quarters of the time.
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: join(programsFolder, 'bytecode'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return { child, output: () => text };
}

/** Returns the last sentence printed by a program: in production the message of a JSON line, else the text itself. */
export function readSentence({ output }: Ended): string {
  const text = output.trim();
  const last = text.split('\n').at(-1)!;
  return last.startsWith('{') ? (JSON.parse(last) as { msg: string }).msg : text;
}

/** Runs a program to its end; returns exit code and output. */
export async function runToEnd(
  name: ProgramName,
  env: Record<string, string>,
  args: string[] = [],
  programs?: string,
): Promise<Ended> {
  const { child, output } = run(name, env, args, programs);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

const commands = {
  campanha: runCampanha,
  distribuir: runDistribuir,
  migrar: runMigrar,
  operador: runOperador,
  segredos: runSegredos,
  vendas: runVendas,
};

/**
 * Runs a command line in this process with only this environment, in a tenth of the time of its program; returns the
 * same exit code and output as runToEnd. Progress goes to this process's stderr.
 */
export async function runHere(
  name: keyof typeof commands,
  env: Record<string, string>,
  args: string[] = [],
): Promise<Ended> {
  const { code, output } = await runCommand(commands[name], args, env);
  return { code, output: `${output}\n` };
}

/** The server in this process. */
export interface Server {
  readonly port: number;
  /** Everything printed so far. */
  output(): string;
  /** Stops it like SIGTERM stops a program, which exits then. */
  stop(): Promise<void>;
}

/** Runs `main` in this process with only this environment, until it serves or ends. */
async function runMain(env: Record<string, string>, args: readonly string[]) {
  let text = '';
  const write = (piece: string) => void (text += piece);
  const running = await runProgram(
    args,
    env,
    {
      lines: { write },
      print: (line) => write(`${line}\n`),
      printError: (error) => write(`${error instanceof Error ? inspect(error) : String(error)}\n`),
    },
    getPrograms,
  );
  return { running, output: () => text };
}

/** Runs `main` in this process like runToEnd, in a tenth of the time of its program. */
export async function runMainHere(env: Record<string, string>, args: readonly string[] = []): Promise<Ended> {
  const { running, output } = await runMain(env, args);
  if (running !== 'failed' && running) {
    await running.stop();
    throw new Error(`the program serves: ${output()}`);
  }
  return { code: running === 'failed' ? 1 : 0, output: output() };
}

/** Starts the server in this process, in a tenth of the time of its program; for tests that kill no process. */
export async function startHere(env: Record<string, string>): Promise<Server> {
  const { running, output } = await runMain({ PORT: '0', ...env }, []);
  if (running === 'failed' || !running) throw new Error(`the server did not start: ${output()}`);
  running.announce();
  let stopped: Promise<void> | undefined;
  return { port: running.port, output, stop: () => (stopped ??= running.stop()) };
}

/** Lists the names of the running processes of a database. */
export const listProcessos = async (db: Db): Promise<string[]> =>
  (await db.query<{ nome: string }>('select nome from processo')).map(({ nome }) => nome);

/**
 * Returns the environment of a program on a test's database, which needs no demo.
 *
 * @param DATA_FOLDER folder of its files
 */
export const toServerEnv = ({ url }: Pick<TestDb, 'url'>, DATA_FOLDER: string) => ({
  DATABASE_URL: url,
  AMBIENTE: 'teste',
  DATA_FOLDER,
  MASTER_SECRET: masterSecret,
  ...withoutDemo,
});

/** Disables the demo, which saves seconds at the start. */
export const withoutDemo = { DEMO: 'nao' } as const;

/** Starts the server and waits until it prints its address. */
export async function startProgram(env: Record<string, string>, programs?: string): Promise<Program> {
  const { child, output } = run('main', { PORT: '0', ...env }, [], programs);
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
