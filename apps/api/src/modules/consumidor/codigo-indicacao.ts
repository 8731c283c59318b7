/** What a person passes on so that a friend's registration names them: 40 random bits of their id. */
export const toCodigoIndicacao = (consumidorId: string): string =>
  consumidorId.replaceAll('-', '').slice(-10).toUpperCase();

/** Reads the code of a link as it is kept: the first value before ';', in upper case; null when there is none. */
export const readCodigoIndicacao = (told: string | undefined): string | null =>
  told?.split(';')[0]?.trim().toUpperCase() || null;
