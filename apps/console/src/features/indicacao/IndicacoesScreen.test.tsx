// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { sinalText } from '@trevo/contract/palavras.text';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  enter,
  answer,
  campanhas,
  close,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import { IndicacoesScreen } from './IndicacoesScreen.tsx';

const lista = 'GET /operador/v1/indicacoes/2026/TREVO/50';
const decidir = 'POST /operador/v1/indicacoes/2026/TREVO/i1/decidir';
const indicacao = {
  indicadoID: 'i1',
  consumidorID: 'c1',
  documentoFiscalID: 'd1',
  situacao: 'EM_ANALISE',
  motivo: null,
  criadoEm: '2026-11-20T12:00:00.000Z',
  apuradoEm: '2026-11-21T12:00:00.000Z',
  ator: null,
  sinais: [
    { sinal: 'APARELHO', descricao: sinalText.APARELHO, vezes: 3 },
    { sinal: 'ENDERECO', descricao: sinalText.ENDERECO, vezes: 1 },
  ],
};
const uma = answer({ retorno: [indicacao], total: 1, depois: null });
const nenhuma = answer({ retorno: [], total: 0, depois: null });

beforeEach(() => enter());
afterEach(close);

test('lists the signals in words with their repetitions, and approves', async () => {
  const sent = stubNetwork({ ...campanhas, [lista]: [uma, nenhuma], [decidir]: answer(indicacao) });
  open(<IndicacoesScreen />, '/indicacoes');
  const row = within(await screen.findByRole('table')).getAllByRole('row')[1]!;
  expect(row.textContent).toContain('Os dois usaram o mesmo aparelho. (em 3 indicações)');
  expect(row.textContent).toContain('Os dois moram no mesmo CEP e número.');
  press('Aprovar a indicação i1');
  expect(await screen.findByText('Nenhuma indicação espera por você')).toBeDefined();
  expect(sent.find(({ call }) => call === decidir)?.body).toEqual({ decisao: 'APROVAR' });
});

test('asks for a reason before it refuses', async () => {
  const sent = stubNetwork({ ...campanhas, [lista]: [uma, nenhuma], [decidir]: answer(indicacao) });
  open(<IndicacoesScreen />, '/indicacoes');
  await screen.findByRole('table');
  press('Recusar a indicação i1');
  const refused = () => sent.filter(({ call }) => call === decidir);
  press('Recusar');
  expect(screen.getByText(/^Escreva pelo menos|^Faltam|caracteres/)).toBeDefined();
  expect(refused()).toEqual([]);
  type('Por que esta indicação não vale?', 'As duas contas são da mesma pessoa.');
  press('Recusar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(refused()[0]?.body).toEqual({ decisao: 'RECUSAR', motivo: 'As duas contas são da mesma pessoa.' });
});

test('says that another operator has decided meanwhile', async () => {
  stubNetwork({ ...campanhas, [lista]: uma, [decidir]: refusal('indicacao.jaDecidida') });
  open(<IndicacoesScreen />, '/indicacoes');
  await screen.findByRole('table');
  press('Aprovar a indicação i1');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

test('has no buttons for a role that may only read', async () => {
  enter('auditor');
  stubNetwork({ ...campanhas, [lista]: uma });
  open(<IndicacoesScreen />, '/indicacoes');
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /indicação/ })).toBeNull();
});
