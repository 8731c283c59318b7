import type { Capsula, Conferencia } from '@trevo/rules/sorte/capsula-sorteio';

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

/** A message of the worker, which gets the text of a capsule. */
export type Andamento =
  | { readonly estado: 'lendo'; readonly feita: Conferencia }
  | { readonly estado: 'ilegivel' }
  | { readonly estado: 'falhou' }
  | { readonly estado: 'pronta'; readonly conferida: Conferida };
