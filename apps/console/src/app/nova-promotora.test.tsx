// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  answer,
  buildSessao,
  close,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../test/console-harness.tsx';
import { ConsoleApp } from './ConsoleApp.tsx';
import { promotoraStore } from '../platform/session/promotora-store.ts';

afterEach(close);

const criar = 'POST /operador/v1/promotoras';
const folhas = { promotora: 'folhas', nome: 'Folhas', cnpj: '11222333000181' };
const nova = { promotora: 'novafolha', nome: 'Nova Folha Ltda.', cnpj: '11444777000161' };
const known = (daInstalacao: boolean) => ({
  'GET /operador/v1/acesso/sessao': answer(
    buildSessao({ daInstalacao, papeis: [{ ...folhas, papel: 'administrador' }] }),
  ),
  'GET /operador/v1/campanhas': answer([]),
  'GET /operador/v1/rascunhos': answer({ rascunhos: [] }),
});

function fillIn(): void {
  type('Nome curto', nova.promotora);
  type('Razão social', nova.nome);
  type('CNPJ', '11.444.777/0001-61');
}

test('an operator of the installation creates a promoter and acts for it', async () => {
  const sent = stubNetwork({
    ...known(true),
    'GET /operador/v1/promotoras': [answer([folhas]), answer([folhas, nova])],
    [criar]: answer(nova),
  });
  open(<ConsoleApp />, '/campanhas');
  await screen.findByRole('button', { name: 'Nova promotora' });
  press('Nova promotora');
  press('Criar promotora');
  expect(screen.getByText('Confira os 14 caracteres do CNPJ.')).toBeTruthy();
  fillIn();
  press('Criar promotora');
  await waitFor(() => expect(promotoraStore.get()).toBe('novafolha'));
  expect(sent.find(({ call }) => call === criar)?.body).toEqual(nova);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a name that is taken is said, and the answers stay', async () => {
  stubNetwork({
    ...known(true),
    'GET /operador/v1/promotoras': answer([folhas]),
    [criar]: refusal('operador.promotoraExiste'),
  });
  open(<ConsoleApp />, '/campanhas');
  await screen.findByRole('button', { name: 'Nova promotora' });
  press('Nova promotora');
  fillIn();
  press('Criar promotora');
  expect(await screen.findByText(/Escolha outro nome curto/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Razão social').value).toBe(nova.nome);
});

test('an administrator of a promoter has no such button', async () => {
  stubNetwork(known(false));
  open(<ConsoleApp />, '/campanhas');
  await screen.findByText('Nenhuma campanha ainda');
  expect(screen.queryByRole('button', { name: 'Nova promotora' })).toBeNull();
});
