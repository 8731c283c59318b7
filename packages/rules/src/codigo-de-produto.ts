/**
 * Whether the digits are the bar code of a product: 8, 12, 13 or 14 digits whose last one is the check digit of
 * the other ones (weights 3 and 1 in turn from the right, modulus 10).
 */
export function isCodigoDeProduto(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false;
  const sum = [...text]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
