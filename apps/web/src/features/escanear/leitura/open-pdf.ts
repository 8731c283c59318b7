/** Maximum of pages searched: the code of a receipt is on the first one or two. */
const mostPages = 4;
/** Width of a rendered page in pixels: a code of two centimetres is then about 200 pixels wide. */
const pageWidth = 2000;

/**
 * Renders the first pages of a PDF lazily, one after the other. The PDF library is a lazy import (0.5 MB) of its
 * legacy build, because the modern one needs later browsers than the app (Promise.withResolvers: Chrome 119,
 * Safari 17.4, Firefox 121). Throws when the file is no PDF, or needs a password.
 */
export async function* drawPdfPages(file: Blob): AsyncGenerator<HTMLCanvasElement> {
  const [pdfjs, { default: worker }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url'),
  ]);
  pdfjs.GlobalWorkerOptions.workerSrc = worker;
  // Disables scripts of the file; the page's CSP forbids them anyway.
  const task = pdfjs.getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    isEvalSupported: false,
  });
  try {
    const pdf = await task.promise;
    for (let number = 1; number <= Math.min(mostPages, pdf.numPages); number++) {
      const page = await pdf.getPage(number);
      const { width } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: pageWidth / width });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const canvasContext = canvas.getContext('2d');
      if (!canvasContext) throw new Error('no canvas');
      await page.render({ canvasContext, viewport }).promise;
      yield canvas;
    }
  } finally {
    await task.destroy();
  }
}
