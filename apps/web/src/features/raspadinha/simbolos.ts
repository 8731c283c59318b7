import type { Raspadinha } from './raspadinha.wire.ts';
import { gameSymbols, type GameSymbolName } from '@trevo/ui/reveal/GameSymbol.tsx';

const fields = 9;

/**
 * Returns the nine symbols of a revealed card: with a prize one symbol appears three times, without one none
 * does. They are derived deterministically from the card and its result and decide nothing.
 */
export function listSimbolos({ id, premio }: Pick<Raspadinha, 'id' | 'premio'>): GameSymbolName[] {
  const random = createSequence(id);
  const shuffled = shuffle(gameSymbols, random);
  // The same prize always has the same symbol.
  const winning = premio ? gameSymbols[hash(premio.id) % gameSymbols.length]! : undefined;
  const others = shuffled.filter((symbol) => symbol !== winning);
  const filled = winning ? [winning, winning, winning] : [];
  // Pairs occur at their natural frequency: near misses are not simulated.
  while (filled.length < fields) {
    const symbol = others[Math.floor(random() * others.length)]!;
    if (filled.filter((one) => one === symbol).length < 2) filled.push(symbol);
  }
  return shuffle(filled, random);
}

/** Returns the symbol that appears three times, or undefined. */
export function findTrinca(symbols: readonly GameSymbolName[]): GameSymbolName | undefined {
  return gameSymbols.find((name) => symbols.filter((symbol) => symbol === name).length >= 3);
}

/** Returns a deterministic number in [0, 1) for a text, for decorative randomness. */
export const toChance = (text: string): number => createSequence(text)();

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

/** FNV-1a hash, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** Returns a deterministic pseudo-random generator seeded by a text. */
function createSequence(text: string): () => number {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
