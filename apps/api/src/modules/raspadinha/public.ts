export type { RaspadinhaModule } from './raspadinha.module.ts';
