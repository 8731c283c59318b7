// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  answer,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
} from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { NaoFuiEuScreen } from './screens/NaoFuiEuScreen.tsx';

afterEach(closeScreen);

const desfazer = 'POST /login/v1/logins/contato/desfazer';

function open(path: string, answers: Parameters<typeof stubNetwork>[0]) {
  const sent = stubNetwork(answers);
  openScreen(path, { '/naoFuiEu': <NaoFuiEuScreen /> });
  return sent;
}

describe('“Não fui eu”', () => {
  test('does nothing by being opened, and on a tap leads to a new password, signed out', async () => {
    session.signIn({ token: 't0', usuario: '52998224725', tipo: 'consumidor' });
    const link = `${window.location.origin}/redefinirSenha?token=novo`;
    const sent = open('/naoFuiEu?token=abc', { [desfazer]: answer({ linkRedefinirSenha: link }) });
    await screen.findByText(/o contato de antes volta/);
    expect(window.location.search).toBe('');
    expect(sent).toEqual([]);
    press('Não fui eu: desfazer');
    expect(await screen.findByText('em /redefinirSenha')).toBeTruthy();
    expect(window.location.search).toBe('?token=novo');
    expect(sent).toEqual([{ call: desfazer, body: { tokenVerificacao: 'abc' } }]);
    expect(session.get()).toBeUndefined();
  });

  test('says when the link is dead, and when there is none', async () => {
    open('/naoFuiEu?token=abc', { [desfazer]: refusal('login.linkInvalido') });
    press('Não fui eu: desfazer');
    expect(await screen.findByText('Este link não vale mais')).toBeTruthy();
    closeScreen();
    open('/naoFuiEu', {});
    expect(screen.getByText('Este link não vale mais')).toBeTruthy();
  });

  test('without an answer may be tried again', async () => {
    const link = `${window.location.origin}/redefinirSenha?token=novo`;
    open('/naoFuiEu?token=abc', {});
    press('Não fui eu: desfazer');
    await screen.findByText('Não deu para desfazer agora');
    stubNetwork({ [desfazer]: answer({ linkRedefinirSenha: link }) });
    press('Tentar novamente');
    await waitFor(() => expect(screen.getByText('em /redefinirSenha')).toBeTruthy());
  });
});
