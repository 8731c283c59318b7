import { createAxe } from './axe.ts';
import type { Marca } from './campanha-completa.ts';
import { seeAll, seeNarrow, type See } from './go.ts';
import { createLetters } from './letters.ts';
import { createPrimaries } from './primaries.ts';

/**
 * Looks at each state of a walk by axe, in the colours of the brands `tambem` too, for more than one filled button, and
 * through a narrow window, where nothing may be cut. `name` begins the names of the pictures.
 */
export function createLooks(
  name: string,
  tambem: readonly Marca[] = [],
): { readonly see: See; expectNothing(): void } {
  const axe = createAxe(tambem);
  const letters = createLetters(`narrow-${name}`);
  const primaries = createPrimaries();
  return {
    see: seeAll(axe.see, primaries.see, seeNarrow(letters.see)),
    expectNothing() {
      axe.expectNothing();
      primaries.expectNothing();
      letters.expectNothing();
    },
  };
}
