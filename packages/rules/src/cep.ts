/** Whether the text is a postal code: eight digits, with or without the hyphen, from 01000-000 on. */
export function isCep(text: string): boolean {
  return /^(?!00)\d{5}-?\d{3}$/.test(text.trim());
}
