// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
import { RedefinirSenhaScreen } from './screens/RedefinirSenhaScreen.tsx';

afterEach(closeScreen);

const cpf = '52998224725';
const confirmar = 'POST /login/v1/logins/senha/confirmar';
const conferir = 'POST /login/v1/logins/senha/conferirLink';
const autenticar = 'POST /login/v1/autenticacao';
const saved = answer({ login: { usuario: cpf, tipo: 'consumidor' }, aparelho: 'a1' });

function open(answers: Record<string, StubbedAnswer | null> = {}, path = '/redefinirSenha?token=abc') {
  const sent = stubNetwork({ [conferir]: answer({ valido: true }), ...answers });
  openScreen(path, { '/redefinirSenha': <RedefinirSenhaScreen /> });
  return sent;
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: /Salvar e entrar/ }));

async function fill() {
  await screen.findByText('Salvar e entrar');
  type('novaSenha', 'Abcdefg1');
  type('confirmacao', 'Abcdefg1');
}

describe('RedefinirSenhaScreen', () => {
  test('removes the token of the link from the address', () => {
    open();
    expect(window.location.search).toBe('');
  });

  test('saves the password, signs in with it, and confirms', async () => {
    const sent = open({
      [confirmar]: saved,
      [autenticar]: answer({ token: 't1', usuario: cpf, tipo: 'consumidor' }),
    });
    await fill();
    submit();
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent.slice(1, 3)).toEqual([
      { call: confirmar, body: { tokenVerificacao: 'abc', novaSenha: 'Abcdefg1' } },
      { call: autenticar, body: { usuario: cpf, senha: 'Abcdefg1', tipo: 'consumidor' } },
    ]);
    expect(session.get()?.token).toBe('t1');
    expect(toasts.get().at(-1)?.text).toBe('Senha alterada, você será logado automaticamente!');
  });

  test('signs in as a known device, so that failed attempts of others do not lock it out', async () => {
    open({
      [confirmar]: saved,
      [autenticar]: answer({ token: 't1', usuario: cpf, tipo: 'consumidor' }),
    });
    const requests = vi.spyOn(globalThis, 'fetch');
    await fill();
    submit();
    expect(await screen.findByText('em /home')).toBeTruthy();
    const signIn = requests.mock.calls.find(([url]) => url === '/login/v1/autenticacao');
    expect(signIn?.[1]?.headers).toMatchObject({ 'x-aparelho': 'a1' });
  });

  test('passes the number to the login address when it cannot sign in itself', async () => {
    open({ [confirmar]: saved, [autenticar]: refusal('servidor.falha') });
    await fill();
    submit();
    expect(await screen.findByText('em /login')).toBeTruthy();
    expect(window.location.search).toBe(`?usuario=${cpf}`);
  });

  test.each([
    ['abcdefg1', 'abcdefg1', 'novaSenha', 'A senha ainda não cumpre todas as regras.'],
    ['Abcdefg1', 'Abcdefg2', 'confirmacao', 'A confirmação de senha deve ser igual'],
  ])('shows the refusal of %s with %s at its field', async (senha, confirmacao, campo, words) => {
    const sent = open();
    await screen.findByText('Salvar e entrar');
    type('novaSenha', senha);
    type('confirmacao', confirmacao);
    submit();
    expect(screen.getByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(field(campo));
    expect(sent.map(({ call }) => call)).toEqual([conferir]);
  });

  test.each(['login.linkInvalido', 'requisicao.invalida'] as const)(
    'shows an expired link refused with %s before asking for a password',
    async (codigo) => {
      const sent = open({ [conferir]: refusal(codigo) });
      const link = await screen.findByRole('link', { name: 'Pedir outro link' });
      expect(link.getAttribute('href')).toBe('/esqueciSenha');
      expect(field('novaSenha')).toBeNull();
      expect(sent).toEqual([{ call: conferir, body: { tokenVerificacao: 'abc' } }]);
    },
  );

  test.each([
    ['a link that expires meanwhile', '/redefinirSenha?token=abc'],
    ['an address without the token', '/redefinirSenha'],
  ])('shows %s with a link to a new one', async (_, path) => {
    open({ [confirmar]: refusal('login.linkInvalido') }, path);
    if (path.includes('token')) {
      await fill();
      submit();
    }
    const link = await screen.findByRole('link', { name: 'Pedir outro link' });
    expect(link.getAttribute('href')).toBe('/esqueciSenha');
  });

  test('keeps the form without network and shows the offline text', async () => {
    stubNetwork({});
    openScreen('/redefinirSenha?token=abc', { '/redefinirSenha': <RedefinirSenhaScreen /> });
    await fill();
    submit();
    await waitFor(() =>
      expect(document.querySelector('dialog[open]')?.textContent).toContain('Você pode estar off-line.'),
    );
    expect(field('novaSenha').value).toBe('Abcdefg1');
  });
});
