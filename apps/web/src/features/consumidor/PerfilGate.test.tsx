// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { session } from '../../platform/session/session.ts';
import { PerfilGate } from './PerfilGate.tsx';

afterEach(() => {
  paineis.close();
  closeScreen();
});

const usuario = '52998224725';

function open(pessoa: object) {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  stubNetwork({
    [`GET /consumidor/v1/consumidores/${usuario}`]: answer({
      usuario,
      nome: 'ANA LIMA',
      telefoneContato: '11987654321',
      rg: null,
      endereco: {},
      cadastroInicial: true,
      ...pessoa,
    }),
  });
  openScreen(
    '/cadastrarCupom',
    { '/cadastrarCupom': <PerfilGate title="Cadastrar cupom">o formulário</PerfilGate> },
    { 'login.tipoIdentificacao': 'cpf', 'perfil.camposObrigatorios': ['rg'] },
  );
}

test('opens the profile panel instead of the coupon form when the registration is unfinished, and again on request', async () => {
  open({});
  await waitFor(() => expect(paineis.get()).toBe('perfil'));
  expect(screen.queryByText('o formulário')).toBeNull();
  act(() => paineis.close());
  fireEvent.click(screen.getByRole('button', { name: 'Completar meu cadastro' }));
  expect(paineis.get()).toBe('perfil');
});

test('renders its children when the registration is finished', async () => {
  open({ rg: '12345678X', cadastroInicial: false });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  expect(screen.getByText('o formulário')).toBeTruthy();
  expect(paineis.get()).toBeNull();
});
