export type { ExclusaoSorteio } from './apuracao/fecho-sorteio.service.ts';
export type { SorteioModule } from './sorteio.module.ts';
