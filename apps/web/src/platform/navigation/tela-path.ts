import { telas } from '@trevo/config/telas';
import { appPaths, type AppPath, type AppPathName } from './app-paths.ts';

/** Names that people and campaigns use for a screen whose address is spelled otherwise. */
const aliases: Readonly<Record<string, AppPathName>> = {
  intro: 'raiz',
  'lgpd-detalhada': 'lgpdDetalhada',
  'primeiro-acesso': 'primeiroAcesso',
  escanearCupomComper: 'escanearComper',
};

/** The address of a screen by its name, or undefined for a name that is no screen. */
export function toTelaPath(name: string): AppPath | undefined {
  if (Object.hasOwn(aliases, name)) return appPaths[aliases[name]!];
  return Object.hasOwn(appPaths, name) ? appPaths[name as AppPathName] : undefined;
}

/** The name of a screen without its aliases: two names of one screen are one screen. */
export const toTelaName = (name: string): string => (Object.hasOwn(aliases, name) ? aliases[name]! : name);

/** Like `toTelaPath`, for names that come from outside: only the screens that a campaign may point at. */
export function findTelaPath(tela: string | null | undefined): AppPath | undefined {
  return telas.some((known) => known === tela) ? toTelaPath(tela!) : undefined;
}
