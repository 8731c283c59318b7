import { type AppPathName, appPaths } from '../platform/navigation/paths/app-paths.ts';
import { loadScreen } from './load-screen.tsx';
import { flagsOf, type RouteFlags } from './route-flags.ts';

/** The entry has a chunk of its own, which the page loads beside the first script. */
const entrada = loadScreen(() =>
  import('../features/entrada/screens/EntradaScreen.tsx').then((m) => m.EntradaScreen),
);

const toRow = (flags: RouteFlags) => ({ ...entrada, flags });

/** Rows of the route table for the addresses of the entry. */
export const entradaScreens = {
  raiz: toRow(flagsOf.entrada),
  inicio: toRow(flagsOf.entrada),
  autenticacao: toRow(flagsOf.entrada),
  login: toRow(flagsOf.entradaPorTipo),
  esqueciSenha: toRow(flagsOf.entrada),
  aceites: toRow(flagsOf.entrada),
} as const;

export const entradaRoutes = (
  Object.keys(entradaScreens) as (keyof typeof entradaScreens & AppPathName)[]
).map((nome) => ({ path: appPaths[nome], ...entradaScreens[nome] }));
