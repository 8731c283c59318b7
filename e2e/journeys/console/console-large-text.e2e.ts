import { createLooks } from '../../steps/looks/console-looks.ts';
import { beginAsOperador, chooseTela, consoleAddress, desk } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { enlargeText } from '../../steps/looks/layout-checks.ts';

test.use(desk);

test('text at 200 %: the screens of the console fit, and the palette leads to them', async ({ page }) => {
  await enlargeText(page);
  const looks = createLooks('200');
  // The rules of axe do not depend on the size of text.
  const see = (state: string) => looks.seeLayout(page, state);
  await page.goto(`${consoleAddress}/entrar`);
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await see('entrar');
  await beginAsOperador(
    page,
    'Joana Melo',
    `joana.${test.info().retry}@trevo.example`,
    'doze barcos na enseada',
  );
  await see('hoje');
  for (const titulo of ['Vendas', 'Fontes', 'Propostas', 'Equipe', 'Credenciais', 'Quem fez o quê']) {
    await chooseTela(page, titulo);
    await see(titulo);
  }
  await chooseTela(page, 'Equipe');
  await page.getByRole('button', { name: 'Convidar' }).click();
  await see('convidar');
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Joana Melo/ })
    .click();
  await expect(page.getByText('Esta sessão')).toBeVisible();
  await see('conta');

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Buscar no console' });
  await looks.see(page, 'paleta');
  await palette.getByRole('combobox').fill('quem fez');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Quem fez o quê', level: 1 })).toBeVisible();
  looks.expectNothing();
});
