// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  answer,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
} from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { totem } from '../../../platform/storage/totem.ts';
import { BaixarDadosPainel } from './BaixarDadosPainel.tsx';

afterEach(() => {
  closeScreen();
  delete (window as { Capacitor?: unknown }).Capacitor;
});

const pedir = 'POST /meusDados/v1/pedidos';
const links = {
  leitura: '/meusDados/v1/arquivo.html?token=abc',
  arquivo: '/meusDados/v1/arquivo.json?token=abc',
  expiraEm: '2026-11-21T15:15:00.000Z',
};

function open(answers: Parameters<typeof stubNetwork>[0] = {}) {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  const sent = stubNetwork(answers);
  openScreen('/home', { '/home': <BaixarDadosPainel onClose={() => {}} /> });
  return sent;
}
const type = (senha: string) =>
  fireEvent.change(screen.getByLabelText(/Sua senha/), { target: { value: senha } });
const linkOf = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });

test('offers page and file with their expiry after the right password', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] });
  const sent = open({ [pedir]: answer(links) });
  type('Senha1234');
  press('Preparar cópia');
  expect(await screen.findByText(/O link vale até hoje, 12h15/)).toBeTruthy();
  expect(sent).toContainEqual({ call: pedir, body: { senhaAtual: 'Senha1234' } });
  expect(linkOf('Abrir para ler ou imprimir').getAttribute('href')).toBe(links.leitura);
  expect(linkOf('Baixar arquivo (JSON)').getAttribute('href')).toBe(links.arquivo);
  expect(linkOf('Baixar arquivo (JSON)').download).toBe('meus-dados.json');
});

test('shows a missing or wrong password at the field and sends no request without one', async () => {
  const sent = open({ [pedir]: refusal('login.senhaAtualIncorreta') });
  press('Preparar cópia');
  expect(screen.getByText('Digite sua senha')).toBeTruthy();
  expect(sent).toEqual([]);
  type('Errada123');
  press('Preparar cópia');
  const words = refusal('login.senhaAtualIncorreta').body as { mensagem: string };
  const field = screen.getByLabelText(/Sua senha/);
  expect(await screen.findByText(words.mensagem)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});

test('shows that the daily limit of exports is reached', async () => {
  const mensagem = 'Você já pediu seus dados 5 vezes hoje. Amanhã você pode pedir de novo.';
  open({ [pedir]: refusal('meusDados.limiteDoDia', { mensagem }) });
  type('Senha1234');
  press('Preparar cópia');
  expect((await screen.findByText(mensagem)).getAttribute('role')).toBe('alert');
});

test('opens page and file in the in-app browser of the native app', async () => {
  const opened: string[] = [];
  Object.assign(window, {
    Capacitor: {
      isNativePlatform: () => true,
      Plugins: { Browser: { open: async ({ url }: { url: string }) => void opened.push(url) } },
    },
  });
  open({ [pedir]: answer(links) });
  type('Senha1234');
  press('Preparar cópia');
  await screen.findByText('Sua cópia está pronta');
  fireEvent.click(linkOf('Abrir para ler ou imprimir'));
  fireEvent.click(linkOf('Baixar arquivo (JSON)'));
  expect(opened).toEqual([links.leitura, links.arquivo]);
});

test('offers no export on a kiosk and refers to the phone', () => {
  // Kiosk mode cannot be turned off in a window, so this test must be the last.
  totem.start();
  const sent = open({ [pedir]: answer(links) });
  expect(screen.getByText(/Este aparelho é de todos/)).toBeTruthy();
  expect(screen.queryByLabelText(/Sua senha/)).toBeNull();
  expect(sent).toEqual([]);
});
