export { exclusaoPessoaText } from './exclusao-pessoa.text.ts';
export type { AtendimentoModule } from './atendimento.module.ts';
