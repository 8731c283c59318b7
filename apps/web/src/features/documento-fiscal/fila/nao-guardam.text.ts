/** What a person does where the browser keeps no receipts; the strip says it too, before the queue's code is there. */
export const naoGuardamText = {
  passageiras: 'Este navegador não guarda notas: fique com o papel e tente de novo com internet.',
} as const;
