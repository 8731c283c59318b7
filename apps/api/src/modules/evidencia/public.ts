export type { EvidenciaModule } from './evidencia.module.ts';
export type { NotasVizinhas, Pesagem } from './evidencia.service.ts';
export type { NotaRef, NotaVizinha, SinalDado } from './evidencia-sinais.ts';
