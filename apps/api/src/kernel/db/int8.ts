/** Thrown for a database integer beyond the safe integer range: money and ids are never rounded. */
export class UnsafeIntegerError extends RangeError {
  override readonly name = 'UnsafeIntegerError';

  constructor(text: string) {
    super(`${text} exceeds 2^53 and would be rounded`);
  }
}

/** Parses a bigint as number. Throws UnsafeIntegerError beyond Number.MAX_SAFE_INTEGER. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new UnsafeIntegerError(text);
  return value;
}
