export type { NotasVizinhas } from './evidencia.service.ts';
export type { NotaVizinha } from './evidencia-sinais.ts';
