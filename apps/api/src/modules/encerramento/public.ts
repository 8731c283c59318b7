export type { EncerramentoModule } from './encerramento.module.ts';
export type { PreviaFechamento } from './fechamento.service.ts';
