// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildLancamento, buildSaldoPontos } from '../../../../test/conta-sample.ts';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  stubNetwork,
} from '../../../../test/screen-harness.tsx';
import { queries } from '../../../platform/api/queries.ts';
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

test('shows balance and statement together once both have arrived, so that neither moves the other', async () => {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  let resolve!: () => void;
  const late = new Promise<void>((done) => (resolve = done));
  const { ano, identificacao } = campanhaVigente;
  const conta = `${ano}/${identificacao}/${usuario}`;
  const pagina = { retorno: [buildLancamento()], total: 1, paginas: 1 };
  const sent = stubNetwork({
    [`GET /contacorrente/v1/saldos/${conta}`]: answer(buildSaldoPontos()),
    [`GET /contacorrente/v1/lancamentos/${conta}/10/1`]: { ...answer(pagina), after: late },
  });
  openScreen('/contaCorrente', { '/contaCorrente': <ContaCorrenteScreen /> });
  await waitFor(() => expect(sent.length).toBeGreaterThan(1));
  await waitFor(() => expect(queries.isFetching()).toBe(1));
  expect(screen.queryByText('1.240')).toBeNull();
  resolve();
  expect(await screen.findByRole('heading', { name: 'Extrato' })).toBeTruthy();
  expect(screen.getByText('1.240')).toBeTruthy();
});
