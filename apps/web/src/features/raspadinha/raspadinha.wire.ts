import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** A card, spin or painting in the API's response. */
export type Raspadinha = RetornoOf<Calls['raspadinhaAlternativa.raspar']>;
export type PremioGanho = NonNullable<Raspadinha['premio']>;
/** A prize of the campaign with its remaining count. */
export type PremioDaTabela = RetornoOf<Calls['raspadinhaAlternativa.tabelaPremio']>[number];
