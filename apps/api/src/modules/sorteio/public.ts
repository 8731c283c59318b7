export type { ExclusaoSorteio } from './fecho-sorteio.service.ts';
export type { SorteioModule } from './sorteio.module.ts';
