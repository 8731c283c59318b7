export { exclusaoPessoaText } from './exclusao-pessoa.text.ts';
export {
  type AtendimentoModule,
  type AtendimentoParts,
  createAtendimentoModule,
} from './atendimento.module.ts';
