export { toSaldoRecusa } from './saldo-recusa.ts';
export { type DescribedLancamento, describeLancamento } from './conta.presenter.ts';
export type { Moeda } from './conta.store.ts';
export { toCreditos, type Credito } from './creditos.ts';
export type { ContaCorrenteModule } from './conta-corrente.module.ts';
