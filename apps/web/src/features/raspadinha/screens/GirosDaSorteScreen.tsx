import { SemRaspadinhas } from '../parts/SemRaspadinhas.tsx';
import { UmaRaspadinha } from '../parts/UmaRaspadinha.tsx';

/** The prize wheel: each closed card of the person is one spin. */
export function GirosDaSorteScreen() {
  return <UmaRaspadinha look="giro" id={null} vazio={<SemRaspadinhas />} />;
}
