export { toCreditos, type Credito, type Valores } from './creditos.ts';
export type { ContaService } from './conta.service.ts';
export type { ContaCorrenteModule } from './conta-corrente.module.ts';
