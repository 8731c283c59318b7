import { runAsProgram } from './run-command.ts';
import { runSegredos } from './segredos-command.ts';

await runAsProgram(runSegredos);
