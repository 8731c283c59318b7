export type { VendaModule } from './venda.module.ts';
