import { type Locator, type Page } from '@playwright/test';
import { buildTelefone } from '@trevo/fixtures/consumidor-builder';
import { createAxe } from '../../steps/looks/axe.ts';
import { findCodigo, readMensagem, toCodigoErrado } from '../../steps/caixa-de-saida.ts';
import { expect } from '../../steps/expect.ts';
import { waitForButtons } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';
import { waitInPage } from '../../steps/wait-in-page.ts';

const perfil = (page: Page) => page.getByRole('dialog', { name: 'Meus dados' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Confirme seu celular' });

async function openPerfil(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('button', { name: 'Meus dados', exact: true }).click();
  await expect(perfil(page).getByRole('heading', { name: 'Seus dados' })).toBeVisible();
}

/** Expands a section: a complete profile shows its sections collapsed with a summary. */
const openSecao = (page: Page, title: string) => perfil(page).getByRole('button', { name: title }).click();

test('saves a changed phone after its code is confirmed, keeps it after a reload, and shows missing and invalid fields', async ({
  page,
}) => {
  const pessoa = await beginAsNewPessoa(page);
  await openPerfil(page);
  await takePicture(page, 'profile-1-open');
  await expect(perfil(page).getByLabel('Celular')).toBeHidden();
  await openSecao(page, 'Seus dados');
  await takePicture(page, 'profile-1-seus-dados');
  const celular = buildTelefone(Math.floor(Math.random() * 2 ** 31));
  await perfil(page).getByLabel('Celular').fill(celular);
  await perfil(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(modal(page).getByText(/^Enviamos um SMS com 6 números para /)).toBeVisible();
  const codigo = findCodigo(await readMensagem(page, 'sms', celular));
  const field = modal(page).getByLabel('Código de 6 números');
  await field.fill(toCodigoErrado(codigo));
  await expect(
    modal(page).getByText('Tente novamente, pois o código de verificação está inválido/expirado.').first(),
  ).toBeVisible();
  await takePicture(page, 'profile-2-wrong-code');
  await field.fill(codigo);
  // The old phone is notified, so the password is asked first.
  const pergunta = page.getByRole('dialog', { name: 'Digite sua senha' });
  await pergunta.getByLabel('Sua senha').fill(pessoa.senha);
  await takePicture(page, 'profile-2-senha');
  await pergunta.getByRole('button', { name: 'Confirmar e salvar' }).click();
  const news = page.getByRole('dialog', { name: 'Prontinho!' });
  await expect(news.getByText('Seu perfil foi atualizado com sucesso!')).toBeVisible();
  await takePicture(page, 'profile-3-saved');
  await news.getByRole('button', { name: 'OK' }).click();
  await expect(news).toBeHidden();
  await expect(perfil(page)).toBeHidden();
  await openPerfil(page);
  await openSecao(page, 'Seus dados');
  await expect(perfil(page).getByLabel('Celular')).toHaveValue(
    celular.replace(/(..)(.....)(....)/, '($1)$2-$3'),
  );
  expect(celular).not.toBe(pessoa.telefoneContato);

  // The old phone was never confirmed: it is notified, without a link that opens the account.
  const aviso = await readMensagem(page, 'sms', pessoa.telefoneContato, 'peça uma nova senha no aplicativo');
  expect(aviso).not.toContain('/naoFuiEu');

  await test.step('shows missing and invalid fields', async () => {
    await perfil(page).getByLabel('Nome completo').fill('');
    await perfil(page).getByLabel('E-mail').fill('');
    await openSecao(page, 'Mais sobre você');
    await perfil(page).getByLabel('Usuário do PicPay').fill('sem arroba');
    // Collapses again, because the response re-renders the form.
    await openSecao(page, 'Mais sobre você');
    await openSecao(page, 'Seus dados');
    await expect(perfil(page).getByLabel('E-mail')).toBeHidden();
    await perfil(page).getByRole('button', { name: 'Salvar' }).click();
    const ops = page.getByRole('dialog', { name: 'Ops...' });
    await expect(
      ops.getByText('Erro na validação, por favor preencha todos os campos: Nome, E-mail'),
    ).toBeVisible();
    await takePicture(page, 'profile-4-missing');
    await ops.getByRole('button', { name: 'OK' }).click();
    await expect(perfil(page).getByLabel('Nome completo')).toHaveAttribute('aria-invalid', 'true');
    await expect(perfil(page).getByLabel('Nome completo')).toBeFocused();
    await takePicture(page, 'profile-5-fields');
    await perfil(page).getByLabel('Nome completo').fill('Maria Lima');
    await perfil(page).getByLabel('E-mail').fill('maria@exemplo.com.br');
    await waitForButtons(page);
    await perfil(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(
      ops.getByText('Erro na validação, por favor preencha o usuário do PicPay corretamente.'),
    ).toBeVisible();
    await ops.getByRole('button', { name: 'OK' }).click();
    await expect(perfil(page).getByLabel('Usuário do PicPay')).toBeFocused();
  });
});

test('the banner about more numbers links to the required field; photo, notifications, temporary code and licences open from the home screen', async ({
  page,
}) => {
  await beginAsNewPessoa(page);
  await page.goto('/home');
  await test.step('the banner links to the required field', () => savePicPay(page));
  const foto = await test.step('a photo is cropped, uploaded and shown in the bar', () => changeFoto(page));
  await test.step('saves the notification preference', () => wishNotificacoes(page));
  await slowHistory(page);
  await page.reload();
  await expect(foto).toBeVisible();
  await openNotificacoes(page);
  await expect(wish(page)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await test.step('a temporary code has six digits, counts down, and can be replaced', async () => {
    await openFromConta(page, 'Código temporário', '/obterCodigoTemporario');
    await replaceCodigo(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
  });
  await test.step('the licence texts open over the about page', async () => {
    await openFromConta(page, 'Sobre o aplicativo', '/sobre');
    await readLicencas(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
  });
});

async function savePicPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Informe seu PicPay / }).click();
  await expect(perfil(page).getByLabel('Usuário do PicPay')).toBeFocused();
  await expect(perfil(page).getByLabel('Nome completo')).toBeHidden();
  await takePicture(page, 'profile-14-picpay');
  await perfil(page).getByLabel('Usuário do PicPay').fill('@maria.lima');
  await perfil(page).getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('dialog', { name: 'Prontinho!' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/^Seu PicPay está valendo: /)).toBeVisible();
}

/** Uploads a photo of the profile. Returns its picture in the bar. */
async function changeFoto(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Abrir menu lateral/ }).click();
  await takePicture(page, 'profile-6-side-menu');
  await page.getByRole('button', { name: 'Trocar foto' }).click();
  const painel = page.getByRole('dialog', { name: 'Foto do perfil' });
  await painel.getByRole('button', { name: 'Alterar Avatar' }).click();
  await expect(painel.getByText('Por favor selecione uma imagem para seu perfil!')).toBeVisible();
  await takePicture(page, 'profile-7-no-photo');
  await painel.locator('input[type=file]').setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawJpeg(page),
  });
  await expect(painel.getByText('Arraste para enquadrar. Use o controle para aproximar.')).toBeVisible();
  // The round crop window is centred on the picture, and the outside is dark.
  const janela = painel.locator('[class*=CropAreaRound]');
  await expect(janela).toHaveCSS('border-radius', '50%');
  await expect(janela).toHaveCSS('position', 'absolute');
  await painel.getByLabel('Aproximar').fill('1.5');
  await takePicture(page, 'profile-8-crop');
  const upload = page.waitForRequest(/\/upload\/v1\//);
  await painel.getByRole('button', { name: 'Alterar Avatar' }).click();
  const { fotoBase64 } = (await upload).postDataJSON() as { fotoBase64: string };
  expect(fotoBase64).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  await expect(page.getByText('Upload da imagem feito com sucesso!')).toBeVisible();
  const foto = page.getByRole('button', { name: /Abrir menu lateral/ }).locator('img');
  await expect(foto).toBeVisible();
  await expect.poll(() => foto.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(99);
  await takePicture(page, 'profile-9-photo');
  return foto;
}

const notificacoes = (page: Page) => page.getByRole('dialog', { name: 'Notificações' });
const wish = (page: Page) => notificacoes(page).getByRole('switch', { name: /Quero receber avisos/ });
const openNotificacoes = (page: Page) => page.getByRole('button', { name: /^Notificações/ }).click();

async function wishNotificacoes(page: Page): Promise<void> {
  await openNotificacoes(page);
  await expect(wish(page)).not.toBeChecked();
  await wish(page).check();
  await expect(
    notificacoes(page).getByText('Autorização de notificação foi atualizada com sucesso!'),
  ).toBeVisible();
  await takePicture(page, 'profile-10-notifications');
}

/** Delays steps through the history on the next page, as a slow phone does. */
async function slowHistory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // history.back() is asynchronous.
    const { go } = History.prototype;
    const asked = { backs: 0 };
    Object.assign(window, { asked });
    History.prototype.go = function (delta) {
      asked.backs += 1;
      addEventListener('popstate', () => (asked.backs -= 1), { once: true });
      setTimeout(() => go.call(this, delta), 200);
    };
  });
}

/** Opens a screen from the account panel, which stays open in spite of slow steps through the history. */
async function openFromConta(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Conta' }).click();
  await takePicture(page, `profile-11-account-${name.split(' ')[0]}`);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  // No pending history navigation closes it again.
  const isDone = () => (window as unknown as { asked: { backs: number } }).asked.backs === 0;
  await waitInPage(page, isDone, null, 30_000);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

async function replaceCodigo(page: Page): Promise<void> {
  await takePicture(page, 'profile-12-before-code');
  await page.getByRole('button', { name: 'Gerar código' }).click();
  const codigo = page.getByText(/^\d{6}$/);
  await expect(codigo).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Vale por mais (10:00|9:5\d)$/);
  await takePicture(page, 'profile-13-code');
  const before = await codigo.textContent();
  await page.getByRole('button', { name: 'Gerar outro código' }).click();
  await expect(codigo).not.toHaveText(before!);
}

async function readLicencas(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Licenças de terceiros' }).click();
  const licencas = page.getByRole('dialog', { name: 'Licenças de terceiros' });
  await expect(licencas.getByText(/- react-dom \S+ \(MIT\)/)).toBeVisible();
  await takePicture(page, 'sobre-licencas');
  const axe = createAxe();
  await axe.see(page, 'licence texts');
  axe.expectNothing();
  await licencas.getByRole('button', { name: 'Fechar' }).click();
  await expect(licencas).toBeHidden();
  await expect(page).toHaveURL(/\/sobre$/);
}

/** Draws a photo of 800 by 600 in the browser: a sky over a field. */
async function drawJpeg(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 600;
    const context = canvas.getContext('2d')!;
    for (const [color, y, height] of [
      ['#6db3f2', 0, 350],
      ['#3f8f3f', 350, 250],
    ] as const) {
      context.fillStyle = color;
      context.fillRect(0, y, 800, height);
    }
    context.fillStyle = '#ffd60a';
    context.beginPath();
    context.arc(400, 300, 120, 0, 7);
    context.fill();
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
