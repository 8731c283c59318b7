export type { SorteioService } from './sorteio.service.ts';
