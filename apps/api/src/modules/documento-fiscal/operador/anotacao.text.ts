/** Words about the ceiling, and notes that the program writes on a receipt; operators read them. */
export const anotacaoText = {
  acimaDoTeto: (valor: string, motivo: string) => `Decidida com ${valor}, acima do teto. Motivo: ${motivo}`,
  desfeita: (motivo: string) => `Decisão desfeita. Motivo: ${motivo}`,
  tetoPorPessoa: (valor: string, teto: string) =>
    `O valor ${valor} passa de ${teto}, o que uma pessoa decide sozinha nesta campanha.`,
};
