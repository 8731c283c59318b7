import { telaTitulos } from '@trevo/config/configuracao/telas';

/** Returns every address of the app: `/` and the name of a screen, for the entry only `/`. */
export const listAppPaths = (): string[] =>
  Object.keys(telaTitulos).map((nome) => (nome === 'raiz' ? '/' : `/${nome}`));
