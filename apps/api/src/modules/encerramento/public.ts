export type { EncerramentoModule } from './encerramento.module.ts';
