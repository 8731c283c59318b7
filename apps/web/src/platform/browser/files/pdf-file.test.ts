import { expect, test } from 'vitest';
import { isPdf, toPdf } from './blobs.ts';

test.each([
  ['by its first bytes', new File(['%PDF-1.7 …'], 'nota'), true],
  ['by its type', new File(['?'], 'nota', { type: 'application/pdf' }), true],
  ['not by its name', new File(['\u0089PNG'], 'nota.pdf', { type: 'image/png' }), false],
])('isPdf detects a PDF %s', async (_, file, expected) => expect(await isPdf(file)).toBe(expected));

test('toPdf adds the type and keeps the bytes', async () => {
  const pdf = toPdf(new File(['%PDF-1.7 …'], 'nota'));
  expect([pdf.type, await pdf.text()]).toEqual(['application/pdf', '%PDF-1.7 …']);
});
