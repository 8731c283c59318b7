import { runAsProgram } from './run-command.ts';
import { runOperador } from './operador-command.ts';

await runAsProgram(runOperador);
