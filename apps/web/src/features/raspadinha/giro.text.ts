/** Words on the wheel. */
export const giroText = {
  naoFoi: 'Não foi desta vez',
  outros: 'Outros prêmios',
} as const;
