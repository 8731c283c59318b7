/** Whether a value has a form. */
export type Is = (value: unknown) => boolean;

export const isTexto: Is = (value) => typeof value === 'string';
export const isHash: Is = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
export const isContagem: Is = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
export const isOneOf =
  (values: readonly unknown[]): Is =>
  (value) =>
    values.includes(value);
export const isLista =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(is);
export const isObjeto =
  (members: Readonly<Record<string, Is>>): Is =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(members).every(([name, is]) => is((value as Record<string, unknown>)[name]));
export const isOptional =
  (is: Is): Is =>
  (value) =>
    value === undefined || is(value);
export const isBelow =
  (limit: number): Is =>
  (value) =>
    isContagem(value) && (value as number) < limit;

/** Whether a value is a list of places with a reason each. */
export const isMotivosDe = (isLugar: Is): Is =>
  isLista((one) => Array.isArray(one) && one.length === 2 && isLugar(one[0]) && isTexto(one[1]));

/**
 * Reads a JSON text of some form, or an answer of the API that has it as `retorno`. Returns undefined for a text without
 * that form.
 */
export function readForma<T>(texto: string, is: (value: unknown) => value is T): T | undefined {
  try {
    const parsed = JSON.parse(texto) as { retorno?: unknown } | null;
    const value = parsed?.retorno ?? parsed;
    return is(value) ? value : undefined;
  } catch {
    // -- swallowed: a text that is no JSON has no form
    return undefined;
  }
}
