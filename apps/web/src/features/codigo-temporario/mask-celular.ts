/** A phone of which only the area code and the last four figures are shown: `(11) *****-4321`. */
export function maskCelular(telefone: string): string {
  const digits = telefone.replace(/\D/g, '');
  return `(${digits.slice(0, 2)}) ${'*'.repeat(Math.max(0, digits.length - 6))}-${digits.slice(-4)}`;
}
