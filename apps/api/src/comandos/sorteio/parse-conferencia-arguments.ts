import { parseArgs } from 'node:util';
import { CommandError } from '../run-command.ts';

/**
 * Reads the arguments of a command that checks a file of a draw: the file, and `--manifesto` with the published hash
 * (SHA-256, 64 hexadecimal digits). Throws CommandError with the usage.
 */
export function parseConferenciaArguments(given: string[], usage: string) {
  try {
    const { positionals, values } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { manifesto: { type: 'string' } },
    });
    const [file, ...more] = positionals;
    const publicada = values.manifesto?.trim().toLowerCase();
    if (file && more.length === 0 && (publicada === undefined || /^[0-9a-f]{64}$/.test(publicada)))
      return { file, publicada };
  } catch {
    // -- swallowed: the usage says which options exist
  }
  throw new CommandError(usage);
}
