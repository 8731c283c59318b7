import { StartError } from '@trevo/postgres/start-error';
import { EnvironmentError, isProduction } from '../kernel/environment.ts';
import { createLogger } from '../kernel/log.ts';
import type { ProgramsFolder } from '../kernel/worker-process.ts';
import { runDistribuir, runMigrar } from './migrar-command.ts';
import type { Variables } from './run-command.ts';
import { type ProgramOutput, type Running, serve } from '../serve.ts';

const isServing = (command: string | undefined): boolean => command === undefined || command.startsWith('--');

/**
 * Runs the program with a command line: starts the server, or runs `migrar` or `distribuir` to the end. Returns the
 * running server, undefined after a command, and `failed` after printing the reason of a failure.
 *
 * @param programs folder of bundled worker programs; by default that of this program
 */
export async function runProgram(
  [command, ...flags]: readonly string[],
  variables: Variables,
  output: ProgramOutput & { printError(error: unknown): void },
  programs?: ProgramsFolder,
): Promise<Running | 'failed' | undefined> {
  try {
    if (isServing(command)) return await serve(variables, output, programs);
    output.print(await runCommand(command!, flags, variables));
    return undefined;
  } catch (error) {
    reportFailure(error, isServing(command), variables, output);
    return 'failed';
  }
}

async function runCommand(command: string, flags: string[], variables: Variables): Promise<string> {
  if (command === 'migrar') return runMigrar(flags, variables);
  if (command === 'distribuir') return runDistribuir(flags, variables);
  throw new EnvironmentError(
    `Unknown command ${command}; use migrar or distribuir, or no command to start the server.`,
  );
}

/** Reports a failed start: one sentence for an invalid environment, a stack trace for a defect. */
function reportFailure(
  error: unknown,
  isServing: boolean,
  variables: Variables,
  { lines, printError }: ProgramOutput & { printError(error: unknown): void },
): void {
  const isExpected = error instanceof StartError;
  if (!isServing || !isProduction(variables)) return printError(isExpected ? error.message : error);
  const { codigo } = isExpected ? error : {};
  const log = createLogger('fatal', lines);
  log.fatal(
    { event: 'program_not_started', ...(isExpected ? codigo && { codigo } : { err: error }) },
    isExpected ? error.message : 'Program failed to start',
  );
}
