import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { projectFolder } from '../../tools/project.ts';
import { addressOf } from '../steps/addresses.ts';
import { walkCadastro } from '../steps/cadastro.walk.ts';
import { publishCampanhaCompleta } from '../steps/campanha-completa.ts';
import { walkPaineisDaConta, walkTelas, walkTermos } from '../steps/conta.walk.ts';
import { walkEntrada } from '../steps/entrada.walk.ts';
import { walkFalhas } from '../steps/falhas.walk.ts';
import { waitForScreen } from '../steps/go.ts';
import { createLetters } from '../steps/letters.ts';
import { walkPublicas } from '../steps/publicas.walk.ts';
import { beginSignedIn, createPessoa } from '../steps/sign-up.ts';

const folder = join(projectFolder, 'test-results/pictures');
const windows = {
  'letters twice as large': { viewport: { width: 390, height: 844 }, letters: '200%', marca: 'sol' },
  'a window of 320 px': { viewport: { width: 320, height: 640 }, letters: '100%', marca: 'noite' },
} as const;

for (const [name, { viewport, letters, marca }] of Object.entries(windows)) {
  test.describe(`with ${name}`, () => {
    test.use({ viewport, actionTimeout: 10_000 });
    test.describe.configure({ timeout: 150_000 });
    test.beforeEach(async ({ page }) => {
      mkdirSync(folder, { recursive: true });
      await page.addInitScript((size) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`html { font-size: ${size} }`);
        document.adoptedStyleSheets.push(sheet);
      }, letters);
    });
    const look = (walk: string) =>
      createLetters({ picture: join(folder, `${letters.replace('%', '')}-${walk}`) });

    test('nothing is cut on the screens', async ({ page }) => {
      const seen = look('screens');
      await walkPublicas(page, 'localhost', seen.see);
      await beginSignedIn(page);
      await page.goto(`${addressOf('localhost')}/home`);
      await waitForScreen(page);
      await walkTelas(page, seen.see);
      seen.expectNothing();
    });

    test('nothing is cut from the entry to the account', async ({ page }) => {
      const host = await publishCampanhaCompleta(page.request, marca);
      const pessoa = createPessoa();
      const seen = look('account');
      await walkCadastro(page, host, pessoa, seen.see);
      await walkTermos(page, seen.see);
      await walkPaineisDaConta(page, seen.see);
      await page.evaluate(() => localStorage.clear());
      await walkEntrada(page, host, pessoa.cpf, seen.see);
      seen.expectNothing();
    });

    test('nothing is cut where the app cannot go on', async ({ page }) => {
      const seen = look('failures');
      await walkFalhas(page, seen.see);
      seen.expectNothing();
    });
  });
}
