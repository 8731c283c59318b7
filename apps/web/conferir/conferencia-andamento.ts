import type { Capsula, Conferencia } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import type { ProvaNumeros } from '@trevo/rules/sorte/numeros/prova-numeros';

/** A verified capsule. */
export interface Conferida {
  readonly capsula: Capsula;
  /** Hash of the capsule's own manifest, which the reader compares with the published one. */
  readonly manifestoHash: string;
  /** Failed checks, without the comparison with the published hash. */
  readonly falhas: readonly Conferencia[];
  /** The map of distributed places, unpacked; undefined when it is unreadable. */
  readonly mapa: Uint8Array | undefined;
}

/** A proof of own numbers, without the comparisons that need the reader's input. */
export interface ProvaConferida {
  readonly prova: ProvaNumeros;
  readonly manifestoHash: string;
  /** Whether each number is in the tree of the manifest. */
  readonly isProvada: boolean;
}

/** A message of the worker, which gets the text of a capsule or of a proof. */
export type Andamento =
  | { readonly estado: 'lendo'; readonly feita: Conferencia }
  | { readonly estado: 'ilegivel' }
  | { readonly estado: 'falhou' }
  | { readonly estado: 'pronta'; readonly conferida: Conferida }
  | { readonly estado: 'prova'; readonly conferida: ProvaConferida };
