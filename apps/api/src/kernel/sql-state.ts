/** SQLSTATE of a database error, or undefined for anything else. Both drivers carry it as `code`. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The name of the constraint that a statement broke; undefined for what is no such failure. */
export const brokenConstraint = (error: unknown): string | undefined => {
  const name = (error as { constraint?: unknown } | null)?.constraint;
  return typeof name === 'string' ? name : undefined;
};
