import type { Passo } from '../pre-cadastro-ordem.ts';
import { AceitesPasso } from './AceitesPasso.tsx';
import { LgpdDetalhadaPasso } from './LgpdDetalhadaPasso.tsx';
import { LgpdPasso } from './LgpdPasso.tsx';
import { PrimeiroAcessoPasso } from './PrimeiroAcessoPasso.tsx';
import type { Termo } from './use-aceites.ts';
import type { PassoNavegacao } from './use-passo.ts';

export interface PassoPorNomeProps {
  passo: Passo;
  navegacao: PassoNavegacao;
  termos?: readonly Termo[] | undefined;
}

/** One step of the way to the form. */
export function PassoPorNome({ passo, navegacao, termos }: PassoPorNomeProps) {
  if (passo === 'primeiroAcesso') return <PrimeiroAcessoPasso navegacao={navegacao} />;
  if (passo === 'aceites') return <AceitesPasso navegacao={navegacao} termos={termos} />;
  if (passo === 'lgpdDetalhada') return <LgpdDetalhadaPasso navegacao={navegacao} />;
  return <LgpdPasso navegacao={navegacao} />;
}
