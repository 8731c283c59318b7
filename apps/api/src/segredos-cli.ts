import { runAsProgram } from './comandos/run-command.ts';
import { runSegredos } from './comandos/segredos-command.ts';

await runAsProgram(runSegredos);
