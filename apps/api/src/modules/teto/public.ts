export type { TetosDiarios, Medida } from './tetos-diarios.service.ts';
