/** What a person passes on so that a friend's registration names them: 40 random bits of their id. */
export const toCodigoIndicacao = (consumidorId: string): string =>
  consumidorId.replaceAll('-', '').slice(-10).toUpperCase();
