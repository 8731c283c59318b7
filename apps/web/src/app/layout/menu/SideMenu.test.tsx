// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, closeScreen, openScreen, stubNetwork } from '../../../../test/screen-harness.tsx';
import { setWindowWidth } from '../../../../test/window-width.ts';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { session } from '../../../platform/session/session.ts';
import { routes } from '../../routes.tsx';
import { Frame } from '../Frame.tsx';

const usuario = '52998224725';

beforeEach(() => session.signIn({ token: 't1', usuario, tipo: 'consumidor' }));
afterEach(() => {
  paineis.close();
  closeScreen();
});

function open(path: string, configuracao: Partial<Configuracao> = {}) {
  stubNetwork({ [`GET /consumidor/v1/consumidores/${usuario}`]: answer({ nome: 'ANA MARIA LIMA' }) });
  const { flags } = routes.find((route) => route.path === path)!;
  const frame = (
    <Frame flags={flags}>
      <main>conteúdo</main>
    </Frame>
  );
  openScreen(path, { [path]: frame }, configuracao);
}
const findMenu = () => screen.findByRole('navigation', { name: 'Menu' });
const isBeforeScreen = (menu: HTMLElement) =>
  (menu.compareDocumentPosition(screen.getByText('conteúdo')) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const telas = {
  'navegacao.telasConfiguraveis': ['contaCorrente', 'cupons', 'quiz'],
  'quiz.ativo': true,
} as const;

test("a wide window has the menu before the screen, including the campaign's other screens", async () => {
  setWindowWidth(1280);
  open('/cupons', telas as unknown as Partial<Configuracao>);
  const menu = await findMenu();
  expect(isBeforeScreen(menu)).toBe(true);
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/home',
    '/home',
    '/cupons',
    '/documentosFiscais',
    '/contaCorrente',
    '/quiz',
  ]);
  expect(within(menu).getByRole('button', { name: 'Participar' })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Telas da campanha' })).toBeNull();
});

test('a campaign without its quiz has no tab for it', async () => {
  setWindowWidth(390);
  open('/cupons', { ...telas, 'quiz.ativo': false } as unknown as Partial<Configuracao>);
  const tabs = within(await screen.findByRole('navigation', { name: 'Telas da campanha' }));
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Pontos', 'Números']);
});

test("a phone has the menu after the screen, and the campaign's screens in a tab bar", async () => {
  setWindowWidth(390);
  open('/cupons', telas as unknown as Partial<Configuracao>);
  const menu = await findMenu();
  expect(isBeforeScreen(menu)).toBe(false);
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/home', '/cupons', '/documentosFiscais']);
  expect(await screen.findByRole('navigation', { name: 'Telas da campanha' })).toBeDefined();
});

test('the side menu marks the current screen and opens the account', async () => {
  setWindowWidth(1280);
  open('/cupons');
  const menu = within(await findMenu());
  expect(menu.getByRole('link', { name: 'Números' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(menu.getByRole('button', { name: 'Conta' }));
  expect(paineis.get()).toBe('conta');
});

test("the new menu's CADASTRAR CUPOM is in the side menu too", async () => {
  setWindowWidth(1280);
  open('/home', { 'menu.novoMenu': true });
  expect(within(await findMenu()).getByRole('button', { name: 'CADASTRAR CUPOM' })).toBeDefined();
});

test('a full-screen route on a phone keeps the side menu on a wide window', async () => {
  setWindowWidth(1280);
  open('/digitacaoManual');
  expect(isBeforeScreen(await findMenu())).toBe(true);
});

test('the menu stays at the bottom when large text leaves no room beside the screen', async () => {
  setWindowWidth(1280);
  document.documentElement.style.fontSize = '32px';
  open('/home');
  expect(isBeforeScreen(await findMenu())).toBe(false);
  document.documentElement.style.fontSize = '';
});

test('the entry on a wide window shows the brand panel and no menu', async () => {
  session.signOut();
  setWindowWidth(1280);
  open('/', { 'textos.titulo': 'Trevo da Sorte' });
  const capa = await screen.findByRole('complementary', { name: 'Trevo da Sorte' });
  expect(within(capa).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
});

test('an embedded page has nothing beside the screen', () => {
  setWindowWidth(1280);
  open('/rasparAlternativo');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('complementary', { name: /./ })?.querySelector('ol') ?? null).toBeNull();
});
