export type { Comunicado } from './comunicado.ts';
export type { QueueComunicado } from './comunicado.module.ts';
