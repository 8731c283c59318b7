export type { PedidoSimulacao } from './simulacao.ts';
