export type { SorteioModule } from './sorteio.module.ts';
