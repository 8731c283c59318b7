import { runAsProgram } from './comandos/run-command.ts';
import { runVendas } from './comandos/vendas-command.ts';

await runAsProgram(runVendas);
