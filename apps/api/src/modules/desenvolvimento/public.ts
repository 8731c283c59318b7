export type { PedidoSimulacao, Simulacao } from './simulacao.ts';
