import { Stepper } from '../../../ui/display/Stepper.tsx';
import { passosText } from './passos.text.ts';

/** How far the registration is; nothing for a registration of one step. */
export function Posicao({ atual, total }: { atual: number; total: number }) {
  if (total < 2) return null;
  return <Stepper current={atual} total={total} label={passosText.passo(atual, total)} />;
}
