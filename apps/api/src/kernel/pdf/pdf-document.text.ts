/** Words on each page of a PDF document. */
export const pdfText = {
  pagina: (pagina: number, total: number) => `Página ${pagina} de ${total}`,
};
