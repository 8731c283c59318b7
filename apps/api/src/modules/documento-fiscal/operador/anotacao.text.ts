/** Notes that the program writes on a receipt; operators read them. */
export const anotacaoText = {
  acimaDoTeto: (valor: string, motivo: string) => `Decidida com ${valor}, acima do teto. Motivo: ${motivo}`,
};
