import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { go } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { createLooks } from '../../steps/looks/looks.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';
import { registerNota } from '../../steps/notas/notas-proprias.ts';

test('points buy a voucher, whose code is shown, copied, and available later', async ({ page, context }) => {
  const host = await publishCampanha(page.request, 'vouchers', {
    'recompensas.pontos': { porDocumento: 200 },
  });
  await beginAsNewPessoa(page, host);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addressOf(host) });
  await registerNota(page, host);
  const looks = createLooks('vouchers', ['sol', 'noite']);

  await go(page, '/fidelidade');
  await expect(page.getByText('Você tem 200 pontos')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Faltam 100 pontos' })).toBeVisible();
  await looks.see(page, 'vouchers');
  await page.getByRole('button', { name: 'Trocar por 80 pontos' }).click();
  await expect(page.getByText('Saem 80 pontos do seu saldo. Ficam 120 pontos.')).toBeVisible();
  await takePicture(page, 'vouchers-1-asked');
  await page.getByRole('button', { name: 'Trocar agora' }).click();
  await expect(page.getByText('Pronto para usar')).toBeVisible();
  const codigo = page.getByRole('button', { name: /^Mostrar o código [0-9A-F]{10} em tela cheia$/ });
  await expect(codigo).toBeVisible();
  const [words] = /[0-9A-F]{10}/.exec((await codigo.getAttribute('aria-label'))!)!;
  await looks.see(page, 'a voucher');
  await page.getByRole('button', { name: 'Copiar código' }).click();
  await expect(page.getByRole('button', { name: 'Código copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);
  await takePicture(page, 'vouchers-2-code');
  await codigo.click();
  const dialog = page.getByRole('dialog', { name: /Café da Praça/ });
  await expect(dialog.getByRole('img', { name: `Código de barras do código ${words}` })).toBeVisible();
  await takePicture(page, 'vouchers-3-whole-screen');
  await page.goBack();
  await expect(dialog).toBeHidden();

  await page.goto(`${addressOf(host)}/fidelidade`);
  await expect(page.getByText('Você tem 120 pontos')).toBeVisible();
  await page.getByText('Meus vouchers', { exact: true }).click();
  await expect(page.getByRole('button', { name: `Mostrar o código ${words} em tela cheia` })).toBeVisible();
  looks.expectNothing();
});
