import { runAsProgram } from './comandos/run-command.ts';
import { runCampanha } from './comandos/campanha-command.ts';

await runAsProgram(runCampanha);
