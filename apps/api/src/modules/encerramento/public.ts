export type { EncerramentoModule } from './encerramento.module.ts';
export { encerramentoPropostaText } from './encerramento-proposta.text.ts';
