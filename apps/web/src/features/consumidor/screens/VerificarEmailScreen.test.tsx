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
import { pendingPath } from '../../../platform/navigation/pending-path.ts';
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

test('a link confirms the e-mail, says so, and goes on', async () => {
  const sent = open({ [confirmar]: answer({ emailVerificado: true, daSessao: true }) });
  expect(await screen.findByText('em /home')).toBeTruthy();
  expect(sent).toEqual([{ call: confirmar, body: { tokenVerificacao: 'abc' } }]);
  expect(session.get()?.emailVerificado).toBe(true);
  expect(toasts.get().at(-1)?.text).toBe('Seu E-mail foi verificado com sucesso!');
});

test('a link of another account confirms that account and leaves the signed-in one as it was', async () => {
  for (const { id } of toasts.get()) toasts.dismiss(id);
  open({ [confirmar]: answer({ emailVerificado: true, daSessao: false }) });
  expect(await screen.findByText('O e-mail deste link foi confirmado')).toBeTruthy();
  expect(screen.getByText(/é de outra conta/)).toBeTruthy();
  expect(session.get()?.emailVerificado).toBe(false);
  expect(toasts.get()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('em /home')).toBeTruthy();
});

test('a refused session signs out and keeps the link for the next sign-in', async () => {
  open({ [confirmar]: refusal('sessao.invalida') });
  expect(await screen.findByText('em /autenticacao')).toBeTruthy();
  expect(session.get()).toBeUndefined();
  expect(pendingPath.take()).toBe('/verificarEmail?token=abc');
});

test('a dead link is said with what to do, and the way on', async () => {
  open({ [confirmar]: refusal('login.linkEmailInvalido') });
  expect(await screen.findByText(/Este link de confirmação não vale mais/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('em /home')).toBeTruthy();
});

const reenviar = 'POST /login/v1/logins/email/reenviar';
const morto = { [confirmar]: refusal('login.linkEmailInvalido') };

test.each([
  ['sends another link and says where', true, /Enviamos outro link para a\*\*\*@exemplo.com/],
  ['says that a link went out a moment ago', false, /Um link foi enviado há pouco para a\*\*\*@exemplo.com/],
])('at a dead link a signed-in person %s', async (_, enviado, words) => {
  const sent = open({
    ...morto,
    [reenviar]: answer({ email: 'a***@exemplo.com', segundosRestantes: 60, enviado }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar outro link' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sent.at(-1)?.call).toBe(reenviar);
});

test.each([
  ['confirmed meanwhile', 'login.emailJaConfirmado', /Seu e-mail já está confirmado/],
  ['not sent', 'login.emailNaoEnviado', /Um erro inesperado ocorreu/],
] as const)('at a dead link another one that is %s is said', async (_, codigo, words) => {
  open({ ...morto, [reenviar]: refusal(codigo) });
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar outro link' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('asking for another link with an ended session leads to the sign-in and back to the link', async () => {
  open({ ...morto, [reenviar]: refusal('sessao.invalida') });
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar outro link' }));
  expect(await screen.findByText('em /autenticacao')).toBeTruthy();
  expect(pendingPath.take()).toBe('/verificarEmail?token=abc');
});

test('a cut link offers another one, too', async () => {
  open({ [confirmar]: refusal('requisicao.invalida') });
  expect(await screen.findByRole('button', { name: 'Enviar outro link' })).toBeTruthy();
});

test('without network it may be tried again', async () => {
  const sent = open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(sent).toHaveLength(2);
});

test('a cut link is called incomplete and speaks of no form', async () => {
  open({ [confirmar]: refusal('requisicao.invalida') });
  expect(await screen.findByText(/O link está incompleto/)).toBeTruthy();
});

test('an address without the secret sends nothing', async () => {
  const sent = open({}, '/verificarEmail');
  expect(await screen.findByText(/O link está incompleto/)).toBeTruthy();
  expect(sent).toEqual([]);
});
