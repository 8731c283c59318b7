import { useNavigate } from 'react-router';
import { appPaths } from '../navigation/app-paths.ts';
import { session } from './session.ts';

/** Signs out and goes to the place where one signs in. Works after the asking component has gone. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    session.signOut();
    // The guard of the screen sends to the entry first; this has the last word.
    setTimeout(() => void navigate(appPaths.autenticacao, { replace: true }));
  };
}
