/** Whether the text is a postal code: eight digits, with or without the hyphen. Zeros may lead. */
export function isCep(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text.trim());
}
