import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test, type APIRequestContext } from '@playwright/test';
import { projectFolder } from '../../tools/project.ts';
import { addressOf } from '../steps/addresses.ts';
import { createAxe } from '../steps/axe.ts';
import type { Marca } from '../steps/campanha-completa.ts';
import { publishComMarca, toIdentificacaoDe } from '../steps/entradas.ts';
import { walkEntradas } from '../steps/entradas.walk.ts';
import { waitForScreen } from '../steps/go.ts';
import { createLetters } from '../steps/letters.ts';
import { beginAsNewPessoa } from '../steps/sign-up.ts';

const folder = join(projectFolder, 'test-results/pictures');

// What moves is measured where it ends.
test.use({ actionTimeout: 10_000 });
test.describe.configure({ timeout: 120_000 });

/** A campaign that a purchase can enter in every way. */
const publishEntradas = (request: APIRequestContext, nome: string, marca: Marca): Promise<string> =>
  publishComMarca(request, nome, marca, {
    'configuracao.comper.identificacao': toIdentificacaoDe(`${nome}-${marca}.localhost`),
    'configuracao.cupom.compraPorQuantidade': true,
    ganho: { por: 'quantidade', numeros: 1, cada: 2 },
    compra: {
      produtos: ['Café Serra Azul torrado e moído 500 g', 'Leite integral'],
      formasPagamento: ['Pix', 'Cartão de crédito'],
      fotoObrigatoria: true,
    },
    codigos: { numeros: 1 },
  });

test('axe finds nothing on the ways in, in three brands', async ({ page }) => {
  const host = await publishEntradas(page.request, 'entradas', 'padrao');
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/home`);
  await waitForScreen(page);
  const axe = createAxe(['sol', 'noite']);
  await walkEntradas(page, axe.see);
  axe.expectNothing();
});

for (const [name, { viewport, letters, marca }] of Object.entries({
  'letters twice as large': { viewport: { width: 390, height: 844 }, letters: '200%', marca: 'sol' },
  'a window of 320 px': { viewport: { width: 320, height: 640 }, letters: '100%', marca: 'noite' },
} as const)) {
  test.describe(`with ${name}`, () => {
    test.use({ viewport });
    test('nothing is cut on the ways in', async ({ page }) => {
      mkdirSync(folder, { recursive: true });
      await page.addInitScript((size) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`html { font-size: ${size} }`);
        document.adoptedStyleSheets.push(sheet);
      }, letters);
      const host = await publishEntradas(page.request, 'entradas-letras', marca);
      await beginAsNewPessoa(page, host);
      await page.goto(`${addressOf(host)}/home`);
      await waitForScreen(page);
      const look = createLetters({ picture: join(folder, `entries-${letters.replace('%', '')}`) });
      await walkEntradas(page, look.see);
      look.expectNothing();
    });
  });
}
