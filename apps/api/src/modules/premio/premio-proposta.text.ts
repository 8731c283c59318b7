/** Words of an undone handover, which needs a second person. */
export const premioPropostaText = {
  porque: 'Uma entrega registrada só é desfeita por duas pessoas.',
} as const;
