import { PerfilAvisos } from '../../features/perfil/PerfilAvisos.tsx';
import { QueryProvider } from '../../platform/api/QueryProvider.tsx';

/** Prompts for the signed-in user, over the screens with a menu. */
export function Avisos() {
  return (
    <QueryProvider>
      <PerfilAvisos />
    </QueryProvider>
  );
}
