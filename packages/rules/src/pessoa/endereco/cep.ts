/** Two digits, optional dot, three digits, optional hyphen or blank, three digits. */
const written = /^(\d{2})\.?(\d{3})[\s\p{Pd}]?(\d{3})$/u;

/** Returns the eight digits of a postal code in any notation; any other text unchanged. */
export function normalizeCep(text: string): string {
  const [, ...parts] = written.exec(text.normalize('NFKC').trim()) ?? [];
  return parts.length > 0 ? parts.join('') : text;
}

/** Whether the text is a postal code: eight digits, from 01000-000 on. */
export const isCep = (text: string): boolean => /^(?!00)\d{8}$/.test(normalizeCep(text));
