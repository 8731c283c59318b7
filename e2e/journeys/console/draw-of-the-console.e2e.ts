import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { desk, openConsole, openOther } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { type CampanhaChange, publishCampanha } from '../../steps/publish-campanha.ts';

const tela = ['/sorteios', 'Sorteios'] as const;
const premios = ['12305', '05437', '13526', '02329', '15458'];
const { dia: hoje } = toSaoPaulo(new Date());

const ontem = addDias(hoje, -1);

/** A draw whose receipts ended the day before. */
const toSorteio = (dia: string, hora: string, nome: string) => ({
  data: dia,
  hora,
  nome,
  premio: 'Uma bicicleta elétrica',
  numerosAte: addDias(dia, -1),
  regra: {
    serie: ['1.dezena'],
    numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
    aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
    umPorPessoa: 'sorteio',
    exemplos: [{ extracao: premios, distribuidos: ['00 57600', '00 57702'], premiados: ['00 57702'] }],
  },
});

/** A draw before its extraction, and one after it: a frozen draw keeps its time. */
const comSorteios: CampanhaChange = {
  recompensas: undefined,
  premios: undefined,
  sorteios: [toSorteio(ontem, '19:00', 'Sorteio de ontem'), toSorteio(hoje, '23:59:59', 'Sorteio do dia')],
};

const toManifesto = (page: Page) => page.getByText(/^[0-9a-f]{64}$/);

/** Freezes the draw of the screen. After its last safe moment the job can be first. */
async function freeze(page: Page, onDialog?: () => Promise<void>): Promise<void> {
  const congelar = page.getByRole('button', { name: 'Congelar os números' });
  await expect(congelar.or(toManifesto(page)).first()).toBeVisible();
  if (await congelar.isVisible()) {
    await congelar.click();
    await expect(page.getByRole('dialog')).toContainText('não se desfaz');
    await onDialog?.();
    await page.getByRole('dialog').getByRole('button', { name: 'Congelar os números' }).click();
  }
  await expect(toManifesto(page)).toBeVisible();
}

async function inform(page: Page, extracao: readonly string[]): Promise<void> {
  for (const [at, premio] of extracao.entries()) await page.getByLabel(`${at + 1}º prêmio`).fill(premio);
  await page.getByRole('button', { name: 'Informar o resultado' }).click();
}

/** Expects a sentence on the screen; the live region before it has the same. */
const expectFrase = (page: Page, frase: string | RegExp) =>
  expect(page.getByText(frase).last()).toBeVisible();

test.use(desk);

test('two operators take a draw from the freeze to its publication', async ({ page, browser }) => {
  const looks = createLooks('sorteios');
  const host = await publishCampanha(page.request, 'sorteio-console', comSorteios);
  await openConsole(page, host, 'Rita Reis', tela);
  await expect(page.getByRole('table', { name: 'Para hoje' })).toContainText(/Pode congelar|Congelado/);
  await looks.see(page, 'lista');
  await page.getByRole('link', { name: 'Abrir Sorteio do dia' }).click();
  await expect(page.getByText(/^O número sai da Loteria Federal/)).toBeVisible();
  await looks.see(page, 'previa');
  await freeze(page, () => looks.see(page, 'congelar'));
  await expect(page.getByText(/^A extração ainda não aconteceu/)).toBeVisible();
  await looks.see(page, 'congelado');

  await page.goBack();
  await page.getByRole('link', { name: 'Abrir Sorteio de ontem' }).click();
  await freeze(page);
  await inform(page, ['123', ...premios.slice(1)]);
  await expect(page.getByText('São 5 algarismos.')).toBeVisible();
  await looks.see(page, 'falta');
  await inform(page, premios);
  await expectFrase(page, 'Você informou estes prêmios. Falta outra pessoa.');
  await looks.see(page, 'espera');

  const other = await openOther(browser, host, 'Bruno Reis', tela);
  await other.getByRole('link', { name: 'Abrir Sorteio de ontem' }).click();
  await expectFrase(other, 'Rita Reis já informou. Falta outra pessoa.');
  await expect(other.getByText('12305')).toHaveCount(0);
  await inform(other, ['12306', ...premios.slice(1)]);
  await expectFrase(other, 'Os prêmios não são os mesmos');
  // The first person's screen follows by itself.
  await expectFrase(page, 'Os prêmios não são os mesmos');
  await looks.see(other, 'divergiu');
  await inform(other, premios);
  await expectFrase(other, 'Você informou estes prêmios. Falta outra pessoa.');

  await expectFrase(page, 'Bruno Reis já informou. Falta outra pessoa.');
  await inform(page, premios);
  await expectFrase(page, 'As duas pessoas informaram os mesmos prêmios.');
  await expectFrase(other, 'As duas pessoas informaram os mesmos prêmios.');
  await looks.see(page, 'vale');
  await page.getByRole('button', { name: 'Apurar o sorteio' }).click();
  await expect(page.getByText(/^Você fez esta versão/)).toBeVisible();
  await looks.see(page, 'apurado');

  await other.getByRole('button', { name: 'Confirmar e avisar os premiados' }).click();
  await looks.see(other, 'confirmar');
  await other.getByRole('dialog').getByRole('button', { name: 'Confirmar e avisar os premiados' }).click();
  await expect(other.getByRole('link', { name: 'Conferir como o público' })).toBeVisible();
  await looks.see(other, 'publicado');
  await expectFrase(page, /Bruno Reis$/);
  const saved = other.waitForEvent('download');
  await other.getByRole('link', { name: 'Baixar a cápsula' }).click();
  const capsula = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { manifesto: object };
  expect(capsula.manifesto).toMatchObject({ sorteio: { data: ontem, nome: 'Sorteio de ontem' } });
  const minutes = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Baixar a ata (PDF)' }).click();
  const ata = await minutes;
  expect(ata.suggestedFilename()).toBe(`ata-${ontem}.pdf`);
  expect(readFileSync(await ata.path(), 'latin1')).toMatch(/^%PDF-1\.7/);
  const participants = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Participantes (CSV)' }).click();
  const zip = await participants;
  expect(zip.suggestedFilename()).toBe(`participantes-${ontem}.zip`);
  expect(readFileSync(await zip.path(), 'latin1')).toContain('participantes-001.csv');
  await expect(other.getByText('Participantes baixados. Guarde o arquivo em lugar seguro.')).toBeVisible();
  await looks.seeSchemes(other, 'arquivos');
  looks.expectNothing();
});
