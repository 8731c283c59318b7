export type { PremioModule } from './premio.module.ts';
