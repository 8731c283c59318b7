export type { EstoqueService } from './estoque.service.ts';
export type { ProdutoModule } from './produto.module.ts';
