import { PerfilAvisos } from '../../features/perfil/PerfilAvisos.tsx';
import { Queries } from '../Queries.tsx';

/** What is asked of who is signed in, over the screens with a menu. */
export function Avisos() {
  return (
    <Queries>
      <PerfilAvisos />
    </Queries>
  );
}
