/** Texts of rehearsals. */
export const desenvolvimentoText = {
  motivoEnsaio: 'Ensaio de um arquivo que ainda não foi publicado.',
} as const;
