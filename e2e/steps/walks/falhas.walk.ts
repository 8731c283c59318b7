import { type Page } from '@playwright/test';
import { addressOf } from '../addresses.ts';
import { expect } from '../expect.ts';
import { waitForScreen, type See } from '../go.ts';
import { publishCampanha } from '../publish-campanha.ts';

const campanhas = '**/campanha/v1/campanhas/';
/** The default text of an ended campaign. */
const encerrada =
  'Nossa campanha foi um sucesso e todos os números da sorte foram distribuídos... Campanha encerrada: Consulte as regras do regulamento.';
const dialog = (page: Page) => page.locator('dialog[open]').last();

/** Walks the screens that replace the app: no configuration, no campaign, an ended campaign, an outdated app. */
export async function walkFalhas(page: Page, see: See): Promise<void> {
  await page.route(campanhas, (route) => route.fulfill({ status: 500, json: {} }));
  const document = `${addressOf('localhost')}/**`;
  await page.route(document, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    // Like a page of another host, which carries no campaigns.
    const body = (await response.text()).replace('"campanhas":[{', '"outras":[{');
    return route.fulfill({ response, body });
  });
  await page.goto(addressOf('localhost'));
  await expect(dialog(page)).toBeVisible();
  await see(page, 'campaigns failed');
  await page.unroute(document);
  await page.unroute(campanhas);

  await page.route(campanhas, (route) => route.fulfill({ json: { mensagem: '', retorno: [] } }));
  await page.goto(addressOf('localhost'));
  await expect(page.getByRole('heading', { name: 'Voltamos já' })).toBeVisible();
  await see(page, 'no campaign');
  await page.unroute(campanhas);
  await walkEncerrada(page, see);
  await walkAtualizacao(page, see);
  await walkSemConfiguracao(page, see);
}

async function walkEncerrada(page: Page, see: See): Promise<void> {
  const host = await publishCampanha(page.request, 'encerrada-ha-muito', {
    'campanha.dataInicial': '2026-01-01',
    'campanha.dataFinal': '2026-02-28',
    'campanha.dataFinalCompras': '2026-02-28',
    'campanha.dataFinalCadastros': '2026-02-28',
  });
  await page.goto(addressOf(host));
  await waitForScreen(page);
  await expect(page.getByText('Campanha encerrada', { exact: true })).toBeVisible();
  await expect(page.getByText(encerrada)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeEnabled();
  await see(page, 'campaign ended');
  await page.getByLabel('CPF').fill('52998224725');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(dialog(page).getByText(encerrada)).toBeVisible();
  await see(page, 'modal campaign ended');
}

async function walkAtualizacao(page: Page, see: See): Promise<void> {
  const host = await publishCampanha(page.request, 'versao-nova', {
    'configuracao.nativo': { forcarAtualizacao: true, versaoServidor: '99.0.0' },
    'configuracao.navegacao.urlLojaAndroid': 'https://loja.example/app',
  });
  await page.addInitScript((nova) => {
    if (location.hostname !== nova) return;
    Object.assign(globalThis, {
      Capacitor: { isNativePlatform: () => true, getPlatform: () => 'android' },
    });
  }, host);
  await page.goto(addressOf(host));
  await expect(page.getByRole('heading', { name: 'Atualização necessária' })).toBeVisible();
  await see(page, 'forced update');
}

async function walkSemConfiguracao(page: Page, see: See): Promise<void> {
  await page.route('**/inicio', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<script type="application\/json"[\s\S]*?<\/script>/, '');
    await route.fulfill({ response, body });
  });
  await page.route('**/configuracoes/listarPorChaveValor', (route) => route.abort());
  await page.goto(`${addressOf('localhost')}/regulamento`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${addressOf('localhost')}/inicio`);
  await expect(page.getByText('Não foi possível encontrar a URL solicitada')).toBeVisible();
  await see(page, 'no configuration');
}
