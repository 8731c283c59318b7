import { runAsProgram } from './run-command.ts';
import { runCampanha } from './campanha-command.ts';

await runAsProgram(runCampanha);
