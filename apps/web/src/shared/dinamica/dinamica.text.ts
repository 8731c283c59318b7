/** Words about what multiplies lucky numbers. */
export const dinamicaText = {
  vezes: (n: number) => `${String(n).replace('.', ',')}X`,
  ligado: (n: string) => `Seu PicPay está valendo: suas notas rendem ${n} números da sorte.`,
  convite: (n: string) => `Informe seu PicPay e ganhe ${n} números`,
  informar: 'Abrir meus dados',
} as const;
