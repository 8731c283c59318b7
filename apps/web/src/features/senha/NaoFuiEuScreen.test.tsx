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

describe('NaoFuiEuScreen', () => {
  test('does nothing on opening; a tap signs out and leads to a new password', async () => {
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

  test('shows an expired and a missing link', async () => {
    open('/naoFuiEu?token=abc', { [desfazer]: refusal('login.linkInvalido') });
    press('Não fui eu: desfazer');
    expect(await screen.findByText('Este link não vale mais')).toBeTruthy();
    closeScreen();
    open('/naoFuiEu', {});
    expect(screen.getByText('Este link não vale mais')).toBeTruthy();
  });

  test('offers a retry after a missing response', async () => {
    const link = `${window.location.origin}/redefinirSenha?token=novo`;
    open('/naoFuiEu?token=abc', {});
    press('Não fui eu: desfazer');
    await screen.findByText('Não deu para desfazer agora');
    stubNetwork({ [desfazer]: answer({ linkRedefinirSenha: link }) });
    press('Tentar novamente');
    await waitFor(() => expect(screen.getByText('em /redefinirSenha')).toBeTruthy());
  });
});
