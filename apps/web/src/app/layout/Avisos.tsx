import { PerfilAvisos } from '../../features/perfil/PerfilAvisos.tsx';
import { Queries } from '../Queries.tsx';

/** Prompts for the signed-in user, over the screens with a menu. */
export function Avisos() {
  return (
    <Queries>
      <PerfilAvisos />
    </Queries>
  );
}
