import { cores, letra, type PdfDocument } from './pdf-document.ts';

/** Width of the labels of a list of facts. */
const larguraRotulo = 150;
/** Space for a label's distance, and between the lines of a text. */
const aoLado = 10;
const lineGap = 2;
/** Points of a text that are kept together with its beginning; a longer one continues on the next page. */
const juntos = 200;

/** Writes a heading that stays with the first lines of its section. */
export function writeHeading(doc: PdfDocument, texto: string, nivel: 1 | 2): void {
  const size = nivel === 1 ? letra.titulo : letra.secao;
  if (nivel === 2) doc.gap(14);
  doc.ensure(size * 2 + 40);
  doc.add(doc.raiz, `H${nivel}`, () => {
    doc.style(size, { isForte: true }).text(texto, doc.esquerda, doc.pdf.y, { width: doc.largura });
  });
  doc.gap(6);
}

export function writeParagraph(doc: PdfDocument, texto: string): void {
  doc.ensure(30);
  doc.add(doc.raiz, 'P', () => {
    doc.style(letra.texto).text(texto, doc.esquerda, doc.pdf.y, { width: doc.largura, lineGap });
  });
  doc.gap(4);
}

/** Writes labels with their values; an empty value is a line to fill in by hand. */
export function writeFacts(
  doc: PdfDocument,
  linhas: readonly (readonly [rotulo: string, valor: string])[],
): void {
  const lista = doc.open(doc.raiz, 'L');
  for (const [rotulo, valor] of linhas) writeFact(doc, lista, rotulo, valor);
  lista.end();
}

function writeFact(doc: PdfDocument, lista: PDFKit.PDFStructureElement, rotulo: string, valor: string): void {
  const { pdf, style, esquerda } = doc;
  const x = esquerda + larguraRotulo;
  const ofValor = { width: doc.largura - larguraRotulo, lineGap };
  const ofRotulo = { width: larguraRotulo - aoLado, lineGap };
  style(letra.texto);
  const alturaRotulo = pdf.heightOfString(rotulo, ofRotulo);
  const altura = Math.max(pdf.heightOfString(valor || ' ', ofValor), alturaRotulo);
  doc.ensure(Math.min(altura, juntos));
  const { y } = pdf;
  const item = doc.open(lista, 'LI');
  doc.add(item, 'Lbl', () => {
    style(letra.texto, { cor: cores.suave }).text(rotulo, esquerda, y, ofRotulo);
  });
  if (valor === '') doc.decorate(() => drawLine(doc, x, y + altura - 1, ofValor.width));
  else doc.add(item, 'LBody', () => void style(letra.texto).text(valor, x, y, ofValor));
  // A value that continued on the next page ends above its beginning.
  if (pdf.y >= y) pdf.y = Math.max(pdf.y, y + alturaRotulo);
  doc.gap(3);
  item.end();
}

/** Draws a thin line. */
export function drawLine({ pdf }: PdfDocument, x: number, y: number, width: number): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .strokeColor(cores.linha)
    .stroke();
}

/** Writes items with a bullet, or with their number. */
export async function writeList(
  doc: PdfDocument,
  itens: readonly string[],
  { isNumbered = false } = {},
): Promise<void> {
  const { pdf, style, esquerda } = doc;
  const recuo = isNumbered ? 34 : 16;
  const options = { width: doc.largura - recuo, lineGap };
  const lista = doc.open(doc.raiz, 'L');
  for (const [at, texto] of itens.entries()) {
    if (at % 32 === 31) await doc.rest();
    doc.ensure(Math.min(style(letra.texto).heightOfString(texto, options), juntos));
    const { y } = pdf;
    const item = doc.open(lista, 'LI');
    doc.add(item, 'Lbl', () => {
      style(letra.texto, { cor: cores.suave });
      pdf.text(isNumbered ? `${at + 1}.` : '•', esquerda, y, { lineBreak: false });
    });
    doc.add(item, 'LBody', () => void style(letra.texto).text(texto, esquerda + recuo, y, options));
    doc.gap(2);
    item.end();
  }
  lista.end();
}
