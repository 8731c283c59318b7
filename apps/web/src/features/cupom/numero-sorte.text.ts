/** Words around a lucky number. */
export const numeroSorteText = {
  serie: 'Série',
  // Figure by figure: "57698" read as a quantity cannot be compared with a draw.
  falado: (serie: string, numero: string) => `Série ${[...serie].join(' ')}, número ${[...numero].join(' ')}`,
} as const;
