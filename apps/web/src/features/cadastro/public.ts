export { cadastroDraft, type CadastroDraft } from './cadastro-draft.ts';
export { facebookInfo } from './cadastro-draft.ts';
export { MolduraContext, type MolduraProps } from './passos/Moldura.tsx';
export { PassoPorNome } from './passos/PreCadastroFluxo.tsx';
export { PreCadastroFluxo } from './passos/PreCadastroFluxo.tsx';
export { TermoCard } from './passos/TermoCard.tsx';
export type { PassoNavegacao } from './passos/use-passo.ts';
export type { Passo } from './pre-cadastro-ordem.ts';
export { savePrimeiroAcessoEmail } from './cadastro-draft.ts';
/** Exported so that tests can clear it. @internal */
export { primeiroAcesso } from './cadastro-draft.ts';
