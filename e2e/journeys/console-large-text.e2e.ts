import { expect } from '@playwright/test';
import { createAxe } from '../steps/axe.ts';
import { beginAsOperador, chooseTela, consoleAddress } from '../steps/console.ts';
import { test } from '../steps/journey.ts';
import { createLayoutChecks, enlargeText } from '../steps/layout-checks.ts';

const windows = [
  { name: '1440', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];

for (const { name, ...use } of windows) {
  test.describe(`window of ${name} px`, () => {
    test.use(use);
    test('text at 200 %: the screens of the console fit, and the palette leads to them', async ({ page }) => {
      await enlargeText(page);
      const layout = createLayoutChecks(`console-200-${name}`);
      const axe = createAxe();
      const { isMobile } = use;
      const see = (state: string) => layout.see(page, state);
      await page.goto(`${consoleAddress}/entrar`);
      await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
      await see('entrar');
      await beginAsOperador(page, 'Joana Melo', `joana.${name}@trevo.example`, 'doze barcos na enseada');
      await see('hoje');
      for (const titulo of ['Vendas', 'Fontes', 'Propostas', 'Equipe', 'Credenciais', 'Quem fez o quê']) {
        await chooseTela(page, titulo, isMobile);
        await see(titulo);
      }
      await chooseTela(page, 'Equipe', isMobile);
      await page.getByRole('button', { name: 'Convidar' }).click();
      await see('convidar');
      await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
      await page.goto(`${consoleAddress}/conta`);
      await expect(page.getByText('Esta sessão')).toBeVisible();
      await see('conta');

      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Buscar no console' });
      await see('paleta');
      await axe.see(page, 'paleta');
      await palette.getByRole('combobox').fill('quem fez');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Quem fez o quê', level: 1 })).toBeVisible();
      layout.expectNothing();
      axe.expectNothing();
    });
  });
}
