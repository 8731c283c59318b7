import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Parses a PDF with a library other than the one that writes it. */
export async function readPdf(bytes: Uint8Array) {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const { info } = await pdf.getMetadata();
  const paginas: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    // Lines that were wrapped are one text again.
    paginas.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
  }
  const marcas = await pdf.getMarkInfo();
  await loading.destroy();
  return { info: info as Record<string, unknown>, paginas, texto: paginas.join(' '), marcas };
}
