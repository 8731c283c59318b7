/** A label set in lines, and its font size in the unit of the wheel. */
export interface WheelLabel {
  readonly lines: readonly string[];
  readonly letter: number;
}

/** Average width of a letter, as a fraction of the font size. */
const letterWidth = 0.56;
const smallest = 5.2;

/**
 * Sets a label into a circle: at its font size if possible, else smaller, else with broken words. Labels of up to
 * 30 letters are never cut; longer ones may end with an ellipsis.
 *
 * @param size diameter of the circle
 * @param hasArt whether a picture takes part of it
 */
export function fitLabel(text: string, size: number, hasArt: boolean): WheelLabel {
  const normal = Math.min(9, Math.max(7.4, size / 6));
  const letters = [1, 0.93, 0.86, 0.79, 0.72, 0.65, 0.58]
    .map((part) => normal * part)
    .filter((letter) => letter >= smallest);
  const most = hasArt ? 3 : 4;
  const toWidth = (letter: number) => Math.floor(size / (letter * letterWidth));
  for (const canBreakWords of [false, true]) {
    for (const letter of letters) {
      const lines = wrap(text, toWidth(letter), canBreakWords);
      if (lines && lines.length <= most) return { lines, letter };
    }
  }
  const letter = letters.at(-1)!;
  const lines = wrap(text, toWidth(letter), true)!.slice(0, most);
  return { lines: [...lines.slice(0, -1), `${lines.at(-1)!.slice(0, -1)}…`], letter };
}

/** Wraps at spaces and after hyphens; null when a word exceeds the width and must not be broken. */
function wrap(text: string, width: number, canBreakWords: boolean): string[] | null {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    let glue = ' ';
    for (const piece of word.split(/(?<=-)(?=.)/)) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + glue.length + piece.length <= width)
        lines[lines.length - 1] = `${last}${glue}${piece}`;
      else if (piece.length <= width) lines.push(piece);
      else if (canBreakWords) lines.push(...breakWord(piece, width));
      else return null;
      glue = '';
    }
  }
  return lines;
}

function breakWord(word: string, width: number): string[] {
  const parts: string[] = [];
  let rest = word;
  while (rest.length > width) {
    const length = findBreak(rest, width - 1);
    parts.push(`${rest.slice(0, length)}-`);
    rest = rest.slice(length);
  }
  return [...parts, rest];
}

/** Returns the length of the first part: up to a vowel before a consonant, as Portuguese syllables end. */
function findBreak(word: string, most: number): number {
  for (let length = most; length > most / 2; length -= 1) {
    const [before, after] = [word[length - 1]!, word.slice(length)];
    if (/[aeiouáéíóúâêôãõà]/i.test(before) && /^[^\Waeiou][aeiouáéíóúâêôãõ]/iu.test(after)) return length;
  }
  // Never a single letter on the last line.
  return word.length === most + 2 ? most - 1 : most;
}
