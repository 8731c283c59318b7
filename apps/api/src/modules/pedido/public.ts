export type { PedidoModule } from './pedido.module.ts';
export { toPedidoWire } from './pedido.routes.ts';
