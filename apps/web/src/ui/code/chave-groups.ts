export const CHAVE_LENGTH = 44;
export const GROUP_LENGTH = 4;
export const GROUP_COUNT = CHAVE_LENGTH / GROUP_LENGTH;

const GROUPED_FIGURES = /(?:\d{4}[\s.\-/]*){10}\d{4}(?!\d)/;
const GROUPED_CHARACTERS = /(?:[\dA-Z]{4}[\s.\-/]*){10}[\dA-Z]{4}(?![\dA-Z])/;

/** Letters and digits of a text in upper case, at most 44. */
export function toChave(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .slice(0, CHAVE_LENGTH);
}

/**
 * The key inside a pasted text, which may bring words or a whole address around it. Null when there is no run
 * of 44: then whatever was pasted counts as typed.
 */
export function findChaveInText(text: string): string | null {
  const upper = text.toUpperCase();
  const run = GROUPED_FIGURES.exec(upper) ?? GROUPED_CHARACTERS.exec(upper);
  return run ? toChave(run[0]) : null;
}

/** `35241112…` as `3524 1112 …`. */
export function formatChave(chave: string): string {
  return (chave.match(/.{1,4}/g) ?? []).join(' ');
}
