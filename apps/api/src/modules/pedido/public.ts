export type { PedidoModule } from './pedido.module.ts';
