// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answer,
  buildSessao,
  close,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import { ConsoleApp } from '../ConsoleApp.tsx';

const token = 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c';
beforeEach(() => {
  location.hash = token;
});
afterEach(() => {
  location.hash = '';
  close();
});

const sessaoCall = 'GET /operador/v1/acesso/sessao';
const aceitarCall = 'POST /operador/v1/acesso/convite/conta';
const convite = {
  'POST /operador/v1/acesso/convite': answer({
    nome: 'Rita Lima',
    email: 'rita@agencia.example',
    nomePromotora: 'Segunda',
    papel: 'cliente',
    ate: new Date(Date.now() + 3_600_000).toISOString(),
    temConta: true,
    autenticador: { segredo: 'JBSWY3DPEHPK3PXP', endereco: 'otpauth://totp/Trevo' },
  }),
};
const papel = /equipe de Segunda, como Cliente/;

test('asks for the sign-in before it shows an invitation to an address with an account', async () => {
  stubNetwork({ ...convite, [sessaoCall]: refusal('operador.semSessao') });
  open(<ConsoleApp />, '/convite');
  expect(await screen.findByText(/rita@agencia.example já tem uma conta/)).toBeTruthy();
  expect(screen.queryByText(papel)).toBeNull();
  expect(screen.queryByLabelText('Senha')).toBeNull();
  press('Entrar para aceitar');
  expect(await screen.findByLabelText('Código do autenticador')).toBeTruthy();
});

test('shows role and promoter to the account of the invitation, and accepts with one button', async () => {
  const sent = stubNetwork({
    ...convite,
    [sessaoCall]: answer(buildSessao()),
    [aceitarCall]: answer(buildSessao()),
  });
  open(<ConsoleApp />, '/convite');
  expect(await screen.findByText(papel)).toBeTruthy();
  press('Aceitar o convite');
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ call: aceitarCall, body: { token } })),
  );
  await waitFor(() => expect(screen.queryByText(papel)).toBeNull());
});

test('names the two accounts to an operator signed in with another one, and signs out', async () => {
  stubNetwork({
    ...convite,
    [sessaoCall]: answer(buildSessao({ email: 'outra@agencia.example' })),
    'POST /operador/v1/acesso/sair': answer(null),
  });
  open(<ConsoleApp />, '/convite');
  expect(
    await screen.findByText(/é para a conta rita@agencia.example, e você entrou com outra@agencia.example/),
  ).toBeTruthy();
  expect(screen.queryByText(papel)).toBeNull();
  press('Sair e entrar com a outra conta');
  expect(await screen.findByRole('button', { name: 'Entrar para aceitar' })).toBeTruthy();
});

test('requests a recovery, and says the same with and without an account', async () => {
  location.hash = '';
  const pedirCall = 'POST /operador/v1/acesso/recuperacao/pedir';
  const sent = stubNetwork({ [pedirCall]: answer(null) });
  open(<ConsoleApp />, '/recuperar');
  await screen.findByLabelText('E-mail');
  type('E-mail', 'rita@agencia.example');
  press('Enviar o link');
  expect(await screen.findByText(/Se rita@agencia.example tem uma conta no console/)).toBeTruthy();
  expect(sent).toMatchObject([{ call: pedirCall, body: { email: 'rita@agencia.example' } }]);
});

test('offers another link for a recovery that ended', async () => {
  stubNetwork({ 'POST /operador/v1/acesso/recuperacao': refusal('operador.recuperacaoInvalida') });
  open(<ConsoleApp />, '/recuperar');
  expect(await screen.findByText('Este link não vale mais.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para a entrada' })).toBeTruthy();
});
