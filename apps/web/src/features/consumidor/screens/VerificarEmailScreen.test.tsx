// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  answer,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { pendingPath } from '../../../platform/navigation/paths/pending-path.ts';
import { session } from '../../../platform/session/session.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { VerificarEmailScreen } from './VerificarEmailScreen.tsx';

afterEach(closeScreen);

const confirmar = 'POST /login/v1/logins/email/confirmar';

function open(answers: Record<string, StubbedAnswer | null>, path = '/verificarEmail?token=abc') {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor', emailVerificado: false });
  const sent = stubNetwork(answers);
  openScreen(path, { '/verificarEmail': <VerificarEmailScreen /> });
  return sent;
}

test('confirms the e-mail of the link, shows the success and continues', async () => {
  const sent = open({ [confirmar]: answer({ emailVerificado: true, daSessao: true }) });
  expect(await screen.findByText('em /home')).toBeTruthy();
  expect(sent).toEqual([{ call: confirmar, body: { tokenVerificacao: 'abc' } }]);
  expect(session.get()?.emailVerificado).toBe(true);
  expect(toasts.get().at(-1)?.text).toBe('Seu E-mail foi verificado com sucesso!');
});

test('confirms the e-mail of another account and keeps the current session', async () => {
  for (const { id } of toasts.get()) toasts.dismiss(id);
  open({ [confirmar]: answer({ emailVerificado: true, daSessao: false }) });
  expect(await screen.findByText('O e-mail deste link foi confirmado')).toBeTruthy();
  expect(screen.getByText(/é de outra conta/)).toBeTruthy();
  expect(session.get()?.emailVerificado).toBe(false);
  expect(toasts.get()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('em /home')).toBeTruthy();
});

test('signs out on a rejected session and keeps the link for the next sign-in', async () => {
  open({ [confirmar]: refusal('sessao.invalida') });
  expect(await screen.findByText('em /autenticacao')).toBeTruthy();
  expect(session.get()).toBeUndefined();
  expect(pendingPath.take()).toBe('/verificarEmail?token=abc');
});

test('shows advice and the way on for an expired link', async () => {
  open({ [confirmar]: refusal('login.linkEmailInvalido') });
  expect(await screen.findByText(/Este link de confirmação não vale mais/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('em /home')).toBeTruthy();
});

const reenviar = 'POST /login/v1/logins/email/reenviar';
const morto = { [confirmar]: refusal('login.linkEmailInvalido') };

test.each([
  ['sends a new link and shows its address', true, /Enviamos outro link para a\*\*\*@exemplo.com/],
  ['shows that a link was sent moments ago', false, /Um link foi enviado há pouco para a\*\*\*@exemplo.com/],
])('the button for a new link at an expired link %s', async (_, enviado, words) => {
  const sent = open({
    ...morto,
    [reenviar]: answer({ email: 'a***@exemplo.com', segundosRestantes: 60, enviado }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar outro link' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sent.at(-1)?.call).toBe(reenviar);
});

test.each([
  [
    'unnecessary because the e-mail was confirmed meanwhile',
    'login.emailJaConfirmado',
    /Seu e-mail já está confirmado/,
  ],
  ['not sent', 'login.emailNaoEnviado', /Um erro inesperado ocorreu/],
] as const)(
  'shows that a new link was %s when the user requests one at an expired link',
  async (_, codigo, words) => {
    open({ ...morto, [reenviar]: refusal(codigo) });
    fireEvent.click(await screen.findByRole('button', { name: 'Enviar outro link' }));
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test('redirects to the sign-in and back when a new link is requested with an expired session', async () => {
  open({ ...morto, [reenviar]: refusal('sessao.invalida') });
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar outro link' }));
  expect(await screen.findByText('em /autenticacao')).toBeTruthy();
  expect(pendingPath.take()).toBe('/verificarEmail?token=abc');
});

test('offers a new link when the link is truncated', async () => {
  open({ [confirmar]: refusal('requisicao.invalida') });
  expect(await screen.findByRole('button', { name: 'Enviar outro link' })).toBeTruthy();
});

test('offers a retry without network', async () => {
  const sent = open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(sent).toHaveLength(2);
});

test('describes a truncated link as incomplete and does not mention a form', async () => {
  open({ [confirmar]: refusal('requisicao.invalida') });
  expect(await screen.findByText(/O link está incompleto/)).toBeTruthy();
});

test('sends no request when the address has no token', async () => {
  const sent = open({}, '/verificarEmail');
  expect(await screen.findByText(/O link está incompleto/)).toBeTruthy();
  expect(sent).toEqual([]);
});
