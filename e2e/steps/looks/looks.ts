import { createAxe } from './axe.ts';
import type { Marca } from '../campanha-completa.ts';
import { seeAll, seeLarge, seeNarrow, type See } from '../go.ts';
import { createLayoutChecks } from './layout-checks.ts';
import { createPrimaries } from './primaries.ts';

/**
 * Checks each state of a walk with axe, in the colours of the brands `tambem` too, for more than one filled
 * button, in a narrow window for clipped text, and with `isLarge` with the text at 200 %. `name` is the prefix of
 * the screenshots.
 */
export function createLooks(
  name: string,
  tambem: readonly Marca[] = [],
  { isLarge = false }: { readonly isLarge?: boolean } = {},
): { readonly see: See; expectNothing(): void } {
  const axe = createAxe(tambem);
  const layout = createLayoutChecks(`narrow-${name}`);
  const large = createLayoutChecks(`200-${name}`);
  const primaries = createPrimaries();
  return {
    see: seeAll(axe.see, primaries.see, seeNarrow(layout.see), ...(isLarge ? [seeLarge(large.see)] : [])),
    expectNothing() {
      axe.expectNothing();
      primaries.expectNothing();
      layout.expectNothing();
      if (isLarge) large.expectNothing();
    },
  };
}
