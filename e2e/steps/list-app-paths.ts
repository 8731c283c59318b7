import { telaTitulos } from '@trevo/config/configuracao/telas';

/** Every address of the app: `/` and the name of a screen, for the entry `/` alone. */
export const listAppPaths = (): string[] =>
  Object.keys(telaTitulos).map((nome) => (nome === 'raiz' ? '/' : `/${nome}`));
