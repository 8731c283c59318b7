import type { MaskitoOptions } from '@maskito/core';

/**
 * A mask in characters: `#` a digit, `S` a letter, `X` a letter or digit; letters become upper case. Anything
 * else stands for itself, and must not be a letter or digit. Several patterns, shorter first, take turns:
 * `['###.###.###-##', 'XX.XXX.XXX/XXXX-##']`.
 */
export type MaskPattern = string | readonly string[];

const SLOTS: Readonly<Record<string, RegExp>> = { '#': /\d/, S: /[a-z]/i, X: /[a-z\d]/i };

/** What maskito needs to know about a pattern. Keep the answer between renders: a new one restarts the mask. */
export function toMaskitoOptions(pattern: MaskPattern): MaskitoOptions {
  const patterns = typeof pattern === 'string' ? [pattern] : pattern;
  return {
    mask: ({ value }) => toExpression(findPattern(patterns, stripMask(value))),
    postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
  };
}

/** The value with its punctuation: `12345678909` becomes `123.456.789-09`. */
export function applyMask(pattern: MaskPattern, value: string): string {
  const patterns = typeof pattern === 'string' ? [pattern] : pattern;
  const characters = [...stripMask(value).toUpperCase()];
  let text = '';
  let literals = '';
  for (const place of findPattern(patterns, characters.join(''))) {
    const slot = SLOTS[place];
    if (!slot) {
      literals += place;
      continue;
    }
    // A character of the wrong kind is dropped, as it is when it is typed.
    while (characters.length > 0 && !slot.test(characters[0]!)) characters.shift();
    if (characters.length === 0) break;
    text += literals + characters.shift()!;
    literals = '';
  }
  return text;
}

/** Only the letters and digits of a value. */
export function stripMask(value: string): string {
  return value.replace(/[^a-z\d]/gi, '');
}

/** The first pattern that has room for all the characters, each of its kind; else the last. */
function findPattern(patterns: readonly string[], characters: string): string {
  return patterns.find((pattern) => hasRoom(pattern, characters)) ?? patterns.at(-1) ?? '';
}

function hasRoom(pattern: string, characters: string): boolean {
  const slots = [...pattern].flatMap((character) => SLOTS[character] ?? []);
  return characters.length <= slots.length && [...characters].every((one, index) => slots[index]?.test(one));
}

function toExpression(pattern: string): (string | RegExp)[] {
  return [...pattern].map((character) => SLOTS[character] ?? character);
}
