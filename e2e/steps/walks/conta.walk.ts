import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { projectFolder } from '../../../tools/project.ts';
import { expect } from '../expect.ts';
import { waitForButtons, go, press, type See } from '../go.ts';
import { toNota } from '../notas/videos.ts';

const telas = [
  '/cupons',
  '/documentosFiscais',
  '/sobre',
  '/quiz',
  '/lojasCredenciadas',
  '/associados',
  '/ajuda',
  '/faq',
  '/ofertas',
  '/contaCorrente',
  '/totalPontos',
  '/digitacaoManual',
  '/obterCodigoTemporario',
  '/verificarEmail',
  '/home',
];
const picture = join(projectFolder, 'docs/images/three-brands.png');

const dialog = (page: Page) => page.locator('dialog[open]').last();

/** Closes the topmost layer, and waits for the page or the layer below. */
async function close(page: Page): Promise<void> {
  const before = await page.locator('dialog[open]').count();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(before - 1);
}

/** Walks every screen behind the entry. */
export async function walkTelas(page: Page, see: See): Promise<void> {
  for (const path of telas) {
    await go(page, path);
    await see(page, path);
  }
  await go(page, '/obterCodigoTemporario');
  await press(page, 'Gerar código');
  await expect(page.getByRole('button', { name: 'Copiar código' })).toBeVisible();
  await see(page, 'temporary code');
  await go(page, '/digitacaoManual');
  await page.getByLabel('Chave de acesso').fill('35131107');
  await press(page, 'Cadastrar nota');
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await see(page, 'typed key, refused');
  await walkFila(page, see);
  await walkSemCamera(page, see);
  await go(page, '/home');
  // The panels open over it: what it shows since the receipt is checked once, not below each of them.
  await see(page, '/home, after a receipt');
}

/** Walks a refused camera: the alternatives below the short header. */
async function walkSemCamera(page: Page, see: See): Promise<void> {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await go(page, '/escanear');
  await expect(page.getByText('Libere a câmera para escanear')).toBeVisible();
  await see(page, 'camera refused');
}

const enviar = '**/documentosFiscaisPendentes/**';

/** Walks a receipt without network: stored, queued, and processed there. */
async function walkFila(page: Page, see: See): Promise<void> {
  await page.route(enviar, (route) => route.abort());
  await page.getByLabel('Chave de acesso').fill(toNota(Math.floor(Math.random() * 2 ** 31)));
  await press(page, 'Cadastrar nota');
  await expect(page.getByRole('heading', { name: 'Nota guardada neste aparelho' })).toBeVisible();
  await see(page, 'receipt kept');
  await go(page, '/documentosFiscais');
  await expect(page.getByRole('heading', { name: 'Na fila deste aparelho' })).toBeVisible();
  await see(page, 'queue, waiting');
  await page.unroute(enviar);
  // It is sent automatically now: its send button may disappear before it is pressed.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const entendi = page.getByRole('button', { name: /^Entendi: / });
  await expect(entendi).toBeVisible();
  await see(page, 'queue, answered');
  await entendi.click();
  await expect(page.getByRole('heading', { name: 'Na fila deste aparelho' })).toHaveCount(0);
}

/** Walks the layers opened by the bars; the side menu stays open. */
export async function walkMenus(page: Page, see: See): Promise<void> {
  await page.getByRole('button', { name: /Participar|CADASTRAR CUPOM/ }).click();
  await expect(dialog(page)).toBeVisible();
  await see(page, 'ways of taking part');
  await close(page);
  await page.getByRole('button', { name: 'Notificações' }).click();
  await expect(dialog(page).getByRole('switch')).toBeVisible();
  await see(page, 'notifications');
  await close(page);
  await page.getByRole('button', { name: 'Abrir menu lateral' }).click();
  // Waits for the slide-in transition.
  await expect(dialog(page).getByText('Meus dados', { exact: true })).toBeInViewport({ ratio: 1 });
  await see(page, 'menu at the side');
}

/** Walks the menus and every panel that they open. */
export async function walkPaineisDaConta(page: Page, see: See): Promise<void> {
  await walkMenus(page, see);
  await walkPerfil(page, see);
  await walkFoto(page, see);
  await openConta(page);
  await see(page, 'settings');
  await walkSenha(page, see);
  await walkPasskeys(page, see);
  await walkMeusDados(page, see);
  await openConta(page);
  await press(page, /Excluir/);
  await expect(page.getByText('Deseja excluir sua conta?')).toBeVisible();
  await see(page, 'delete the account?');
  await close(page);
  await openConta(page);
  await dialog(page).getByText('Sair').click();
  await expect(page.getByText('Tem certeza?')).toBeVisible();
  await see(page, 'leave?');
  await close(page);
}

/** Walks the devices that sign in without a password, and the refused question for the password. */
async function walkPasskeys(page: Page, see: See): Promise<void> {
  await openConta(page);
  await press(page, 'Entrar sem senha');
  await expect(dialog(page).getByText('Nenhum aparelho incluído ainda.')).toBeVisible();
  await see(page, 'sign-in without a password');
  await press(page, 'Incluir este aparelho');
  await press(page, 'Continuar');
  await expect(page.getByText('Digite sua senha', { exact: true })).toBeVisible();
  await see(page, 'add this device, refused');
  await close(page);
}

/** Walks the consents, and the copy of the data after a wrong password. */
async function walkMeusDados(page: Page, see: See): Promise<void> {
  await openConta(page);
  await press(page, 'Meus aceites');
  await expect(dialog(page).getByRole('heading', { name: 'Obrigatórios para participar' })).toBeVisible();
  await see(page, 'consents');
  await close(page);
  await openConta(page);
  await press(page, 'Baixar meus dados');
  await dialog(page).getByLabel('Sua senha').fill('Errada123');
  await press(page, 'Preparar cópia');
  await expect(dialog(page).locator('[aria-invalid=true]')).toBeVisible();
  await see(page, 'copy of the data, refused');
  await close(page);
}

async function openConta(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conta' }).click();
  await expect(dialog(page).getByText('Sua conta')).toBeInViewport({ ratio: 1 });
}

async function walkPerfil(page: Page, see: See): Promise<void> {
  await dialog(page).getByText('Meus dados', { exact: true }).click();
  await expect(dialog(page).getByRole('button', { name: 'Seus dados' })).toBeVisible();
  await see(page, 'profile, put away');
  for (const secao of ['Seus dados', 'Seu endereço', 'Mais sobre você']) await showSecao(page, secao);
  await see(page, 'profile');
  await page.getByLabel('Nome completo').fill('A');
  await page.getByLabel('E-mail').fill('sem-arroba');
  await press(page, 'Salvar');
  await expect(page.getByText('Ops...').last()).toBeVisible();
  await see(page, 'profile, refused');
  await dialog(page).getByText('OK').click();
  await see(page, 'profile, errors at the fields');
  await page.getByLabel('Nome completo').fill('Ana Maria Lima');
  await page.getByLabel('E-mail').fill('ana@exemplo.invalid');
  await page.getByLabel('Celular').fill('92981234567');
  await waitForButtons(page);
  await press(page, 'Salvar');
  await expect(page.getByText('Confirme seu celular')).toBeVisible();
  await expect(page.getByLabel('Código de 6 números')).toBeVisible();
  await see(page, 'profile, code');
  await close(page);
  await close(page);
}

/** Expands a collapsed section of the profile. */
async function showSecao(page: Page, title: string): Promise<void> {
  const button = dialog(page).getByRole('button', { name: title, expanded: false });
  if (await button.isVisible()) await button.click();
}

async function walkFoto(page: Page, see: See): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu lateral' }).click();
  await page.getByRole('button', { name: 'Trocar foto' }).click();
  await expect(page.getByText('Foto do perfil')).toBeVisible();
  await press(page, 'Alterar Avatar');
  await expect(page.getByText('Por favor selecione uma imagem')).toBeVisible();
  await see(page, 'photo, none chosen');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByLabel('Aproximar')).toBeVisible();
  await see(page, 'photo, crop');
  await close(page);
}

async function walkSenha(page: Page, see: See): Promise<void> {
  await dialog(page).getByText('Alterar senha').click();
  await expect(page.getByLabel('Senha atual')).toBeVisible();
  await press(page, 'Salvar nova senha');
  await expect(page.getByText('Senha atual é requerida').first()).toBeVisible();
  await see(page, 'change of password, refused');
  await close(page);
}
