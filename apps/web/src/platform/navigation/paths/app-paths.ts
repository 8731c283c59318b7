import { telaTitulos } from '@trevo/config/configuracao/telas';

/** Name of a screen with its own address. */
export type AppPathName = keyof typeof telaTitulos;
type PathOf<Name extends AppPathName> = Name extends 'raiz' ? '/' : `/${Name}`;
export type AppPath = PathOf<AppPathName>;

/** Address of each screen: `/` and its name; the entry is `/` alone. All links are built from this table. */
export const appPaths = Object.fromEntries(
  Object.keys(telaTitulos).map((nome) => [nome, nome === 'raiz' ? '/' : `/${nome}`]),
) as { readonly [Name in AppPathName]: PathOf<Name> };

/**
 * Returns the kind of login of an address: `/login?tipo=associado` is for associados, every other one for
 * consumidores.
 */
export function toTipoUsuario(pathname: string, search: string): 'consumidor' | 'associado' {
  const isAssociado = pathname === appPaths.login && new URLSearchParams(search).get('tipo') === 'associado';
  return isAssociado ? 'associado' : 'consumidor';
}

const entradas: ReadonlySet<string> = new Set(
  [
    appPaths.raiz,
    appPaths.inicio,
    appPaths.autenticacao,
    appPaths.login,
    appPaths.esqueciSenha,
    appPaths.aceites,
    appPaths.cadastro,
    appPaths.preRegistro,
    appPaths.primeiroAcesso,
    appPaths.lgpd,
    appPaths.lgpdDetalhada,
    appPaths.redefinirSenha,
    appPaths.naoFuiEu,
    appPaths.totem,
  ].map((path) => path.toLowerCase()),
);

/** Returns the path of an address without query and fragment. */
export const toPathname = (address: string): string => address.split(/[?#]/, 1)[0]!;

/**
 * Returns whether an address is a screen for visitors without a session: entry, registration, password reset,
 * kiosk start. The router ignores case and trailing slashes too.
 */
export const isEntrada = (address: string): boolean =>
  entradas.has(
    toPathname(address)
      .toLowerCase()
      .replace(/(?!^)\/+$/, ''),
  );

/** The pending receipts, on the screen of receipts. */
export const notasPendentesPath = `${appPaths.documentosFiscais}?situacao=PENDENTE` as const;

/** The vouchers that the user redeemed, on the screen of vouchers. */
export const meusVouchersPath = `${appPaths.fidelidade}?aba=meus` as const;
