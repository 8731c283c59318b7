import type { MaskitoOptions } from '@maskito/core';

/**
 * A mask in characters: `#` a digit, `S` a letter, `X` a letter or digit; letters become upper case. Any other
 * character is a literal and must not be a letter or digit. Several patterns, shorter first, are alternatives:
 * `['###.###.###-##', 'XX.XXX.XXX/XXXX-##']`.
 */
export type MaskPattern = string | readonly string[];

const SLOTS: Readonly<Record<string, RegExp>> = { '#': /\d/, S: /[a-z]/i, X: /[a-z\d]/i };

/** Returns the maskito options of a pattern. Memoize them between renders: a new object restarts the mask. */
export function toMaskitoOptions(pattern: MaskPattern): MaskitoOptions {
  const patterns = typeof pattern === 'string' ? [pattern] : pattern;
  return {
    mask: ({ value }) => toExpression(findPattern(patterns, stripMask(value))),
    preprocessors: [({ elementState, data: typed }) => ({ elementState, data: typed.normalize('NFKC') })],
    postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
  };
}

/** Formats a value with its punctuation: `12345678909` becomes `123.456.789-09`. Extra characters are dropped. */
export const applyMask = (pattern: MaskPattern, value: string): string => splitMask(pattern, value).text;

/** Does the same with extra characters appended: `529982247251` becomes `529.982.247-251`. */
export function applyMaskWhole(pattern: MaskPattern, value: string): string {
  const { text, rest } = splitMask(pattern, value);
  return text + rest;
}

/** Whether the mask has a slot for each character of its kinds. */
export const fitsMask = (pattern: MaskPattern, value: string): boolean =>
  splitMask(pattern, value).rest === '';

function splitMask(pattern: MaskPattern, value: string): { text: string; rest: string } {
  const patterns = typeof pattern === 'string' ? [pattern] : pattern;
  const characters = [...stripMask(value).toUpperCase()];
  const places = [...findPattern(patterns, characters.join(''))];
  let text = '';
  let literals = '';
  for (const place of places) {
    const slot = SLOTS[place];
    if (!slot) {
      literals += place;
      continue;
    }
    // A character of the wrong kind is dropped, as while typing.
    while (characters.length > 0 && !slot.test(characters[0]!)) characters.shift();
    if (characters.length === 0) break;
    text += literals + characters.shift()!;
    literals = '';
  }
  const last = SLOTS[places.findLast((place) => SLOTS[place]) ?? ''];
  return { text, rest: characters.filter((character) => last?.test(character)).join('') };
}

/** Returns only the letters and digits of a value. */
export function stripMask(value: string): string {
  return value.normalize('NFKC').replace(/[^a-z\d]/gi, '');
}

/** Returns the first pattern with a slot for each character; else the last. */
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
