// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao-keys';
import { afterEach, describe, expect, test } from 'vitest';
import { answer, closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { session } from '../../shared/session/session.ts';
import { routes, type RouteFlags } from '../routes.tsx';
import { Frame } from './Frame.tsx';
import { pickTextColor } from './pick-text-color.ts';

afterEach(closeScreen);

const usuario = '52998224725';
const flagsOf = (path: string) => routes.find((route) => route.path === path)!.flags;

function open(flags: RouteFlags, configuracao: Partial<Configuracao> = {}) {
  stubNetwork({ [`GET /consumidor/v1/consumidores/${usuario}`]: answer({ nome: 'ANA MARIA LIMA' }) });
  openScreen('/tela', { '/tela': <Frame flags={flags}>conteúdo</Frame> }, configuracao);
}
const signIn = () => session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
const dialog = () => document.querySelector('dialog[open]');

describe('The frame', () => {
  test('in the test environment the strip stands before the content', () => {
    open(flagsOf('/'));
    const strip = screen.getByText('Você está em um ambiente de testes e homologação.');
    expect(strip.compareDocumentPosition(screen.getByText('conteúdo'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('around the entry there is no menu', () => {
    open(flagsOf('/'));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('a signed-in person is greeted by the first name', async () => {
    signIn();
    open(flagsOf('/home'));
    expect(await screen.findByText('Olá, Ana')).toBeTruthy();
  });

  test('the menu leads to the main screens', async () => {
    signIn();
    open(flagsOf('/home'));
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    const links = [...menu.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Início', '/home'],
      ['Números', '/cupons'],
      ['Escanear', '/escanear'],
      ['Notas', '/documentosFiscais'],
    ]);
  });

  test('signing out is asked about, and happens after the modal has closed', async () => {
    signIn();
    open(flagsOf('/home'));
    fireEvent.click(await screen.findByRole('button', { name: 'Conta' }));
    expect(dialog()?.textContent).toContain('Versão 0.27.90');
    fireEvent.click(screen.getByText('Sair'));
    await waitFor(() => expect(dialog()?.textContent).toContain('Tem certeza?'));
    const confirm = [...dialog()!.querySelectorAll('button')].find((button) => button.textContent === 'Sair');
    fireEvent.click(confirm!);
    expect(session.get()).toBeDefined();
    await waitFor(() => expect(session.get()).toBeUndefined());
    expect(dialog()).toBeNull();
  });

  test('a campaign may hide the way out', async () => {
    signIn();
    open(flagsOf('/home'), { 'menu.ocultarSair': true });
    fireEvent.click(await screen.findByRole('button', { name: 'Conta' }));
    expect(dialog()?.textContent).not.toContain('Sair');
  });
});

describe('pickTextColor', () => {
  test.each([
    ['#d32f2f', '#fff'],
    ['#ffd60a', '#000'],
    ['#000000', '#fff'],
    ['#ffffff', '#000'],
  ])('on %s it is %s', (background, text) => {
    expect(pickTextColor(background)).toBe(text);
  });
});
