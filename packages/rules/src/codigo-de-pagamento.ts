/**
 * Whether the digits are a bank slip or a utility bill: 47 or 48 digits as typed, or the 44 of the bar code,
 * which are as many as an access key has and are told apart by their own check digit.
 */
export function isBoleto(digits: string): boolean {
  if (/^\d{47,48}$/.test(digits)) return true;
  return /^\d{44}$/.test(digits) && (isTitulo(digits) || isArrecadacao(digits));
}

/** Whether the text is a Pix code: an EMV payload, which opens with its format version. */
export function isPix(text: string): boolean {
  return text.startsWith('000201') || /br\.gov\.bcb\.pix/i.test(text);
}

/** Bank slip: currency 9 in the fourth place, check digit in the fifth (never 0). */
function isTitulo(digits: string): boolean {
  const expected = 11 - (sumWeighted(withoutPlace(digits, 4)) % 11);
  return digits[3] === '9' && Number(digits[4]) === (expected > 9 ? 1 : expected);
}

/** Utility bill or tax: opens with 8, check digit in the fourth place, modulus told by the third. */
function isArrecadacao(digits: string): boolean {
  if (!/^8[1-79][6-9]/.test(digits)) return false;
  const rest = withoutPlace(digits, 3);
  const modulo10 = (10 - (sumLuhn(rest) % 10)) % 10;
  const modulo11 = 11 - (sumWeighted(rest) % 11);
  const isModulo10 = digits[2] === '6' || digits[2] === '7';
  return Number(digits[3]) === (isModulo10 ? modulo10 : modulo11 > 9 ? 0 : modulo11);
}

function withoutPlace(digits: string, place: number): string {
  return digits.slice(0, place) + digits.slice(place + 1);
}

/** Weights 2 to 9 from the right, over and over. */
function sumWeighted(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, i) => sum + Number(digit) * (2 + (i % 8)), 0);
}

/** Weights 2 and 1 in turn from the right; two-digit products count as the sum of their digits. */
function sumLuhn(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, i) => {
    const product = Number(digit) * (2 - (i % 2));
    return sum + (product > 9 ? product - 9 : product);
  }, 0);
}
