import { exemplosCampanha } from './exemplos-campanha.ts';
import { exemplosConta } from './exemplos-conta.ts';
import { exemplosOperador } from './exemplos-operador.ts';
import { exemplosPessoa } from './exemplos-pessoa.ts';
import { exemplosRecibo } from './exemplos-recibo.ts';

const all = [exemplosPessoa, exemplosCampanha, exemplosRecibo, exemplosConta, exemplosOperador];

/**
 * The values for the end of a place: `numero` fits wherever a field has that name and its schema takes the value,
 * `endereco.numero` only there. `undefined` leaves a field out.
 */
export const findExemplos = (end: string): readonly unknown[] =>
  all.flatMap((exemplos) => exemplos[end] ?? []);
