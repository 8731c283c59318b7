// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen } from '../../../../test/screen-harness.tsx';
import { ChatSuporteScreen } from './ChatSuporteScreen.tsx';

afterEach(closeScreen);

test('offers an unreachable support chat with a warning', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('down')));
  const configuracao = {
    'suporte.urlChat': 'https://chat.example/',
    'login.emailSuporte': 'oi@loja.example',
  };
  openScreen('/chatSuporte', { '/chatSuporte': <ChatSuporteScreen /> }, configuracao);
  expect(await screen.findByText(/não respondeu agora/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir o atendimento' }).getAttribute('href')).toBe(
    'https://chat.example/',
  );
  expect(screen.getByRole('link', { name: 'Enviar um e-mail' }).getAttribute('href')).toBe(
    'mailto:oi@loja.example',
  );
});
