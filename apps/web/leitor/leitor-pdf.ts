import { fillPath } from '@trevo/contract/fill-path';
import { imagemDocumentoPath } from '@trevo/contract/paths';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// A page with an opaque origin cannot start a worker: pdfjs finds this one in the page itself.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Maximum of rendered pages; a receipt has one or two, and each takes memory. */
const mostPages = 20;
/** Width of a rendered page in pixels: sharp at double zoom on a phone. */
const mostPixels = 2000;

const aviso = document.querySelector<HTMLElement>('#aviso')!;
const paginas = document.querySelector<HTMLElement>('#paginas')!;
const baixar = document.querySelector<HTMLAnchorElement>('#baixar')!;

/** Shows a text that the page contains; `null` hides it. */
function showMessage(words: 'falhou' | 'venceu' | 'mais' | null): void {
  aviso.hidden = words === null;
  if (words !== null) aviso.textContent = aviso.dataset[words] ?? '';
}

async function draw(pdf: PDFDocumentProxy, number: number): Promise<void> {
  const page = await pdf.getPage(number);
  const { width } = page.getViewport({ scale: 1 });
  const pixels = Math.min(mostPixels, paginas.clientWidth * Math.max(2, devicePixelRatio));
  const viewport = page.getViewport({ scale: pixels / width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  canvas.role = 'img';
  canvas.ariaLabel = `${paginas.ariaLabel} ${number}/${pdf.numPages}`;
  await page.render({ canvasContext: canvas.getContext('2d')!, viewport }).promise;
  paginas.append(canvas);
}

/** Renders the file that the page's address names. */
async function show(): Promise<void> {
  const nomeArquivo = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
  const address = fillPath(imagemDocumentoPath, { nomeArquivo }) + location.search;
  baixar.href = address;
  const response = await fetch(address);
  if (response.status === 410) return showMessage('venceu');
  if (!response.ok) return showMessage('falhou');
  // Disables scripts of the file; the page's CSP forbids them anyway.
  const pdf = await getDocument({ data: await response.arrayBuffer(), isEvalSupported: false }).promise;
  for (let number = 1; number <= Math.min(mostPages, pdf.numPages); number++) {
    await draw(pdf, number);
    showMessage(null);
  }
  if (pdf.numPages > mostPages) showMessage('mais');
}

show().catch(() => showMessage('falhou'));
