import { campanhaPaths } from './campanha/campanha.paths.ts';
import { configuracaoPaths } from './configuracao/configuracao.paths.ts';
import { loginPaths } from './login/login.paths.ts';

/** The calls that the app makes before a user has signed in. Its first script has no others. */
export const pathsEntrada = { ...configuracaoPaths, ...campanhaPaths, ...loginPaths } as const;

export type CallIdEntrada = keyof typeof pathsEntrada;
