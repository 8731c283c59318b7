import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { projectFolder } from '../../../tools/project.ts';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { go, waitForButtons, waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { hasWaitingRelease, openAgainOffline, waitForWorker } from '../../steps/browser/offline.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { startReleaseProxy } from '../../steps/browser/release-proxy.ts';
import { registerNewPessoa, storeLogin } from '../../steps/sign-up.ts';

// All other journeys block the service worker.
test.use({ serviceWorkers: 'allow' });
// The service worker is registered when the page has been idle for seconds, in the last journey twice.
test.describe.configure({ timeout: 150_000 });

const brands = [
  { host: 'localhost', logo: 'quatro-folhas', primaria: 'rgb(53, 93, 161)' },
  { host: 'sol.localhost', logo: 'sol', primaria: 'rgb(255, 214, 10)' },
] as const;

const continuar = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });

/** Returns all URLs in the browser's caches, with the bodies of text responses. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const entries: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        entries.push({
          path: pathname + search,
          text: (await (await cache.match(request))!.text()).slice(0, 200_000),
        });
      }
    }
    return entries;
  });

/** Expects the brand's logo from the cache. */
async function expectLogo(page: Page, logo: string): Promise<void> {
  const picture = page.locator(`main img[src*="/marcas/${logo}"]`).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('starts two brands without network from a cached page each, says so, and recovers with the network', async ({
  context,
}) => {
  for (const { host } of brands) {
    const page = await context.newPage();
    await page.goto(addressOf(host));
    await waitForWorker(page);
    await page.close();
  }
  await context.setOffline(true);
  const again = await context.newPage();
  for (const { host, primaria, logo } of brands.toReversed()) {
    await again.goto(addressOf(host));
    await expect(continuar(again)).toHaveCSS('background-color', primaria);
    await expectLogo(again, logo);
    await expect(again.getByText('Sem conexão.').first()).toBeVisible();
  }

  await again.getByLabel('CPF').fill('52998224725');
  await continuar(again).click();
  await expect(again.getByText('verifique sua conexão e tente novamente')).toBeVisible();
  await again.getByRole('button', { name: 'OK', exact: true }).click();

  await context.setOffline(false);
  await expect(again.getByText('Sem conexão.')).toHaveCount(0);
  await waitForButtons(again);
  await continuar(again).click();
  await expect(again.getByLabel('Senha', { exact: false }).first()).toBeVisible();
});

/** Expects no API response, token or personal data in the caches. */
async function expectNothingPersonal(page: Page, personal: readonly string[]): Promise<void> {
  const kept = await readCaches(page);
  const strange = kept.filter(
    ({ path }) => !/^\/($|assets\/|marcas\/|manifest\.webmanifest$|icone\.svg$)/.test(path),
  );
  expect(strange.map(({ path }) => path)).toEqual([]);
  expect(kept.filter(({ path }) => path === '/')).toHaveLength(1);
  const leaks = kept.filter(({ path, text }) =>
    personal.some((part) => path.includes(part) || text.includes(part)),
  );
  expect(leaks.map(({ path }) => path)).toEqual([]);
}

test('caches nothing personal, keeps the session without network, and fills the first screen when the network is back', async ({
  page,
  context,
}) => {
  const host = await publishCampanha(page.request, 'sem-rede', {
    'configuracao.navegacao.telasConfiguraveis': ['home'],
  });
  const { pessoa, sessao } = await registerNewPessoa(page, host);
  await storeLogin(page, sessao);
  await page.goto(`${addressOf(host)}/home?usuario=${pessoa.cpf}`);
  await expect(page.getByText(/^Olá, /)).toBeVisible();
  await waitForWorker(page);
  await go(page, `/cupons?usuario=${pessoa.cpf}`);
  await go(page, '/home');
  // The worker answers this page.
  await page.goto(`${addressOf(host)}/documentosFiscais?usuario=${pessoa.cpf}`);
  await waitForScreen(page);
  await page.waitForLoadState('networkidle');
  const { token } = sessao as { token: string };
  await expectNothingPersonal(page, [token, pessoa.cpf, pessoa.email, pessoa.nome]);
  await go(page, '/home');
  await expect(page.getByText(/^Olá, /)).toBeVisible();
  const again = await openAgainOffline(context, page, addressOf(host));

  await expect(again).toHaveURL(/\/home$/);
  await expect(again.getByText('Sem conexão.').first()).toBeVisible();
  await expect(again.getByText('Não deu para carregar', { exact: true })).toBeVisible();
  await expect(again.getByRole('button', { name: 'Tentar novamente' }).first()).toBeVisible();
  await expect(again.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await again.evaluate(() => localStorage.getItem('trevo.login'))).toContain(pessoa.cpf);

  // The next screen is available too.
  await again.getByRole('link', { name: 'Digitar a chave da nota' }).click();
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
  await again.goBack();
  // The targets of the menu's main button are too, in every campaign.
  for (const path of ['/cadastrarCupom', '/2026-TREVO-8F3K2', '/cadastroCompra', '/lancamentoManual']) {
    await go(again, path);
    await expect(again.getByRole('heading', { name: 'Esta tela não chegou' })).toHaveCount(0);
  }
  await go(again, '/home');

  await context.setOffline(false);
  await expect(again.getByText(/^Olá, /)).toBeVisible();
  await expect(again.getByText('Não deu para carregar', { exact: true })).toHaveCount(0);
});

test('precaches the chunk that offers a new release, which the server drops with the next release', async ({
  request,
}) => {
  const manifest = JSON.parse(
    readFileSync(join(projectFolder, 'apps/web/dist/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { readonly file: string }>;
  const { file } = manifest['src/app/release/offer-release.ts']!;
  const response = await request.get(`${addressOf('localhost')}/sw.js`);
  expect(response.headers()['content-type']).toContain('javascript');
  const precached = (await response.text()).match(/\/assets\/[\w.-]+/g);
  expect(precached).toContain(`/${file}`);
});

test('a new release waits for the pages of the old one, which keep working, and then starts without network', async ({
  page,
  context,
}) => {
  const proxy = await startReleaseProxy();
  try {
    const { sessao } = await registerNewPessoa(page);
    await storeLogin(page, sessao);
    await page.goto(`${proxy.address}/home`);
    await waitForWorker(page);
    proxy.release();
    await expect(async () => expect(await hasWaitingRelease(page)).toBe(true)).toPass();

    // The server no longer has this file; the old release's service worker does.
    await page.getByRole('link', { name: 'Números' }).click();
    await expect(page.getByRole('heading', { name: 'Meus números' })).toBeVisible();
    // Neither server nor service worker has this one: the page reloads into the new release.
    await page.evaluate(() => {
      history.pushState(null, '', '/regulamento');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { name: 'Regulamento' })).toBeVisible();
    await expect(page.locator('script[src*="novo.js"]')).toHaveCount(1);

    // The browser activates the new worker once the old one is idle: an earlier navigation still gets the old one.
    let again = page;
    await expect(async () => {
      again = await openAgainOffline(context, again, `${proxy.address}/home`);
      await expect(again.getByText('Não deu para carregar', { exact: true })).toBeVisible();
      expect(await again.locator('script[src*="novo.js"]').count()).toBe(1);
    }).toPass();
    await expect(async () => {
      const files = (await readCaches(again))
        .map(({ path }) => path)
        .filter((path) => path.startsWith('/assets/'));
      expect(files.length).toBeGreaterThan(40);
      expect(files.filter((path) => !path.includes('novo.'))).toEqual([]);
    }).toPass();
  } finally {
    proxy.close();
  }
});
