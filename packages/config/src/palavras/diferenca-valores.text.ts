/** Words of the values in a difference between two campaign files. */
export const diferencasText = {
  sim: 'sim',
  nao: 'não',
  nada: 'nada',
  semLimite: 'sem limite',
} as const;
