import { setImmediate as nextTurn } from 'node:timers/promises';
import { readLetras } from './letras.ts';
import { pdfText } from './pdf-document.text.ts';

/** Margins in points, with room below for the page number. */
const margem = { top: 56, right: 56, bottom: 72, left: 56 };
const rodapeAbaixo = 44;
export const cores = { texto: '#1a1a1a', suave: '#555555', linha: '#b8b8b8' };
/** Font sizes in points. */
export const letra = { titulo: 18, secao: 12.5, texto: 10, nota: 8.5 };

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

export type PdfDocument = Awaited<ReturnType<typeof openPdf>>;

interface PdfFacts {
  readonly titulo: string;
  readonly autor: string;
  /** Creation date of the file. */
  readonly criadoEm: Date;
  /** Text at the foot of each page, beside its number. */
  readonly rodape: string;
}

/**
 * Opens an A4 document of the kind PDF/A-2a: fonts are embedded, the text is tagged, and the language is Portuguese. The
 * same content gives the same bytes, because the date of the file is an argument.
 */
export async function openPdf(facts: PdfFacts) {
  const pdf = await createPdf(facts);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((done, fail) => {
    pdf.on('end', () => done(Buffer.concat(chunks)));
    pdf.on('error', fail);
  });
  const raiz = pdf.struct('Document');
  pdf.addStructure(raiz);
  const esquerda = margem.left;
  const largura = pdf.page.width - margem.left - margem.right;
  const alto = margem.top;
  const base = pdf.page.height - margem.bottom;

  return {
    pdf,
    raiz,
    /** Left edge and width of the content, its highest and its lowest position. */
    esquerda,
    largura,
    alto,
    base,
    style: (size: number, style?: Style): Pdf => setStyle(pdf, size, style),
    /** Begins a page unless so many points are left on this one; returns whether it did. */
    ensure(height: number): boolean {
      if (pdf.y + height <= base) return false;
      pdf.addPage();
      return true;
    },
    gap: (height: number): void => void (pdf.y += height),
    /** Draws something that readers of the structure skip. */
    decorate(draw: () => void): void {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    /** Draws content with its tag in the structure. */
    add(parent: Element, tipo: string, draw: () => void, options: object = {}): void {
      parent.add(pdf.struct(tipo, options, draw));
    },
    /** Opens an element of the structure, which the caller ends. */
    open(parent: Element, tipo: string): Element {
      const element = pdf.struct(tipo);
      parent.add(element);
      return element;
    },
    /** Lets other requests run; called between parts of a long document. */
    rest: (): Promise<void> => nextTurn(),
    /** Ends the document and returns the file. */
    end(): Promise<Buffer> {
      raiz.end();
      writeFooters(pdf, facts.rodape, { esquerda, largura });
      pdf.end();
      return ended;
    },
  };
}

async function createPdf({ titulo, autor, criadoEm }: PdfFacts): Promise<Pdf> {
  // Loaded by the first document.
  const { default: PdfKit } = await import('pdfkit');
  const pdf = new PdfKit({
    size: 'A4',
    margins: margem,
    // Without a name the package would load Helvetica, which is not embedded.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: titulo,
      Author: autor,
      Creator: 'Trevo',
      Producer: 'Trevo',
      CreationDate: criadoEm,
      ModDate: criadoEm,
    },
  });
  const { normal, forte } = readLetras();
  pdf.registerFont('normal', normal);
  pdf.registerFont('forte', forte);
  return pdf;
}

interface Style {
  readonly isForte?: boolean;
  readonly cor?: string;
}

const setStyle = (pdf: Pdf, size: number, { isForte = false, cor = cores.texto }: Style = {}): Pdf =>
  pdf
    .font(isForte ? 'forte' : 'normal')
    .fontSize(size)
    .fillColor(cor);

function writeFooters(
  pdf: Pdf,
  rodape: string,
  { esquerda, largura }: { readonly esquerda: number; readonly largura: number },
): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at);
    // Text below the margin would begin a page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    setStyle(pdf, letra.nota, { cor: cores.suave });
    const y = pdf.page.height - rodapeAbaixo;
    const pagina = pdfText.pagina(at - start + 1, count);
    const width = pdf.widthOfString(pagina) + 1;
    pdf.text(rodape, esquerda, y, {
      width: largura - width - 12,
      height: pdf.currentLineHeight(),
      ellipsis: true,
    });
    pdf.text(pagina, esquerda + largura - width, y, { lineBreak: false });
    pdf.endMarkedContent();
  }
}
