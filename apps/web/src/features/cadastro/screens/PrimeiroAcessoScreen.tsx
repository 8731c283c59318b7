import { PrimeiroAcessoPasso } from '../passos/PrimeiroAcessoPasso.tsx';
import { usePassoNavegacao } from '../passos/use-passo.ts';

/** First-access step at its own address; a registration may start here. */
export function PrimeiroAcessoScreen() {
  return <PrimeiroAcessoPasso navegacao={usePassoNavegacao()} />;
}
