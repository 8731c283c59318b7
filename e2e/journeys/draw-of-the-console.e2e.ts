import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { createAxe } from '../steps/axe.ts';
import { beginAsOperador, choosePromotora, chooseTela, consoleAddress } from '../steps/console.ts';
import { waitForSorteio } from '../steps/entradas.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';
import { type CampanhaChange, publishCampanha } from '../steps/publish-campanha.ts';

const senha = 'quatro folhas na horta';
const premios = ['12305', '05437', '13526', '02329', '15458'];
const windows = [
  { name: '1440', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];
const { dia: hoje } = toSaoPaulo(new Date());

/** A draw of today whose receipts ended yesterday, with its time. */
const toChange = (hora: string): CampanhaChange => ({
  recompensas: undefined,
  premios: undefined,
  sorteios: [
    {
      data: hoje,
      hora,
      nome: 'Sorteio do dia',
      premio: 'Uma bicicleta elétrica',
      numerosAte: addDias(hoje, -1),
      regra: {
        serie: ['1.dezena'],
        numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
        aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
        umPorPessoa: 'sorteio',
        exemplos: [{ extracao: premios, distribuidos: ['00 57600', '00 57702'], premiados: ['00 57702'] }],
      },
    },
  ],
});

async function inform(page: Page, extracao: readonly string[]): Promise<void> {
  for (const [at, premio] of extracao.entries()) await page.getByLabel(`${at + 1}º prêmio`).fill(premio);
  await page.getByRole('button', { name: 'Informar o resultado' }).click();
}

/** Expects a sentence on the screen; the live region before it has the same. */
const expectFrase = (page: Page, frase: string | RegExp) =>
  expect(page.getByText(frase).last()).toBeVisible();

for (const { name, ...use } of windows) {
  test.describe(`window of ${name} px`, () => {
    test.use(use);
    test('two operators take a draw from the freeze to its publication', async ({ page, browser }) => {
      test.setTimeout(120_000);
      const axe = createAxe();
      const see = async (shown: Page, state: string) => {
        await axe.see(shown, `${state} at ${name}`);
        await takePicture(shown, `console-sorteios-${state}-${name}`);
      };
      const campanha = `sorteio-console-${name}`;
      const host = await publishCampanha(page.request, campanha, toChange('23:59:59'));
      const promotora = host.replace(/\.localhost$/, '').replaceAll('-', '_');
      const { retry } = test.info();
      await beginAsOperador(page, 'Rita Reis', `rita.${name}.${retry}@sorteio.example`, senha);
      await page.goto(`${consoleAddress}/sorteios`);
      await choosePromotora(page, promotora, use.isMobile);
      await expect(page.getByRole('table', { name: 'Para hoje' })).toContainText(/Pode congelar|Congelado/);
      await see(page, 'lista');
      await page.getByRole('link', { name: 'Abrir Sorteio do dia' }).click();
      await expect(page.getByText(/^O número sai da Loteria Federal/)).toBeVisible();
      await see(page, 'previa');
      const congelar = page.getByRole('button', { name: 'Congelar os números' });
      const manifesto = page.getByText(/^[0-9a-f]{64}$/);
      // In the last hour before the extraction the job can be first.
      await expect(congelar.or(manifesto).first()).toBeVisible();
      if (await congelar.isVisible()) {
        await congelar.click();
        await expect(page.getByRole('dialog')).toContainText('não se desfaz');
        await see(page, 'congelar');
        await page.getByRole('dialog').getByRole('button', { name: 'Congelar os números' }).click();
      }
      await expect(manifesto).toBeVisible();
      await expect(page.getByText(/^A extração ainda não aconteceu/)).toBeVisible();
      await see(page, 'congelado');

      const { hora } = await waitForSorteio();
      await publishCampanha(page.request, campanha, toChange(hora));
      await page.reload();
      await inform(page, ['123', ...premios.slice(1)]);
      await expect(page.getByText('São 5 algarismos.')).toBeVisible();
      await see(page, 'falta');
      await inform(page, premios);
      await expectFrase(page, 'Você informou estes prêmios. Falta outra pessoa.');
      await see(page, 'espera');

      const context = await browser.newContext({ ...use, locale: 'pt-BR' });
      const other = await context.newPage();
      await beginAsOperador(other, 'Bruno Reis', `bruno.${name}.${retry}@sorteio.example`, senha);
      await choosePromotora(other, promotora, use.isMobile);
      await chooseTela(other, 'Sorteios', use.isMobile);
      await other.getByRole('link', { name: 'Abrir Sorteio do dia' }).click();
      await expectFrase(other, 'Rita Reis já informou. Falta outra pessoa.');
      await expect(other.getByText('12305')).toHaveCount(0);
      await inform(other, ['12306', ...premios.slice(1)]);
      await expectFrase(other, 'Os prêmios não são os mesmos');
      // The first person's screen follows by itself.
      await expectFrase(page, 'Os prêmios não são os mesmos');
      await see(other, 'divergiu');
      await inform(other, premios);
      await expectFrase(other, 'Você informou estes prêmios. Falta outra pessoa.');

      await expectFrase(page, 'Bruno Reis já informou. Falta outra pessoa.');
      await inform(page, premios);
      await expectFrase(page, 'As duas pessoas informaram os mesmos prêmios.');
      await expectFrase(other, 'As duas pessoas informaram os mesmos prêmios.');
      await see(page, 'vale');
      await page.getByRole('button', { name: 'Apurar o sorteio' }).click();
      await expect(page.getByText(/^Você fez esta versão/)).toBeVisible();
      await see(page, 'apurado');

      await other.getByRole('button', { name: 'Confirmar e avisar os premiados' }).click();
      await see(other, 'confirmar');
      await other
        .getByRole('dialog')
        .getByRole('button', { name: 'Confirmar e avisar os premiados' })
        .click();
      await expect(other.getByRole('link', { name: 'Conferir como o público' })).toBeVisible();
      await see(other, 'publicado');
      await expectFrase(page, /Bruno Reis$/);
      const saved = other.waitForEvent('download');
      await other.getByRole('link', { name: 'Baixar a cápsula' }).click();
      const capsula = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { manifesto: object };
      expect(capsula.manifesto).toMatchObject({ sorteio: { data: hoje, nome: 'Sorteio do dia' } });
      const minutes = other.waitForEvent('download');
      await other.getByRole('button', { name: 'Baixar a ata (PDF)' }).click();
      const ata = await minutes;
      expect(ata.suggestedFilename()).toBe(`ata-${hoje}.pdf`);
      expect(readFileSync(await ata.path(), 'latin1')).toMatch(/^%PDF-1\.7/);
      const participants = other.waitForEvent('download');
      await other.getByRole('button', { name: 'Participantes (CSV)' }).click();
      const zip = await participants;
      expect(zip.suggestedFilename()).toBe(`participantes-${hoje}.zip`);
      expect(readFileSync(await zip.path(), 'latin1')).toContain('participantes-001.csv');
      await expect(
        other.getByText('Participantes baixados. Guarde o arquivo em lugar seguro.'),
      ).toBeVisible();
      await see(other, 'arquivos');
      await other.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await see(other, 'arquivos-escura');
      await context.close();
      axe.expectNothing();
    });
  });
}
