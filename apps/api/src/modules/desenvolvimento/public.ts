export type { Simulacao } from './projecao.ts';
export type { PedidoSimulacao } from './simulacao.ts';
