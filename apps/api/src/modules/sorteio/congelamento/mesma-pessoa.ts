import type { Ator } from '../../../kernel/auth/ator.ts';

/** Whether two authors are one person. All commands on the server count as one, and so does the static token. */
export const isMesmaPessoa = (one: Ator, other: Ator): boolean =>
  one.tipo === other.tipo && one.id === other.id;
