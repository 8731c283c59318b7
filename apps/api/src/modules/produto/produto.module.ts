import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import { createEstoqueService } from './estoque.service.ts';
import { createEstoqueViews } from './estoque.views.ts';
import { bindProduto } from './produto.routes.ts';
import { createProdutoService } from './produto.service.ts';

export type ProdutoModule = ReturnType<typeof createProdutoModule>;

/** Wires the catalogue: products bought with points or cashback, and their stock. */
export function createProdutoModule(parts: { db: Db; clock: Clock; campanha: CampanhaModule }) {
  const { db, clock, campanha } = parts;
  const estoques = createEstoqueService({ views: createEstoqueViews(db), clock });
  const produtos = createProdutoService({ estoques, clock });
  return { estoques, bind: (binder: Binder) => bindProduto(binder, { produtos, ...campanha }) };
}
