import { cores, letra, type PdfDocument } from './pdf-document.ts';
import { drawLine } from './pdf-text.ts';

export interface Coluna {
  readonly titulo: string;
  /** Share of the width of the table. */
  readonly parte: number;
}

const entreColunas = 10;
const entreLinhas = 6;

type Cell = 'TH' | 'TD';
/** Draws one cell, with or without a tag. */
type WriteCell = (draw: () => void) => void;

/** Writes a table. Its head is repeated on each page; a row stays on one page unless it is longer than that. */
export async function writeTable(
  doc: PdfDocument,
  colunas: readonly Coluna[],
  linhas: readonly (readonly string[])[],
): Promise<void> {
  const titulos = colunas.map(({ titulo }) => titulo);
  const { measure, draw } = createRows(doc, colunas);
  const tabela = doc.open(doc.raiz, 'Table');
  const alturaTitulos = measure('TH', titulos);

  function writeRow(cell: Cell, textos: readonly string[]): void {
    const row = doc.open(tabela, 'TR');
    // The types of the package lack the scope.
    const options = cell === 'TH' ? { scope: 'Column' } : {};
    draw(cell, textos, (drawCell) => doc.add(row, cell, drawCell, options));
    row.end();
  }

  const page = doc.base - doc.alto - alturaTitulos;
  doc.ensure(alturaTitulos + Math.min(page, linhas[0] ? measure('TD', linhas[0]) : 0));
  writeRow('TH', titulos);
  for (const [at, textos] of linhas.entries()) {
    if (at % 16 === 15) await doc.rest();
    const height = measure('TD', textos);
    if (height > page) writeLong(doc, tabela, titulos, textos);
    else {
      // Readers of the structure have the titles once.
      if (doc.ensure(height)) draw('TH', titulos, doc.decorate);
      writeRow('TD', textos);
    }
  }
  tabela.end();
}

/** Returns functions that measure and draw the rows of a table. */
function createRows(doc: PdfDocument, colunas: readonly Coluna[]) {
  const { pdf, style, esquerda, largura } = doc;
  const partes = colunas.reduce((sum, { parte }) => sum + parte, 0);
  let x = esquerda;
  const cells = colunas.map(({ parte }) => {
    const width = (largura * parte) / partes;
    x += width;
    return { x: x - width, width: width - entreColunas };
  });
  const setStyle = (cell: Cell) =>
    cell === 'TH' ? style(letra.nota, { isForte: true, cor: cores.suave }) : style(letra.texto);
  function measure(cell: Cell, textos: readonly string[]): number {
    setStyle(cell);
    const heights = textos.map((texto, at) => pdf.heightOfString(texto || ' ', { width: cells[at]!.width }));
    return Math.max(...heights) + entreLinhas;
  }
  return {
    measure,
    draw(cell: Cell, textos: readonly string[], write: WriteCell): void {
      const { y } = pdf;
      const height = measure(cell, textos);
      for (const [at, texto] of textos.entries())
        write(() => void setStyle(cell).text(texto, cells[at]!.x, y, { width: cells[at]!.width }));
      pdf.y = y + height;
      doc.decorate(() => drawLine(doc, esquerda, pdf.y - entreLinhas / 2, largura));
    },
  };
}

/** Writes a row that is longer than a page as lines of text, which continue on the next one. */
function writeLong(
  doc: PdfDocument,
  tabela: PDFKit.PDFStructureElement,
  titulos: readonly string[],
  textos: readonly string[],
): void {
  const row = doc.open(tabela, 'TR');
  for (const [at, texto] of textos.entries())
    doc.add(row, 'TD', () => {
      doc
        .style(letra.texto)
        .text(`${titulos[at]}: ${texto}`, doc.esquerda, doc.pdf.y, { width: doc.largura });
    });
  row.end();
  doc.gap(entreLinhas);
}
