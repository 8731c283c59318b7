export type { RelatorioModule } from './relatorio.module.ts';
