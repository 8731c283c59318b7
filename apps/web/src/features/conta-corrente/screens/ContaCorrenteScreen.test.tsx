// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, closeScreen, openScreen, stubNetwork } from '../../../../test/screen-harness.tsx';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { session } from '../../../platform/session/session.ts';
import { ContaCorrenteScreen } from './ContaCorrenteScreen.tsx';

afterEach(() => {
  act(() => paineis.close());
  closeScreen();
});

const usuario = '52998224725';
const pedido = 'Complete seu perfil para ver seus pontos e continuar participando.';

function open(pessoa: object) {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  const sent = stubNetwork({
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
    '/contaCorrente',
    { '/contaCorrente': <ContaCorrenteScreen /> },
    { 'login.tipoIdentificacao': 'cpf', 'perfil.camposObrigatorios': ['rg'] },
  );
  return sent;
}

test('asks for the missing profile fields before showing the points', async () => {
  open({});
  expect(await screen.findByText(pedido)).toBeTruthy();
  expect(paineis.get()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Completar meu cadastro' }));
  expect(paineis.get()).toBe('perfil');
});

test('shows the points when the profile is complete', async () => {
  const sent = open({ rg: '12345678X', cadastroInicial: false });
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  expect(screen.getByRole('heading', { name: 'Pontos' })).toBeTruthy();
  expect(screen.queryByText(pedido)).toBeNull();
});
