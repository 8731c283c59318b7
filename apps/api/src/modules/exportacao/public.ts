export { writeCsv } from './formato/formato-csv.ts';
export type { Coluna, Linha } from './planilha.ts';
export type { ExportacaoModule } from './exportacao.module.ts';
export { exportacaoPropostaText } from './exportacao-proposta.text.ts';
