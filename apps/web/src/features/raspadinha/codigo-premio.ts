import type { Raspadinha } from './raspadinha.wire.ts';

/**
 * What a prize is called by when it is handed over: the last twelve figures of its card's id, which are by chance in
 * every kind of id, in three groups.
 */
export const toCodigoPremio = ({ id }: Pick<Raspadinha, 'id'>): string =>
  (id.replaceAll('-', '').slice(-12).toUpperCase().match(/.{4}/g) ?? []).join(' ');
