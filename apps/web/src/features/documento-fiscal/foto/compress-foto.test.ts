import { expect, test } from 'vitest';
import { compressFoto, FotoIlegivel, maxPdfBytes, PdfGrande } from './compress-foto.ts';

test.each([
  ['with its MIME type', 'application/pdf'],
  ['without a MIME type', ''],
])('compressFoto keeps a PDF %s unchanged as a PDF', async (_name, type) => {
  const small = await compressFoto(new File(['%PDF-1.7 …'], 'nota', { type }));
  expect([small.type, await small.text()]).toEqual(['application/pdf', '%PDF-1.7 …']);
});

test('compressFoto throws PdfGrande for a PDF that is too large, with any type', async () => {
  const large = new File(['%PDF-', new Uint8Array(maxPdfBytes)], 'nota');
  await expect(compressFoto(large)).rejects.toBeInstanceOf(PdfGrande);
});

test('compressFoto throws FotoIlegivel for a file that is neither picture nor PDF', async () => {
  await expect(compressFoto(new File(['?'], 'nota'))).rejects.toBeInstanceOf(FotoIlegivel);
});
