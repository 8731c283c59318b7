import { inspect } from 'node:util';
import type { ErrorEnvelope } from '@trevo/contract/envelope';
import { StartError } from '@trevo/postgres/start-error';
import { DomainError, toErrorEnvelope } from '../kernel/domain-error.ts';

/** A failure caused by the file or the command: its message is the whole output. */
export class CommandError extends Error {}

/** Environment variables of a command. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** A command line: returns its output, or throws the reason of its failure. */
type Command = (args: string[], variables: Variables) => Promise<string>;

/** Exit code of a command, and its output, or its failure, in words. */
interface CommandResult {
  readonly code: 0 | 1;
  readonly output: string;
}

/** Runs a command line; never throws. */
export async function runCommand(
  command: Command,
  args: string[],
  variables: Variables,
): Promise<CommandResult> {
  try {
    return { code: 0, output: await command(args, variables) };
  } catch (error) {
    return { code: 1, output: formatFailure(error) };
  }
}

/** Runs a command line with the arguments of this process: prints the output, or the failure to stderr. */
export async function runAsProgram(command: Command): Promise<void> {
  const { code, output } = await runCommand(command, process.argv.slice(2), process.env);
  if (code === 0) return console.log(output);
  console.error(output);
  process.exitCode = code;
}

/** Formats a refusal as lines: message, remedy and the message of each detail. */
export const formatRefusal = ({ mensagem, cura, detalhes = [] }: Partial<ErrorEnvelope>): string =>
  [mensagem, cura, ...detalhes.map((detalhe) => detalhe.mensagem)].filter(Boolean).join('\n');

function formatFailure(error: unknown): string {
  if (error instanceof DomainError) return formatRefusal(toErrorEnvelope(error, ''));
  const isExpected = error instanceof CommandError || error instanceof StartError;
  return isExpected ? error.message : inspect(error);
}
