// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, close, enter, open, press, refusal, stubNetwork } from '../../../test/console-harness.tsx';
import { propostaStore } from '../../platform/session/proposta-store.ts';
import { InstalacaoScreen } from './InstalacaoScreen.tsx';

const list = 'GET /operador/v1/instalacao/equipe';
const noemi = {
  operadorID: 'o2',
  nome: 'Noemi Reis',
  email: 'noemi@trevo.example',
  papeis: [{ promotora: 'quatrofolhas', nome: 'Quatro Folhas', papel: 'auditor' }],
  usadoEm: null,
};
const convite = {
  conviteID: 'c1',
  nome: 'Caio Prado',
  email: 'caio@trevo.example',
  ate: '2030-01-02T15:00:00.000Z',
};

beforeEach(() => enter());
afterEach(close);

test('lists operators with their roles and open invitations', async () => {
  stubNetwork({ [list]: answer({ operadores: [noemi], convites: [convite] }) });
  open(<InstalacaoScreen />);
  const people = await screen.findByRole('table', { name: 'Pessoas da instalação' });
  expect(people.textContent).toContain('Noemi Reis');
  expect(people.textContent).toContain('Auditor de Quatro Folhas');
  expect(screen.getByRole('table', { name: 'Convites em aberto' }).textContent).toContain(
    'caio@trevo.example',
  );
});

test('proposes the removal of an operator to a second person', async () => {
  stubNetwork({
    [list]: answer({ operadores: [noemi], convites: [] }),
    'PUT /operador/v1/instalacao/equipe/o2': refusal('operador.precisaSegundaPessoa', [
      { campo: 'saida', mensagem: 'É decisão de duas pessoas.' },
    ]),
  });
  open(<InstalacaoScreen />);
  await screen.findByText('Noemi Reis');
  press('Tirar Noemi Reis da instalação');
  screen.getByRole('radio', { name: /Da instalação e de todas as promotoras/ }).click();
  press('Continuar');
  await waitFor(() =>
    expect(propostaStore.get()).toMatchObject({
      ato: 'operador.definirDaInstalacao',
      alvo: { operadorID: 'o2' },
      corpo: { saida: 'remover' },
    }),
  );
});

test('withdraws an invitation, and shows an error with a retry', async () => {
  const sent = stubNetwork({
    [list]: [
      refusal('servidor.ocupado'),
      answer({ operadores: [noemi], convites: [convite] }),
      answer({ operadores: [noemi], convites: [] }),
    ],
    'DELETE /operador/v1/instalacao/convites/c1': answer({ operadores: [noemi], convites: [] }),
  });
  open(<InstalacaoScreen />);
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  await screen.findByText('caio@trevo.example');
  press('Retirar o convite de Caio Prado');
  expect(await screen.findByText('Nenhum convite espera resposta.')).toBeTruthy();
  expect(sent.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
});
