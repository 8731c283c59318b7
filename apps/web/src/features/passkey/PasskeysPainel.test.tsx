// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  answer,
  closeScreen,
  openScreen,
  press,
  refusal,
  type StubbedAnswer,
  stubNetwork,
} from '../../../test/screen-harness.tsx';
import { cancelled, stubPasskeys } from '../../../test/passkey-double.ts';
import { session } from '../../platform/session/session.ts';
import { PasskeysPainel } from './PasskeysPainel.tsx';

const usuario = '52998224725';
const listar = 'GET /login/v1/passkeys';
const iniciar = 'POST /login/v1/passkeys/iniciar';
const criar = 'POST /login/v1/passkeys';

const id = '019ab2c4-1f6a-7b3e-8c21-3f9a22c1d004';
const aparelho = {
  id,
  descricao: 'Chrome, Android',
  host: 'localhost',
  criadoEm: '2026-11-20T15:00:00.000Z',
  usadoEm: null,
};
const opcoesNova = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Trevo da Sorte' },
  user: { id: 'AAAA', name: 'Ana', displayName: 'Ana' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
};

let create: ReturnType<typeof stubPasskeys>['create'];
beforeEach(() => {
  ({ create } = stubPasskeys());
});
afterEach(closeScreen);

const on = { 'login.passkeyAtivo': true, 'login.tipoIdentificacao': 'cpf' } as const;

function openPainel(answers: Record<string, StubbedAnswer | null>) {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  const sent = stubNetwork(answers);
  openScreen('/home', { '/home': <PasskeysPainel onClose={() => {}} /> }, on);
  return sent;
}
async function fillSenha(senha: string) {
  press('Incluir este aparelho');
  fireEvent.input(await screen.findByLabelText(/^Sua senha/), { target: { value: senha } });
  press('Continuar');
}

describe('devices that sign in without a password', () => {
  test('says so when there is none', async () => {
    openPainel({ [listar]: answer([]) });
    expect(await screen.findByText('Nenhum aparelho incluído ainda.')).toBeTruthy();
  });

  test('lists each with its last use, and the host of another campaign', async () => {
    const used = {
      ...aparelho,
      id: 'b',
      descricao: '',
      host: 'sol.localhost',
      usadoEm: new Date().toISOString(),
    };
    openPainel({ [listar]: answer([aparelho, used]) });
    const items = within(await screen.findByRole('list', { name: 'Aparelhos que entram sem senha' }));
    expect(items.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Chrome, AndroidIncluído: /),
      expect.stringMatching(/^AparelhoÚltima entrada: hoje · sol\.localhost/),
    ]);
  });

  test('adds this device after the password, and confirms it', async () => {
    const sent = openPainel({
      [listar]: answer([aparelho]),
      [iniciar]: answer({ opcoes: opcoesNova }),
      [criar]: answer(aparelho, 201),
    });
    await fillSenha('Trevo2026');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Pronto! Da próxima vez, entre sem senha.'),
    );
    expect(sent.find(({ call }) => call === iniciar)?.body).toEqual({ senhaAtual: 'Trevo2026' });
    expect(sent.find(({ call }) => call === criar)?.body).toMatchObject({
      credencial: { id: 'AAAA', type: 'public-key', response: { attestationObject: 'AAAA' } },
    });
    expect(await screen.findByText('Chrome, Android')).toBeTruthy();
  });

  test('asks for the password before it sends anything, and shows a wrong one at its field', async () => {
    const sent = openPainel({ [listar]: answer([]), [iniciar]: refusal('login.senhaAtualIncorreta') });
    await screen.findByText('Nenhum aparelho incluído ainda.');
    await fillSenha('');
    expect(await screen.findByText('Digite sua senha')).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual([listar]);
    fireEvent.input(screen.getByLabelText(/^Sua senha/), { target: { value: 'Errada123' } });
    press('Continuar');
    const words = await screen.findByText('Senha atual esta incorreta!');
    expect(words.closest('[data-invalid]')).not.toBeNull();
    expect(create).not.toHaveBeenCalled();
  });

  test('shows no error when the user cancels the prompt', async () => {
    create.mockRejectedValue(cancelled);
    const sent = openPainel({ [listar]: answer([]), [iniciar]: answer({ opcoes: opcoesNova }) });
    await fillSenha('Trevo2026');
    await waitFor(() => expect(create).toHaveBeenCalled());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continuar' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(sent.map(({ call }) => call)).not.toContain(criar);
  });

  test.each([
    ['InvalidStateError', 'Este aparelho já está incluído.'],
    [
      'NotSupportedError',
      'Seu aparelho não conseguiu confirmar quem é você. Tente de novo ou use sua senha.',
    ],
  ])('explains the refusal %s of the device', async (name, words) => {
    create.mockRejectedValue(new DOMException('no', name));
    openPainel({ [listar]: answer([]), [iniciar]: answer({ opcoes: opcoesNova }) });
    await fillSenha('Trevo2026');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('removes a device after a confirmation', async () => {
    const excluir = `DELETE /login/v1/passkeys/${id}`;
    const sent = openPainel({ [listar]: answer([aparelho]), [excluir]: answer({ id }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Remover Chrome, Android' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remover Chrome, Android?' }));
    expect(sent.map(({ call }) => call)).toEqual([listar]);
    fireEvent.click(question.getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Aparelho removido.'));
    expect(sent.map(({ call }) => call)).toEqual([listar, excluir, listar]);
  });
});
