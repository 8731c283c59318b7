import { LgpdDetalhadaPasso } from '../passos/LgpdDetalhadaPasso.tsx';
import { usePassoNavegacao } from '../passos/use-passo.ts';

/** Detailed LGPD step at its own address; a registration may start here. */
export function LgpdDetalhadaScreen() {
  return <LgpdDetalhadaPasso navegacao={usePassoNavegacao()} />;
}
