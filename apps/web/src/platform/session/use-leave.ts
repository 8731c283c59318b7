import { useNavigate } from 'react-router';
import { appPaths } from '../navigation/app-paths.ts';
import { pendingPath } from '../navigation/pending-path.ts';
import { signOut } from './sign-out.ts';

/**
 * Signs out and goes to the place where one signs in, and from there to `back` when there is one: a path of the app.
 * Works after the asking component has gone.
 */
export function useLeave(): (back?: string) => void {
  const navigate = useNavigate();
  return (back) => {
    if (back !== undefined) pendingPath.set(back);
    signOut();
    // The guard of the screen sends to the entry first; this has the last word.
    setTimeout(() => void navigate(appPaths.autenticacao, { replace: true }));
  };
}
