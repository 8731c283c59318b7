export type { EnsaioDatabases } from './palco.ts';
export type { EstudioModule } from './estudio.module.ts';
export type { RascunhoRow } from './rascunho.store.ts';
export type { SimulacaoResumoRow, SimulacaoRow } from './simulacao.store.ts';
