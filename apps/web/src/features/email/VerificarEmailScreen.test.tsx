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
} from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { VerificarEmailScreen } from './screens/VerificarEmailScreen.tsx';

afterEach(closeScreen);

const confirmar = 'POST /login/v1/logins/email/confirmar';

function open(answers: Record<string, StubbedAnswer | null>, path = '/verificarEmail?token=abc') {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor', emailVerificado: false });
  const sent = stubNetwork(answers);
  openScreen(path, { '/verificarEmail': <VerificarEmailScreen /> });
  return sent;
}

test('a link confirms the e-mail, says so, and goes on', async () => {
  const sent = open({ [confirmar]: answer({ emailVerificado: true }) });
  expect(await screen.findByText('em /home')).toBeTruthy();
  expect(sent).toEqual([{ call: confirmar, body: { tokenVerificacao: 'abc' } }]);
  expect(session.get()?.emailVerificado).toBe(true);
  expect(toasts.get().at(-1)?.text).toBe('Seu E-mail foi verificado com sucesso!');
});

test('a dead link is said with what to do, and the way on', async () => {
  open({ [confirmar]: refusal('login.linkEmailInvalido') });
  expect(await screen.findByText(/Este link de confirmação não vale mais/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('em /home')).toBeTruthy();
});

test('without network it may be tried again', async () => {
  const sent = open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(sent).toHaveLength(2);
});

test('an address without the secret sends nothing', async () => {
  const sent = open({}, '/verificarEmail');
  expect(await screen.findByText(/O link está incompleto/)).toBeTruthy();
  expect(sent).toEqual([]);
});
