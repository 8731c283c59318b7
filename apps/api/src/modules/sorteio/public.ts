export type { SorteioService } from './sorteio.service.ts';
export type { SorteioModule } from './sorteio.module.ts';
