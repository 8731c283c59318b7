export type { ExportacaoModule } from './exportacao.module.ts';
export type { ExportacaoRow } from './exportacao.store.ts';
