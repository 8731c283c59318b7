/** Default name of the back button. */
export const voltarLabel = 'Voltar';
