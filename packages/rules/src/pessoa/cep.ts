/** Two digits, a dot that few write, three, a hyphen or a blank or nothing, three. */
const written = /^(\d{2})\.?(\d{3})[\s\p{Pd}]?(\d{3})$/u;

/** The eight digits of a postal code, however it was typed or pasted; any other text stays as it is. */
export function normalizeCep(text: string): string {
  const [, ...parts] = written.exec(text.normalize('NFKC').trim()) ?? [];
  return parts.length > 0 ? parts.join('') : text;
}

/** Whether the text is a postal code: eight digits, from 01000-000 on. */
export const isCep = (text: string): boolean => /^(?!00)\d{8}$/.test(normalizeCep(text));
