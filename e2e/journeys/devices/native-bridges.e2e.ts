import { type Page } from '@playwright/test';
import { formatCpf } from '@trevo/rules/texto/mask';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { waitForButtons, waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { createLooks } from '../../steps/looks/looks.ts';
import { publishCampanha, toHost, type CampanhaChange } from '../../steps/publish-campanha.ts';
import {
  cutNotch,
  installShell,
  notch,
  type Shell,
  type ShellOptions,
} from '../../steps/browser/simulated-shell.ts';
import { storeLogin, registerNewPessoa } from '../../steps/sign-up.ts';
import { toNota, videoQrCode } from '../../steps/notas/videos.ts';

/** Publishes a campaign whose configuration is also served by this app package. */
async function publishApp(page: Page, nome: string, change: CampanhaChange = {}) {
  const pacote = `br.example.${toHost(nome).replace('.localhost', '').replaceAll('-', '.')}`;
  const host = await publishCampanha(page.request, nome, { hosts: [toHost(nome), pacote], ...change });
  return { host, pacote };
}

/** Simulates the app on a phone with a notch, before its start. */
async function installApp(
  page: Page,
  nome: string,
  options: Partial<ShellOptions> = {},
  change?: CampanhaChange,
) {
  const { host, pacote } = await publishApp(page, nome, change);
  const shell = await installShell(page, host, { pacote, ...options });
  await cutNotch(page);
  return { host, shell, start: () => page.goto(`${addressOf(host)}/`) };
}

async function signInBefore(page: Page, host: string): Promise<string> {
  const { pessoa, sessao } = await registerNewPessoa(page, host);
  await storeLogin(page, sessao);
  return pessoa.cpf;
}

/** Expects the buttons between the system bars, and the upper inset applied once. */
async function expectClearOfNotch(page: Page, [first, ...others]: readonly string[]): Promise<void> {
  const find = (name: string | undefined) => page.getByRole('button', { name: name!, exact: true });
  const strip = await page.getByText('Você está em um ambiente de testes').boundingBox();
  const begin = strip!.y + strip!.height;
  const top = (await find(first).boundingBox())!;
  expect(top.y).toBeGreaterThanOrEqual(notch.top);
  expect(top.y - begin).toBeLessThan(notch.top / 2);
  const end = page.viewportSize()!.height - notch.bottom;
  for (const name of others) {
    const { y, height } = (await find(name).boundingBox())!;
    expect(y + height, name).toBeLessThanOrEqual(end);
  }
}

const saudacao = (page: Page) => page.getByText(/^Olá, /);

/** Receipts are read before they earn numbers. */
const lida: CampanhaChange = {
  ganho: { por: 'valor', centavosPorNumero: 5000, acumulaResto: false },
  recompensas: undefined,
  premios: undefined,
  'documentos.valor': [{ fonte: 'leitor', esperaHoras: 1 }, { fonte: 'codigo' }, { fonte: 'operador' }],
  'configuracao.navegacao.urlAppPhonegap': 'https://promo.example/app',
};

/** Opens a screen from a notification, and returns by the back button until the app is left. */
async function walkBack(page: Page, host: string, shell: Shell): Promise<void> {
  await shell.emit('PushNotifications', 'pushNotificationActionPerformed', {
    actionId: 'tap',
    notification: { id: '2', data: { url: 'https://promo.example/documentosFiscais' } },
  });
  await expect(page).toHaveURL(`${addressOf(host)}/#/documentosFiscais`);
  await shell.emit('App', 'backButton', { canGoBack: true });
  await expect(page).toHaveURL(`${addressOf(host)}/#/home`);
  await page.getByRole('link', { name: 'Notas' }).click();
  await expect(page).toHaveURL(`${addressOf(host)}/#/documentosFiscais`);
  await page.getByRole('button', { name: 'Conta' }).click();
  const painel = page.getByRole('dialog');
  await expect(painel).toBeVisible();
  await shell.emit('App', 'backButton', { canGoBack: true });
  await expect(painel).toBeHidden();
  await expect(page).toHaveURL(`${addressOf(host)}/#/documentosFiscais`);
  await shell.emit('App', 'backButton', { canGoBack: true });
  await expect(page).toHaveURL(`${addressOf(host)}/#/home`);
  expect(shell.count('App.minimizeApp')).toBe(0);
  await shell.emit('App', 'backButton', { canGoBack: true });
  await shell.waitFor('App.minimizeApp');
  await expect(page).toHaveURL(`${addressOf(host)}/#/home`);
}

/** Reads a receipt with the native scanner, closed and wrong first, and shares its numbers. */
async function readNota(page: Page, host: string, shell: Shell): Promise<void> {
  const looks = createLooks('reader', ['sol', 'noite']);
  await page.getByRole('button', { name: 'CADASTRAR CUPOM' }).click();
  await page.getByRole('button', { name: /Escanear nota/ }).click();
  await expect(page).toHaveURL(`${addressOf(host)}/#/escanear`);
  expect(await shell.waitFor('CapacitorBarcodeScanner.scanBarcode')).toMatchObject({
    hint: 0,
    scanInstructions: 'Aponte a câmera para o QR Code da nota',
  });
  await shell.closeReader({ code: 'OS-PLUG-BARC-0006' });
  await expect(page.getByRole('heading', { name: 'Escaneie o QR Code da nota' })).toBeVisible();
  await expectClearOfNotch(page, ['Voltar', 'Abrir o leitor']);
  await page.getByRole('button', { name: 'Abrir o leitor' }).click();
  await shell.closeReader({
    read: '00020126580014br.gov.bcb.pix0136a629532e-7693-4846-b028-f142082d7b0752040000',
  });
  await expect(page.getByRole('alert')).toContainText('Este é um código Pix');
  await waitForButtons(page);
  await looks.see(page, 'reader read something else');
  looks.expectNothing();
  expect(await shell.waitFor('Haptics.notification')).toEqual({ type: 'WARNING' });
  await page.getByRole('button', { name: 'Abrir o leitor' }).click();
  await shell.closeReader({ read: videoQrCode('cadastro') });
  await expect(page.getByRole('heading', { name: /Você ganhou 1 número da sorte/ })).toBeVisible();
  await expect.poll(() => shell.count('Haptics.notification')).toBeGreaterThan(1);
  await page.getByRole('link', { name: 'Ver meus números' }).click();
  await expect(page).toHaveURL(`${addressOf(host)}/#/cupons`);
  await page
    .getByRole('button', { name: /Compartilhar/ })
    .first()
    .click();
  expect(await shell.waitFor('Share.share')).toMatchObject({ files: ['file:///cache/meus-numeros.png'] });
  expect(await shell.waitFor('Filesystem.writeFile')).toMatchObject({ directory: 'CACHE' });
}

test('in the app a tapped notification opens its screen and the back button leaves it; the native scanner reads a receipt, and a refused camera is explained', async ({
  page,
}) => {
  const { host, shell, start } = await installApp(page, 'nativo-nota');
  await signInBefore(page, host);
  await start();
  await waitForScreen(page);
  await expect(saudacao(page)).toBeVisible();
  await expect(page).toHaveURL(`${addressOf(host)}/#/home`);
  await test.step('a tapped notification and the back button', () => walkBack(page, host, shell));
  await test.step('the native scanner', () => readNota(page, host, shell));
  await test.step('a refused camera, and no native scanner', async () => {
    await page.goto(`${addressOf(host)}/#/escanear`);
    await shell.closeReader({ code: 'OS-PLUG-BARC-0007' });
    await expect(page.getByText('Libere a câmera para escanear')).toBeVisible();
    await expect(page.getByText('Abra os ajustes deste aplicativo')).toBeVisible();
    await waitForButtons(page);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await shell.closeReader({ code: 'OS-PLUG-BARC-0004' });
    // This browser has no camera: the message shows that the page has requested one.
    await expect(page.getByText('Não encontramos uma câmera')).toBeVisible();
  });
});

test('a tapped notification starts the app at its screen, through the sign-in', async ({ page }) => {
  const nome = 'nativo-aviso';
  const tappedUrl = 'https://promo.example/cupons';
  const { host, shell, start } = await installApp(page, nome, { tappedUrl });
  const { pessoa } = await registerNewPessoa(page, host);
  await start();
  await page.getByLabel('CPF').fill(pessoa.cpf);
  // Another tap keeps the typed number.
  await shell.emit('PushNotifications', 'pushNotificationActionPerformed', {
    actionId: 'tap',
    notification: { id: '3', data: { url: tappedUrl } },
  });
  await expect(page.getByText('Entre na sua conta para abrir o aviso.').first()).toBeVisible();
  await expect(page.getByLabel('CPF')).toHaveValue(formatCpf(pessoa.cpf));
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: true }).fill(pessoa.senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(`${addressOf(host)}/#/cupons`);
  await expect(page.getByRole('heading', { name: 'Meus números' })).toBeVisible();
});

test('a coupon link starts the app, asks for sign-in and registers it', async ({ page }) => {
  const launchUrl = 'https://promo.example/2026-NATIVO_LINK-ABC123';
  const { host, start } = await installApp(page, 'nativo-link', { launchUrl });
  const { pessoa } = await registerNewPessoa(page, host);
  await start();
  await page.getByLabel('CPF').fill(pessoa.cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: true }).fill(pessoa.senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Este código de cupom não existe.')).toBeVisible();
  await expect(page).toHaveURL(`${addressOf(host)}/#/2026-NATIVO_LINK-ABC123`);
  // A restarted app does not open it again.
  await page.goto(`${addressOf(host)}/#/home`);
  await page.reload();
  await expect(saudacao(page)).toBeVisible();
  await expect(page).toHaveURL(`${addressOf(host)}/#/home`);
});

test("on an iPhone registers the phone's push token after consent; the receipt reader opens over the app and returns to it", async ({
  page,
}) => {
  const { host, shell, start } = await installApp(
    page,
    'nativo-leitor',
    { notices: 'prompt', platform: 'ios' },
    { ...lida, 'configuracao.notificacao.servicos': ['sns', 'onesignal'] },
  );
  const { sessao } = await registerNewPessoa(page, host, { aceitaNotificacao: false });
  await storeLogin(page, sessao);
  await start();
  await waitForScreen(page);
  await page.getByRole('button', { name: 'Notificações' }).click();
  const registration = page.waitForRequest((request) =>
    request.url().endsWith('/notificacao/v1/dispositivos'),
  );
  await page.getByRole('switch', { name: /Quero receber avisos/ }).check();
  await shell.waitFor('PushNotifications.register');
  await shell.emit('PushNotifications', 'registration', { value: 'token-do-aparelho' });
  const request = await registration;
  expect(request.postDataJSON()).toMatchObject({
    identificacao: { servico: 'sns', id: 'token-do-aparelho' },
    servicoNotificador: 'sns',
    tipoUsuario: 'consumidor',
    tipo: 'ios',
    tipoDispositivo: 'ios',
  });
  expect((await request.response())?.status()).toBe(200);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${addressOf(host)}/#/digitacaoManual`);
  await page.getByLabel('Chave de acesso').fill(toNota(Math.floor(Math.random() * 2 ** 31)));
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await page.getByRole('button', { name: 'Ler a nota' }).click();
  const { url } = (await shell.waitFor('Browser.open')) as { url: string };
  expect(new URL(url).searchParams.get('retorno')).toBe('https://promo.example/retornoCrawlerIOS');
  await shell.emit('App', 'appUrlOpen', {
    url: 'https://promo.example/retornoCrawlerIOS?status=200',
  });
  await expect(page.getByRole('heading', { name: 'Nota lida!' })).toBeVisible();
  await shell.waitFor('Browser.close');
});
