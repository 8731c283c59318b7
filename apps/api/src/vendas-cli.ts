import { runAsProgram } from './run-command.ts';
import { runVendas } from './vendas-command.ts';

await runAsProgram(runVendas);
