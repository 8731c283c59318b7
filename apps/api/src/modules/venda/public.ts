export type { VendaModule } from './venda.module.ts';
export { toMotivo } from './importacao.service.ts';
export type { VendaArquivo } from './venda-arquivo.store.ts';
