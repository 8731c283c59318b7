import { telaTitulos } from '@trevo/config/configuracao/telas';

/** The name of a screen with an address of its own. */
export type AppPathName = keyof typeof telaTitulos;
type PathOf<Name extends AppPathName> = Name extends 'raiz' ? '/' : `/${Name}`;
export type AppPath = PathOf<AppPathName>;

/** The address of each screen: `/` and its name, for the entry `/` alone. Links are built here and nowhere else. */
export const appPaths = Object.fromEntries(
  Object.keys(telaTitulos).map((nome) => [nome, nome === 'raiz' ? '/' : `/${nome}`]),
) as { readonly [Name in AppPathName]: PathOf<Name> };

/** Who signs in at an address: `/login?tipo=associado` is the door of the associates, every other one is for people. */
export function toTipoUsuario(pathname: string, search: string): 'consumidor' | 'associado' {
  const isAssociado = pathname === appPaths.login && new URLSearchParams(search).get('tipo') === 'associado';
  return isAssociado ? 'associado' : 'consumidor';
}
