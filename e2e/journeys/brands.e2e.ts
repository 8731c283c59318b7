import { expect } from '@playwright/test';
import { go, waitForScreen } from '../steps/go.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';
import { beginSignedIn } from '../steps/sign-up.ts';
import { addressOf } from '../steps/addresses.ts';

const brands = [
  { host: 'localhost', usuario: '52998224725', primaria: 'rgb(53, 93, 161)' },
  { host: 'sol.localhost', usuario: '11987654321', primaria: 'rgb(255, 214, 10)' },
  { host: 'noite.localhost', usuario: '52998224725', primaria: undefined },
];

for (const { host, usuario, primaria } of brands) {
  test(`${host} shows its own brand from the first paint, without a flash of another`, async ({ page }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.url().includes('/v1/') && !response.url().includes('/v2/'))
        missing.push(response.url());
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(addressOf(host), { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Continuar', exact: true });
    await expect(button).toBeVisible();
    if (primaria) await expect(button).toHaveCSS('background-color', primaria);
    await expect(page.getByText('Você está em um ambiente de testes e homologação.')).toBeVisible();
    await takePicture(page, `${host}-entrada`);

    await beginSignedIn(page, host, usuario);
    await page.goto(`${addressOf(host)}/home`);
    await waitForScreen(page);
    for (const path of ['cupons', 'documentosFiscais', 'digitacaoManual', 'home']) {
      await go(page, `/${path}`);
      await page.waitForLoadState('networkidle');
      await takePicture(page, `${host}-${path}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${host}/${path} overflows sideways`).toBeLessThanOrEqual(0);
    }
    expect(missing).toEqual([]);
    expect(errors).toEqual([]);
  });
}
