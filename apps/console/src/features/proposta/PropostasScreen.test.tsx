// @vitest-environment happy-dom
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  enter,
  answer,
  close,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import { PropostasScreen } from './PropostasScreen.tsx';

type Proposta = RetornoOf<Calls['operador.proposta']>;

const proposta: Proposta = {
  propostaID: 'p1',
  ato: 'operador.definirPapel',
  resumo: 'Noemi Reis: Operador → Administrador',
  motivo: 'A Noemi assume a campanha.',
  propostaPor: { tipo: 'operador', nome: 'Bruno Alves' },
  propostaEm: '2026-11-20T12:00:00.000Z',
  ate: '2026-11-22T12:00:00.000Z',
  situacao: 'aberta',
  podeDecidir: true,
  podeRetirar: false,
  conteudo: [
    { titulo: 'O que acontece', frases: ['O papel de Noemi Reis muda de Operador para Administrador.'] },
  ],
  sinais: [],
  problema: null,
  visto: 'b4c1'.repeat(16),
  decisao: null,
  resultado: null,
};
const aprovada: Proposta = {
  ...proposta,
  situacao: 'aprovada',
  podeDecidir: false,
  decisao: { nome: 'Rita Lima', em: '2026-11-20T13:00:00.000Z', motivo: null },
  resultado: { situacao: 'feito', codigo: null, mensagem: null },
};
const list = 'GET /operador/v1/propostas/lista/50?situacao=aberta';
const one = 'GET /operador/v1/propostas/p1';
const path = '/propostas?proposta=p1';

beforeEach(() => enter());
afterEach(close);

test('lists open proposals in words, marks those that wait for the operator, and leads to one', async () => {
  stubNetwork({ [list]: answer({ retorno: [proposta], esperam: 1, depois: null }), [one]: answer(proposta) });
  open(<PropostasScreen />, '/propostas');
  expect(await screen.findByText('Noemi Reis: Operador → Administrador')).toBeTruthy();
  expect(screen.getByText('Espera a sua decisão')).toBeTruthy();
  screen.getByRole('link', { name: 'Ler a proposta: Noemi Reis: Operador → Administrador' }).click();
  expect(await screen.findByRole('button', { name: 'Aprovar e fazer agora' })).toBeTruthy();
});

test('says that none is open, and shows an error with a retry', async () => {
  stubNetwork({ [list]: [refusal('servidor.ocupado'), answer({ retorno: [], esperam: 0, depois: null })] });
  open(<PropostasScreen />, '/propostas');
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  expect(await screen.findByText('Nenhuma proposta em aberto')).toBeTruthy();
});

test('shows signs that proposer and approver are one person', async () => {
  const sinal = 'Bruno Alves, que propôs isto, já entrou no console neste mesmo navegador.';
  stubNetwork({ [one]: answer({ ...proposta, sinais: [sinal] }) });
  open(<PropostasScreen />, path);
  expect(await screen.findByText('Confira se são mesmo duas pessoas')).toBeTruthy();
  expect(screen.getByText(sinal)).toBeTruthy();
});

test('approves with the hash of the shown content, and shows the result', async () => {
  const sent = stubNetwork({
    [one]: [answer(proposta), answer(aprovada)],
    [`POST /operador/v1/propostas/p1/aprovar`]: answer(aprovada),
  });
  open(<PropostasScreen />, path);
  expect(await screen.findByText('O papel de Noemi Reis muda de Operador para Administrador.')).toBeTruthy();
  press('Aprovar e fazer agora');
  expect(await screen.findByText('O ato foi feito.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Aprovar e fazer agora' })).toBeNull();
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ visto: proposta.visto });
});

test('reads the proposal again when its content changed meanwhile', async () => {
  const mudada = { ...proposta, resumo: 'Noemi Reis: Auditor → Administrador', visto: 'c5'.repeat(32) };
  stubNetwork({
    [one]: [answer(proposta), answer(mudada)],
    'POST /operador/v1/propostas/p1/aprovar': refusal('operador.propostaMudou'),
  });
  open(<PropostasScreen />, path);
  await screen.findByText('Bruno Alves');
  press('Aprovar e fazer agora');
  expect(await screen.findByRole('heading', { name: mudada.resumo })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('O que a proposta faria mudou');
});

test('shows why an approved act was refused', async () => {
  stubNetwork({
    [one]: answer({
      ...aprovada,
      resultado: {
        situacao: 'recusado',
        codigo: 'operador.naoEncontrado',
        mensagem: 'Esta pessoa não é da equipe da promotora.',
      },
    }),
  });
  open(<PropostasScreen />, path);
  expect(await screen.findByText('Esta pessoa não é da equipe da promotora.')).toBeTruthy();
});

test('asks for the reason of a refusal', async () => {
  const sent = stubNetwork({
    [one]: answer(proposta),
    'POST /operador/v1/propostas/p1/recusar': answer({ ...proposta, situacao: 'recusada' }),
  });
  open(<PropostasScreen />, path);
  await screen.findByText('Bruno Alves');
  press('Recusar');
  type('Por que não?', 'A campanha termina antes.');
  screen.getAllByRole('button', { name: 'Recusar' }).at(-1)!.click();
  await waitFor(() =>
    expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      motivo: 'A campanha termina antes.',
    }),
  );
});

test('offers the proposer to withdraw but not to decide', async () => {
  const sent = stubNetwork({
    [one]: answer({ ...proposta, podeDecidir: false, podeRetirar: true }),
    'POST /operador/v1/propostas/p1/retirar': answer({ ...proposta, situacao: 'retirada' }),
  });
  open(<PropostasScreen />, path);
  expect(await screen.findByText(/outra pessoa decide/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Aprovar e fazer agora' })).toBeNull();
  press('Retirar a proposta');
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toContain('POST /operador/v1/propostas/p1/retirar'),
  );
});
