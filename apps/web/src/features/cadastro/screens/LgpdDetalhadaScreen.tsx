import { LgpdDetalhadaPasso } from '../passos/LgpdDetalhadaPasso.tsx';
import { usePassoNavegacao } from '../passos/use-passo.ts';

/** The detailed LGPD step at its own address; it may also be where a registration begins. */
export function LgpdDetalhadaScreen() {
  return <LgpdDetalhadaPasso navegacao={usePassoNavegacao()} />;
}
