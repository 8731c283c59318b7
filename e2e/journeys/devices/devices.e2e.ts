import { type BrowserContext, type Page, type Request } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { readMensagem } from '../../steps/caixa-de-saida.ts';
import { judgePendentes } from '../../steps/entradas.ts';
import { expect } from '../../steps/expect.ts';
import { waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { createLooks } from '../../steps/looks/looks.ts';
import { publishCampanha, type CampanhaChange } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

const aceitar = (page: Page) => page.getByRole('switch', { name: /Quero receber avisos/ });

const isRegistration = (request: Request) => request.url().endsWith('/notificacao/v1/dispositivos');
const isEnd = (request: Request) => request.url().endsWith('/notificacao/v1/dispositivos/encerrar');
const toBody = (request: Request) =>
  request.postDataJSON() as { id: string; identificacao: { servico: string; id: string } };

/** The permission before a request and the answer to it, because a headless browser shows no prompt. */
type Permissao = readonly [before: NotificationPermission, asked: NotificationPermission];

/** Sets the browser's answer to a permission request of every page of the context. */
const answerBrowser = (context: BrowserContext, ...permissao: Permissao) =>
  context.addInitScript((initial) => {
    const browser = Object.assign(window, { permissao: initial });
    Object.defineProperty(Notification, 'permission', { get: () => browser.permissao[0] });
    Notification.requestPermission = () => Promise.resolve(browser.permissao[1]);
  }, permissao);

/** Changes the permission of an open page, as in the settings of the browser. */
const changePermissao = (page: Page, ...permissao: Permissao) =>
  page.evaluate((next) => void Object.assign(window, { permissao: next }), permissao);

async function openAvisos(page: Page, host: string): Promise<void> {
  await beginAsNewPessoa(page, host, { aceitaNotificacao: false });
  await page.goto(`${addressOf(host)}/home`);
  await waitForScreen(page);
  await page.getByRole('button', { name: 'Notificações' }).click();
  await expect(aceitar(page)).not.toBeChecked();
}

async function answered(request: Request): Promise<number | undefined> {
  return (await request.response())?.status();
}

test('explains a refused permission, then registers this device once across two tabs, and removes it on sign-out', async ({
  page,
  context,
}) => {
  const host = await publishCampanha(page.request, 'avisos');
  await answerBrowser(context, 'default', 'denied');
  await openAvisos(page, host);
  await aceitar(page).check();
  await expect(page.getByText('Os avisos estão bloqueados neste navegador.')).toBeVisible();
  const looks = createLooks('notices', ['sol', 'noite']);
  await looks.see(page, 'refused permission');
  looks.expectNothing();
  await aceitar(page).uncheck();
  // A press while the change is saved has no effect.
  await expect(aceitar(page)).not.toHaveAttribute('aria-busy');

  await answerBrowser(context, 'granted', 'granted');
  await changePermissao(page, 'granted', 'granted');
  const registration = page.waitForRequest(isRegistration);
  await aceitar(page).check();
  const first = await registration;
  expect(await answered(first)).toBe(200);
  await expect(page.getByText('Autorização de notificação foi atualizada com sucesso!')).toBeVisible();
  const { id, identificacao } = toBody(first);

  const tab = await context.newPage();
  const again = tab.waitForRequest(isRegistration);
  await tab.goto(`${addressOf(host)}/home`);
  expect(toBody(await again)).toEqual(toBody(first));
  expect(await answered(await again)).toBe(200);
  await tab.close();

  await page.keyboard.press('Escape');
  const end = page.waitForRequest(isEnd);
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('dialog').getByText('Sair').click();
  await page
    .getByRole('dialog')
    .filter({ hasText: 'Tem certeza?' })
    .getByRole('button', { name: 'Sair' })
    .click();
  expect(toBody(await end)).toEqual({ id, identificacao });
  expect(await answered(await end)).toBe(200);
});

test('asks in the page before the permission prompt while a receipt is pending, and opens it from the notification', async ({
  page,
  context,
}) => {
  const host = await publishCampanha(page.request, 'avisos-convite', { 'documentos.apuracao': 'manual' });
  await answerBrowser(context, 'default', 'granted');
  await beginAsNewPessoa(page, host, { aceitaNotificacao: false });
  await page.goto(`${addressOf(host)}/digitacaoManual`);
  await page.getByLabel('Chave de acesso').fill(toNota(Math.floor(Math.random() * 2 ** 31)));
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByText('Quer saber na hora quando a nota for conferida?')).toBeVisible();
  const looks = createLooks('notices', ['sol', 'noite']);
  await looks.see(page, 'asked after a receipt');
  const registration = page.waitForRequest(isRegistration);
  await page.getByRole('button', { name: 'Quero ser avisado' }).click();
  const device = await registration;
  expect(await answered(device)).toBe(200);
  await expect(page.getByText('Pronto! A gente avisa você neste aparelho.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quero ser avisado' })).toHaveCount(0);

  await judgePendentes(page.request, host, { status: 'VALIDO' });
  const shown = await readMensagem(page, 'push', toBody(device).identificacao.id);
  expect(shown).toContain('Sua nota fiscal foi aprovada. Veja o que ela rendeu.');
  await page.goto(`${addressOf('localhost')}/_dev/caixa-de-saida`);
  const aviso = page
    .getByRole('row')
    .filter({ hasText: toBody(device).identificacao.id })
    .getByRole('link');
  await expect(aviso).toContainText('Sua nota fiscal foi aprovada.');
  await expect(aviso).toContainText(new URL(addressOf(host)).host);
  await aviso.click();
  await expect(page).toHaveURL(`${addressOf(host)}/documentosFiscais`);
  await expect(page.getByRole('main').getByText('VÁLIDO').first()).toBeVisible();
  looks.expectNothing();
});

const comOnesignal: CampanhaChange = { 'configuracao.notificacao.onesignalAppId': 'app-1' };
const script = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js';

/** Stub of OneSignal's script that responds immediately. */
const imitation = `
  const subscription = { id: undefined, optedIn: false,
    optIn: async () => { subscription.id = 'inscricao-1'; subscription.optedIn = true; tell(); },
    optOut: async () => { subscription.optedIn = false; },
    addEventListener: (_event, listener) => listeners.add(listener),
    removeEventListener: (_event, listener) => listeners.delete(listener) };
  const listeners = new Set();
  const tell = () => listeners.forEach((listener) => listener({ previous: {}, current: subscription }));
  window.OneSignal = { init: async (options) => { window.onesignalOptions = options; }, User: { PushSubscription: subscription } };
  for (const work of window.OneSignalDeferred) work(window.OneSignal);
  window.OneSignalDeferred = { push: (work) => work(window.OneSignal) };`;

test('loads OneSignal only after consent, with a worker in its own folder; survives a blocked script, reports it and retries it at the next start', async ({
  page,
  context,
}) => {
  const host = await publishCampanha(page.request, 'avisos-onesignal', comOnesignal);
  await answerBrowser(context, 'granted', 'granted');
  const loaded: string[] = [];
  let isBlocked = true;
  await page.route(script, (route) => {
    loaded.push(route.request().url());
    return isBlocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: imitation });
  });
  await openAvisos(page, host);
  expect(loaded).toEqual([]);
  await aceitar(page).check();
  await expect(page.getByText(/Não foi possível ligar os avisos neste aparelho agora/)).toBeVisible();
  await expect(aceitar(page)).toBeChecked();
  expect(loaded).toHaveLength(1);

  isBlocked = false;
  const registration = page.waitForRequest(isRegistration);
  await page.reload();
  expect(toBody(await registration).identificacao).toEqual({ servico: 'onesignal', id: 'inscricao-1' });
  expect(await page.evaluate(() => (window as { onesignalOptions?: object }).onesignalOptions)).toMatchObject(
    {
      appId: 'app-1',
      serviceWorkerPath: 'avisos/OneSignalSDKWorker.js',
      serviceWorkerParam: { scope: '/avisos/' },
    },
  );
});
