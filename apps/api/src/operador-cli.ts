import { runAsProgram } from './comandos/run-command.ts';
import { runOperador } from './comandos/operador-command.ts';

await runAsProgram(runOperador);
