// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { AlterarSenhaPainel } from './AlterarSenhaPainel.tsx';

afterEach(closeScreen);

const usuario = '52998224725';
const trocar = 'PATCH /login/v1/logins/trocarSenha';

function open(answers: Parameters<typeof stubNetwork>[0] = {}, configuracao: Partial<Configuracao> = {}) {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor', emailVerificado: true });
  const sent = stubNetwork(answers);
  const onClose = vi.fn();
  openScreen('/home', { '/home': <AlterarSenhaPainel onClose={onClose} /> }, configuracao);
  return { sent, onClose };
}
const type = (label: string, value: string) =>
  fireEvent.input(
    screen.getByLabelText((content) => content.replace('*', '').trim() === label),
    { target: { value } },
  );
function fill(senhaAtual: string, novaSenha: string, confirmacao = novaSenha) {
  type('Senha atual', senhaAtual);
  type('Nova senha', novaSenha);
  type('Confirme a nova senha', confirmacao);
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }));

test('names the empty fields and sends nothing', async () => {
  const { sent } = open();
  submit();
  expect(await screen.findByText('Senha atual é requerida')).toBeTruthy();
  expect(screen.getByText('O Campo nova senha é requerido')).toBeTruthy();
  expect(screen.getByText('O Campo confirmação de senha é requerido')).toBeTruthy();
  expect(screen.getByText('Campos inválidos. Favor revisar.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('name')).toBe('senhaAtual');
  expect(sent).toEqual([]);
});

test('requires the full length even when the campaign accepts shorter passwords at the sign-in', async () => {
  const { sent } = open({}, { 'login.senhaMinimo': 1 });
  fill('abcde', 'Abcdefg1');
  submit();
  expect(await screen.findByText('Senha deve conter no mínimo 8 digitos')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('shows a too short current password and a differing confirmation', async () => {
  open();
  fill('abcde', 'Abcdefg1', 'Abcdefg2');
  submit();
  expect(await screen.findByText('Senha deve conter no mínimo 8 digitos')).toBeTruthy();
  expect(screen.getByText('As senhas novas devem ser iguais')).toBeTruthy();
});

test.each(['Abcdef1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh'])(
  'does not send the new password %s',
  async (nova) => {
    const { sent } = open();
    fill('Antiga123', nova);
    submit();
    expect(await screen.findByText('A senha nova ainda não cumpre as três regras.')).toBeTruthy();
    expect(sent).toEqual([]);
  },
);

test('sends a current password of six characters', async () => {
  const { sent } = open({ [trocar]: answer({ token: 't2', usuario, tipo: 'consumidor' }) });
  fill('abc123', 'Abcdefg1');
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('shows a wrong current password at its field', async () => {
  const { onClose } = open({ [trocar]: refusal('login.senhaAtualIncorreta') });
  fill('Antiga123', 'Abcdefg1');
  submit();
  const words = await screen.findByText('Senha atual esta incorreta!');
  expect(words.closest('[data-invalid]')?.querySelector('input')?.autocomplete).toBe('current-password');
  expect(onClose).not.toHaveBeenCalled();
});

test('continues with the new token and confirms the change', async () => {
  const show = vi.spyOn(toasts, 'show');
  const { sent, onClose } = open({ [trocar]: answer({ token: 't2', usuario, tipo: 'consumidor' }) });
  fill('Antiga123', 'Abcdefg1');
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      call: trocar,
      body: { senhaAtual: 'Antiga123', novaSenha: 'Abcdefg1', confirmacao: 'Abcdefg1' },
    },
  ]);
  expect(session.get()).toMatchObject({ token: 't2', usuario, emailVerificado: true });
  expect(show).toHaveBeenCalledWith('Senha atualizada com sucesso!', { tone: 'sucesso' });
});

test.each([true, false])(
  'warns that devices without a password end, only where there are any: %s',
  (isOn) => {
    open({}, { 'login.passkeyAtivo': isOn });
    const words = 'Os que entram sem senha precisam ser incluídos de novo.';
    expect(screen.queryByText(words, { exact: false }) !== null).toBe(isOn);
  },
);
