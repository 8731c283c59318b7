import { PrimeiroAcessoPasso } from '../passos/PrimeiroAcessoPasso.tsx';
import { usePassoNavegacao } from '../passos/use-passo.ts';

/** The first-access step at its own address; it may also be where a registration begins. */
export function PrimeiroAcessoScreen() {
  return <PrimeiroAcessoPasso navegacao={usePassoNavegacao()} />;
}
