export type { PedidoModule } from './pedido.module.ts';
export { toPedidoOperadorWire } from './pedido.routes.ts';
