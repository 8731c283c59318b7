/**
 * Whether the digits are, by their check digits, a complete bank slip or utility bill: 47 or 48 digits as typed,
 * or the 44 of the bar code, the same length as an access key.
 */
export function isBoleto(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  if (digits.length === 44) return isTitulo(digits) || isArrecadacao(digits);
  if (digits.length === 47) return countCamposCertos(digits) === 3;
  return digits.length === 48 && isArrecadacaoDigitada(digits, 4);
}

/** Whether the digits begin like a typed bank slip or bill: the first two fields are complete and valid. */
export function isBoletoSoFar(digits: string): boolean {
  if (!/^\d{21,}$/.test(digits)) return false;
  return countCamposCertos(digits) >= 2 || (digits.length >= 24 && isArrecadacaoDigitada(digits, 2));
}

/**
 * Whether the text is a payment code: an EMV payload begins with its format version; a Pix payload names its
 * arrangement.
 */
export function isPix(text: string): boolean {
  return (text.startsWith('000201') && !/^\d*$/.test(text)) || /br\.gov\.bcb\.pix/i.test(text);
}

/** Bank slip: currency 9 at position four, check digit at position five (never 0). */
function isTitulo(digits: string): boolean {
  const expected = 11 - (sumWeighted(withoutPlace(digits, 4)) % 11);
  return digits[3] === '9' && Number(digits[4]) === (expected > 9 ? 1 : expected);
}

/** Utility bill or tax: begins with 8, check digit at position four. */
function isArrecadacao(digits: string): boolean {
  if (!/^8[1-79][6-9]/.test(digits)) return false;
  return Number(digits[3]) === calculateDigitoDaArrecadacao(withoutPlace(digits, 3), digits[2] ?? '');
}

// Each of the first three fields of a typed bank slip ends in its own check digit, at these positions.
const camposDoTitulo = [
  [0, 9],
  [10, 20],
  [21, 31],
] as const;

/** Counts the valid fields at the beginning of a typed bank slip. */
function countCamposCertos(digits: string): number {
  if (digits[3] !== '9') return 0;
  const errado = camposDoTitulo.findIndex(
    ([start, end]) => Number(digits[end] ?? Number.NaN) !== calculateModulo10(digits.slice(start, end)),
  );
  return errado < 0 ? camposDoTitulo.length : errado;
}

/** A typed bill is its bar code in four blocks of eleven, each followed by a check digit. */
function isArrecadacaoDigitada(digits: string, blocos: number): boolean {
  if (!/^8[1-79][6-9]/.test(digits)) return false;
  return Array.from({ length: blocos }, (_, i) => digits.slice(i * 12, i * 12 + 12)).every(
    (bloco) => Number(bloco[11]) === calculateDigitoDaArrecadacao(bloco.slice(0, 11), digits[2] ?? ''),
  );
}

/** @param tipo the third digit of the bill, which selects the modulus */
function calculateDigitoDaArrecadacao(digits: string, tipo: string): number {
  if (tipo === '6' || tipo === '7') return calculateModulo10(digits);
  const digito = 11 - (sumWeighted(digits) % 11);
  return digito > 9 ? 0 : digito;
}

function withoutPlace(digits: string, place: number): string {
  return digits.slice(0, place) + digits.slice(place + 1);
}

/** Weights 2 to 9 from the right, repeated. */
function sumWeighted(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, i) => sum + Number(digit) * (2 + (i % 8)), 0);
}

/** Weights 2 and 1 alternating from the right; two-digit products count as the sum of their digits. */
function calculateModulo10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const product = Number(digit) * (2 - (i % 2));
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
