export { cadastroDraft, type CadastroDraft } from './cadastro-draft.ts';
export { facebookInfo } from './facebook-info.ts';
export { MolduraContext, type MolduraProps } from './passos/moldura-context.ts';
export { PassoPorNome } from './passos/PassoPorNome.tsx';
export { PreCadastroFluxo } from './passos/PreCadastroFluxo.tsx';
export { TermoCard } from './passos/TermoCard.tsx';
export type { PassoNavegacao } from './passos/use-passo.ts';
export type { Passo } from './pre-cadastro-ordem.ts';
export { savePrimeiroAcessoEmail } from './primeiro-acesso.ts';
/** For tests, which begin with an empty one. */
export { primeiroAcesso } from './primeiro-acesso.ts';
