export { toCreditos, type Credito } from './creditos.ts';
export type { ContaCorrenteModule } from './conta-corrente.module.ts';
