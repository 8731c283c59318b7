import { refuse } from '../domain-error.ts';
import type { Sessao } from './sessao.ts';

const strip = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** Refuses a call whose path names somebody else than the token's owner. Masked and plain numbers are the same. */
export function requireOwn(sessao: Sessao, usuario: string): void {
  if (strip(sessao.usuario) !== strip(usuario)) throw refuse('sessao.outraPessoa');
}
