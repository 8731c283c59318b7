// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelled, stubPasskeys } from '../../../test/passkey-double.ts';
import {
  answer,
  closeScreen,
  openScreen,
  refusal,
  type StubbedAnswer,
  stubNetwork,
} from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { EntradaScreen } from './screens/EntradaScreen.tsx';

const usuario = '52998224725';
const iniciarEntrada = 'POST /login/v1/autenticar/passkey/iniciar';
const autenticar = 'POST /login/v1/autenticar/passkey';
const entrar = 'Entrar com digital, rosto ou PIN';
const opcoesUsada = { challenge: 'AAAA', rpId: 'localhost', timeout: 300_000, userVerification: 'required' };
const on = { 'login.passkeyAtivo': true, 'login.tipoIdentificacao': 'cpf' } as const;

let get: ReturnType<typeof stubPasskeys>['get'];
beforeEach(() => {
  ({ get } = stubPasskeys());
});
afterEach(closeScreen);

function openEntrada(
  answers: Record<string, StubbedAnswer | null> = {},
  configuracao: Partial<Configuracao> = on,
  path = '/',
) {
  const sent = stubNetwork(answers);
  openScreen(path, { '/': <EntradaScreen />, '/login': <EntradaScreen /> }, configuracao);
  return sent;
}

describe('sign-in with a passkey at the entry', () => {
  test('signs in with the passkey that the user selects', async () => {
    const sent = openEntrada({
      [iniciarEntrada]: answer({ opcoes: opcoesUsada }),
      [autenticar]: answer({ token: 't1', usuario, tipo: 'consumidor', aparelho: 'a1' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: entrar }));
    await waitFor(() => expect(session.get()).toMatchObject({ token: 't1', usuario }));
    expect(sent.find(({ call }) => call === autenticar)?.body).toMatchObject({
      credencial: { id: 'AAAA', response: { signature: 'AAAA', userHandle: 'AAAA' } },
    });
  });

  test('stays as it was when the user cancels the prompt', async () => {
    get.mockRejectedValue(cancelled);
    const sent = openEntrada({ [iniciarEntrada]: answer({ opcoes: opcoesUsada }) });
    fireEvent.click(await screen.findByRole('button', { name: entrar }));
    await waitFor(() => expect(get).toHaveBeenCalled());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continuar' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(sent.map(({ call }) => call)).toEqual([iniciarEntrada]);
  });

  test('shows the words of a refusal', async () => {
    openEntrada({
      [iniciarEntrada]: answer({ opcoes: opcoesUsada }),
      [autenticar]: refusal('login.passkeyRecusado'),
    });
    fireEvent.click(await screen.findByRole('button', { name: entrar }));
    expect(await screen.findByText('Não conseguimos confirmar sua entrada por este aparelho.')).toBeTruthy();
    expect(session.get()).toBeUndefined();
  });

  test('is not offered at the entry of companies', async () => {
    openEntrada({}, { ...on, 'login.associadoAtivo': true }, '/login?tipo=associado');
    await screen.findByRole('textbox');
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('button', { name: entrar })).toBeNull();
  });
});
