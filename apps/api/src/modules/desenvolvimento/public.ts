export type { PedidoSimulacao } from './ensaio/simulacao.ts';
