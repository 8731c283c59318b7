export type { IndicacaoModule } from './indicacao.module.ts';
export type { ListNotas } from './premio.service.ts';
