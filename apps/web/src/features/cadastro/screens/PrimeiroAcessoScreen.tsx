import { PrimeiroAcessoPasso } from '../passos/PrimeiroAcessoPasso.tsx';
import { usePassoNavegacao } from '../use-passo-navegacao.ts';

/** The first-access step at its own address; it may also be where a registration begins. */
export function PrimeiroAcessoScreen() {
  return <PrimeiroAcessoPasso navegacao={usePassoNavegacao()} />;
}
