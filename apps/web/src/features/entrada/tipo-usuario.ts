import { appPaths } from '../../platform/navigation/app-paths.ts';

/** Who signs in at an address: `/login?tipo=associado` is the door of the associates, every other one is for people. */
export function toTipoUsuario(pathname: string, search: string): 'consumidor' | 'associado' {
  const isAssociado = pathname === appPaths.login && new URLSearchParams(search).get('tipo') === 'associado';
  return isAssociado ? 'associado' : 'consumidor';
}
