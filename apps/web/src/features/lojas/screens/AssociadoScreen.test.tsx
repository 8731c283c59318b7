// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, closeScreen, openScreen, stubNetwork } from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { AssociadoScreen } from './AssociadoScreen.tsx';

const cnpj = '11222333000181';
const perfil = `GET /consumidor/v1/consumidores/${cnpj}`;

beforeEach(() => session.signIn({ token: 't1', usuario: cnpj, tipo: 'associado' }));
afterEach(closeScreen);

test('shows the empresa, explains that only consumidores take part, and signs out', async () => {
  const sair = 'POST /login/v1/autenticacao/sair';
  const sent = stubNetwork({
    [perfil]: answer({ usuario: cnpj, nome: 'Mercado Centro' }),
    [sair]: answer({}),
  });
  openScreen('/home', { '/home': <AssociadoScreen /> });
  expect(await screen.findByText('Mercado Centro')).toBeTruthy();
  expect(screen.getByText(/11\.222\.333\/0001-81/)).toBeTruthy();
  expect(screen.getByText(/Quem cadastra notas e recebe números da sorte são as pessoas/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sair' }));
  expect(session.get()).toBeUndefined();
  await waitFor(() => expect(sent.some(({ call }) => call === sair)).toBe(true));
});

test('shows an error and retries when the empresa does not load', async () => {
  stubNetwork({});
  openScreen('/home', { '/home': <AssociadoScreen /> });
  expect(await screen.findByText('Não conseguimos carregar os dados da sua empresa.')).toBeTruthy();
  stubNetwork({ [perfil]: answer({ usuario: cnpj, nome: 'Mercado Centro' }) });
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Mercado Centro')).toBeTruthy();
});
