/** Notification texts that the service worker uses when no window is open. */
export const workerText = {
  fila: (notas: number) => ({
    titulo: notas === 1 ? 'Sua nota ainda está no celular' : `${notas} notas ainda estão no celular`,
    corpo: 'A internet voltou. Toque para abrir e enviar.',
  }),
} as const;
