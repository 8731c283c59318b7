// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enter, answer, close, open, press, stubNetwork, type } from '../../../test/console-harness.tsx';
import { CredenciaisScreen } from './CredenciaisScreen.tsx';

const list = 'GET /operador/v1/credenciais';
const segredo = 'trevo_q1w2e3r4t5y6u7i8o9p0';
const credencial = {
  credencialID: 'c1',
  nome: 'Envio de vendas',
  escopos: ['vendas:escrever'],
  criadaEm: '2026-11-20T12:00:00.000Z',
  ate: null,
  usadaEm: null,
  anteriorAte: null,
  encerradaEm: null,
};

beforeEach(() => enter());
afterEach(close);

test('shows a new secret once: after it was kept, no part of the page has it', async () => {
  const sent = stubNetwork({
    [list]: [answer([]), answer([credencial])],
    'POST /operador/v1/credenciais': answer({ ...credencial, segredo }),
  });
  open(<CredenciaisScreen />);
  await screen.findByText('Nenhuma credencial');
  press('Criar credencial');
  type('Para que serve', 'Envio de vendas');
  screen.getByLabelText('Enviar arquivos de vendas').click();
  screen.getAllByRole('button', { name: 'Criar credencial' }).at(-1)!.click();
  expect((await screen.findByText(segredo)).tagName).toBe('CODE');
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    nome: 'Envio de vendas',
    escopos: ['vendas:escrever'],
    dias: 365,
  });
  press('Já guardei');
  await waitFor(() => expect(document.body.textContent).not.toContain(segredo));
  expect(await screen.findByText('Envio de vendas')).toBeTruthy();
  expect(JSON.stringify({ ...localStorage })).not.toContain(segredo);
});

test('says which field is missing and sends nothing', async () => {
  const sent = stubNetwork({ [list]: answer([]) });
  open(<CredenciaisScreen />);
  await screen.findByText('Nenhuma credencial');
  press('Criar credencial');
  screen.getAllByRole('button', { name: 'Criar credencial' }).at(-1)!.click();
  expect(await screen.findByText('Diga para que serve.')).toBeTruthy();
  expect(screen.getByText('Escolha o que a credencial pode.')).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual([list]);
});

test('offers neither rotation nor end of an ended credential', async () => {
  stubNetwork({ [list]: answer([{ ...credencial, encerradaEm: '2026-11-21T12:00:00.000Z' }]) });
  open(<CredenciaisScreen />);
  expect(await screen.findByText('Encerrada')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Trocar o segredo/ })).toBeNull();
});
