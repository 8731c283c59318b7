import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';

test('without configuration shows the error, clears stored data, and recovers on retry', async ({ page }) => {
  // A page without server rendering, on a network where the configuration request fails.
  let isBroken = true;
  await page.route('**/inicio', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<script type="application\/json"[\s\S]*?<\/script>/, ''),
    });
  });
  await page.route('**/configuracoes/listarPorChaveValor', (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.goto('/regulamento');
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('other', 'kept');
  });
  await page.goto('/inicio');
  await expect(page.getByText('Não foi possível encontrar a URL solicitada')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  isBroken = false;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  // The button of the app, because the prerendered page has one too.
  await expect(page.getByRole('main').getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();
  // Stored for 14 days from now.
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('trevo.configuracao') ?? '{}') as { expiraEm: number },
  );
  expect(kept.expiraEm - Date.now()).toBeGreaterThan(13.9 * 24 * 3_600_000);
});
