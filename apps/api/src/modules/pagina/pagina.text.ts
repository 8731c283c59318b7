/** Words that the page's surroundings say outside of it. */
export const paginaText = {
  /** What a long press on the app's icon offers. */
  atalhos: { escanear: 'Escanear nota', cupons: 'Meus números' },
} as const;
