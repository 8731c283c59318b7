/** Returns the invitation code of a consumer: the last 40 random bits of the id. */
export const toCodigoIndicacao = (consumidorId: string): string =>
  consumidorId.replaceAll('-', '').slice(-10).toUpperCase();

/** Normalizes a link's invitation code: the part before ';' in upper case; null when empty. */
export const readCodigoIndicacao = (told: string | undefined): string | null =>
  told?.split(';')[0]?.trim().toUpperCase() || null;
