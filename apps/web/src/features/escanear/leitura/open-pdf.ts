/** Pages that are looked at: the code of a receipt stands on the first one or two. */
const mostPages = 4;
/** Width of a drawn page in pixels: a code of two centimetres is then some 200 pixels wide. */
const pageWidth = 2000;

/**
 * Draws the first pages of a PDF, one after the other, each only when it is asked for. The program that reads PDFs
 * comes over the network the first time (0.5 MB): its legacy build, because the other one needs later browsers than the
 * app (Promise.withResolvers: Chrome 119, Safari 17.4, Firefox 121). Throws when the file is no PDF, or needs a password.
 */
export async function* drawPdfPages(file: Blob): AsyncGenerator<HTMLCanvasElement> {
  const [pdfjs, { default: worker }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url'),
  ]);
  pdfjs.GlobalWorkerOptions.workerSrc = worker;
  // Nothing in the file may run: the page's policy forbids it anyway.
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
