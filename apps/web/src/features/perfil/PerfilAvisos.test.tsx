// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, closeScreen, openScreen, press, stubNetwork } from '../../../test/screen-harness.tsx';
import { avisosPausa } from '../consumidor/public.ts';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { PerfilAvisos } from './PerfilAvisos.tsx';

afterEach(() => {
  paineis.close();
  closeScreen();
});

const usuario = '52998224725';
const salvar = 'POST /consumidor/v1/alterarAceites';
const complete = {
  usuario,
  nome: 'ANA LIMA',
  cpf: usuario,
  telefoneContato: '11987654321',
  rg: null,
  endereco: {},
  cadastroInicial: false,
};
const uso = { nomeTermo: 'uso de imagem', texto: 'Pode usar.', obrigatorio: true, aceito: null };
const ofertas = { nomeTermo: 'ofertas', texto: 'Pode mandar.', obrigatorio: false, aceito: null };

function open(
  pessoa: object,
  termos: readonly object[] = [],
  configuracao: Partial<Configuracao> = {},
  begin: () => void = () => {},
) {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  const sent = stubNetwork({
    [`GET /consumidor/v1/consumidores/${usuario}`]: answer({ ...complete, ...pessoa }),
    'GET /consumidor/v1/aceites/': answer(termos),
    [salvar]: answer([]),
  });
  begin();
  openScreen(
    '/home',
    { '/home': <PerfilAvisos /> },
    {
      'login.tipoIdentificacao': 'cpf',
      'perfil.camposObrigatorios': ['rg'],
      'textos.boasVindas': 'Complete seu cadastro para participar.',
      ...configuracao,
    },
  );
  return sent;
}
const settle = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

describe('terms after the start of the app', () => {
  test('are not asked when the campaign disabled them, and the welcome does not wait for them', async () => {
    const sent = open({ rg: null, cadastroInicial: true }, [uso], { 'menu.aceiteRegras': false });
    expect(await screen.findByText('Complete seu cadastro para participar.')).toBeTruthy();
    closeScreen();
    open({}, [uso], { 'menu.aceiteRegras': false });
    await waitFor(() => expect(sent.some(({ call }) => call.includes('/consumidores/'))).toBe(true));
    expect(sent.some(({ call }) => call === 'GET /consumidor/v1/aceites/')).toBe(false);
    expect(screen.queryByText('Você precisa revisar os seguintes termos')).toBeNull();
  });

  test('are asked while unanswered, and a mandatory one must be accepted', async () => {
    const sent = open({}, [uso, ofertas]);
    expect(await screen.findByText('Você precisa revisar os seguintes termos')).toBeTruthy();
    const marks = screen
      .getAllByRole('switch')
      .map((input) => input.closest('label')!.querySelector('[aria-hidden]')?.textContent ?? null);
    expect(marks).toEqual(['*', null]);
    press('Salvar');
    expect(screen.getByText('O aceite de uso de imagem é obrigatório')).toBeTruthy();
    expect(sent.some(({ call }) => call === salvar)).toBe(false);
  });

  test('are saved with each answer', async () => {
    const show = vi.spyOn(toasts, 'show');
    const sent = open({}, [uso, ofertas]);
    fireEvent.click(await screen.findByRole('switch', { name: /uso de imagem/ }));
    press('Salvar');
    await waitFor(() =>
      expect(show).toHaveBeenCalledWith('Aceites atualizados com sucesso!', { tone: 'sucesso' }),
    );
    expect(sent.find(({ call }) => call === salvar)?.body).toEqual({
      usuario,
      aceites: [
        { nomeTermo: 'uso de imagem', aceito: true },
        { nomeTermo: 'ofertas', aceito: false },
      ],
    });
  });

  test.each([
    ['when all are answered', {}, [{ ...uso, aceito: true }]],
    ['before the registration is finished', { cadastroInicial: true, rg: null }, [uso]],
    ['in a campaign without terms', {}, []],
  ])('are not asked %s', async (_which, pessoa, termos) => {
    vi.useFakeTimers();
    open(pessoa, termos);
    await settle(50);
    expect(screen.queryByText('Você precisa revisar os seguintes termos')).toBeNull();
  });
});

describe('prompt of an unfinished registration', () => {
  test('shows a welcome and opens the profile panel a second later', async () => {
    vi.useFakeTimers();
    open({ cadastroInicial: true });
    await settle(50);
    expect(screen.getByText('Complete seu cadastro para participar.')).toBeTruthy();
    await settle(2000);
    expect(paineis.get()).toBeNull();
    press('OK');
    await settle(900);
    expect(paineis.get()).toBeNull();
    await settle(200);
    expect(paineis.get()).toBe('perfil');
    act(() => paineis.close());
    await settle(3000);
    expect(paineis.get()).toBeNull();
  });

  test('also appears when the contact phone is missing', async () => {
    vi.useFakeTimers();
    open({ telefoneContato: null });
    await settle(50);
    press('OK');
    await settle(1100);
    expect(paineis.get()).toBe('perfil');
  });
});

test('does not appear after a registration until the page is reloaded', async () => {
  vi.useFakeTimers();
  open({ cadastroInicial: true }, [], {}, avisosPausa.begin);
  await settle(60_000);
  expect(document.querySelector('dialog')).toBeNull();
  expect(paineis.get()).toBeNull();
});

test('does not appear with a complete profile', async () => {
  vi.useFakeTimers();
  open({ cadastroInicial: false, rg: '12345678X' });
  await settle(3000);
  expect(document.querySelector('dialog')).toBeNull();
  expect(paineis.get()).toBeNull();
});
