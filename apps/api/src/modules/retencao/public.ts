export type { RetencaoModule } from './retencao.module.ts';
