/**
 * Warning that the browser cannot store receipts; in its own file because the status strip shows it before the
 * queue's code is loaded.
 */
export const naoGuardamText = {
  passageiras: 'Este navegador não guarda notas: fique com o papel e tente de novo com internet.',
} as const;
