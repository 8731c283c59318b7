import encodeQR from 'qr';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

test('reads the PDF of a receipt from an e-mail, in the oldest supported browsers too', async ({
  page,
  context,
}) => {
  const chave = toNota(Math.floor(Math.random() * 2 ** 31));
  const url = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${chave}|2|1|1|${'0'.repeat(40)}`;
  const paper = await context.newPage();
  await paper.setContent(`<h1>DANFE NFC-e</h1><div style="width:3cm">${encodeQR(url, 'svg')}</div>`);
  const buffer = await paper.pdf({ format: 'A4' });
  await paper.close();

  // The API is missing in the oldest supported browsers (build.target).
  await page.addInitScript('delete Promise.withResolvers;');
  await beginAsNewPessoa(page);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'));
  });
  await page.goto('/escanear');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'nota.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-nonsense'),
  });
  await expect(page.getByText(/Não conseguimos ler este PDF/)).toBeVisible({ timeout: 30_000 });
  await input.setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText(/Você ganhou 1 número da sorte/).first()).toBeVisible({ timeout: 40_000 });
});
