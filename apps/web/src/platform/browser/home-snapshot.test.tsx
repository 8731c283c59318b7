// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../api/call-api.ts';
import { session } from '../session/session.ts';
import { localStore } from '../storage/local-store.ts';
import { type HomeSnapshot, useHomeSnapshot } from './home-snapshot.ts';

const usuario = '52998224725';
const key = 'guardada.inicio';
const read = () => localStore.get<HomeSnapshot>(key);

function Home({ isComplete = true }: { isComplete?: boolean }) {
  useHomeSnapshot(isComplete);
  return <p>12</p>;
}

let root: HTMLElement;
beforeEach(() => {
  root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(root);
  root.insertAdjacentHTML('beforebegin', '<script type="module" src="/assets/index-1.js"></script>');
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  // As in Safari, which has no idle callback.
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});
afterEach(() => {
  cleanup();
  session.signOut();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function hide() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('stores the complete home of the user, and again when the page is hidden', () => {
  const { rerender } = render(<Home isComplete={false} />, { container: root });
  expect(read()).toBeUndefined();
  rerender(<Home />);
  expect(read()).toMatchObject({ usuario, html: '<p>12</p>', largura: innerWidth });
  root.querySelector('p')!.textContent = '13';
  hide();
  expect(read()?.html).toBe('<p>13</p>');
});

test('stores nothing after the user has left the home, and nothing below an open dialog', () => {
  render(<Home />, { container: root }).unmount();
  localStore.remove(key);
  hide();
  expect(read()).toBeUndefined();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  render(<Home />, { container: document.body.appendChild(document.createElement('div')) });
  expect(read()).toBeUndefined();
});

test('a call that changes something, and signing out, delete the stored home', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ mensagem: '', retorno: null })));
  render(<Home />, { container: root });
  await callApi('cupom.escaneadosPorPeriodo', { params: { ano: 2026, identificacao: 'T', cpf: usuario } });
  expect(read()).toBeDefined();
  await callApi('login.autenticar', { body: { usuario, token: 't1', tipo: 'consumidor' } });
  expect(read()).toBeDefined();
  await callApi('notificacao.vistas', { body: { ids: ['1'] } });
  expect(read()).toBeUndefined();
  hide();
  expect(read()).toBeDefined();
  session.signOut();
  expect(read()).toBeUndefined();
});
