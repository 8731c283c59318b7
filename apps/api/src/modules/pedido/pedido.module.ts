import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import type { ConsumidorModule } from '../consumidor/public.ts';
import type { ProdutoModule } from '../produto/public.ts';
import { bindPedidoOperador } from './pedido.operador.routes.ts';
import { bindPedido } from './pedido.routes.ts';
import { createPedidoService } from './pedido.service.ts';
import { clearPessoais, createPedidoStore } from './pedido.store.ts';
import { createPedidoViews } from './pedido.views.ts';

export type PedidoModule = ReturnType<typeof createPedidoModule>;

/** Wires product orders paid from an account. */
export function createPedidoModule(parts: {
  db: Db;
  clock: Clock;
  campanha: CampanhaModule;
  consumidor: ConsumidorModule;
  produto: ProdutoModule;
}) {
  const { db, clock, campanha, consumidor, produto } = parts;
  const store = createPedidoStore(db);
  const pedidos = createPedidoService({
    store,
    views: createPedidoViews(db),
    ...produto,
    ...consumidor,
    clock,
  });
  return {
    pedidos,
    /** Clean-up when a consumer's registration is deleted. */
    deletions: [clearPessoais],
    bind: (binder: Binder) => bindPedido(binder, { pedidos, ...campanha }),
    bindOperador: (operador: OperadorBinder) => bindPedidoOperador(operador, pedidos),
  };
}
