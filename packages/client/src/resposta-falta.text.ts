/** Texts for a missing response, and for a server failure without a text of its own. */
export const respostaFaltaText = {
  offline: 'Você pode estar off-line. Tente novamente mais tarde.',
  falha: 'Parece que tivemos um problema no nosso servidor, tente novamente em alguns minutos',
} as const;
