// @vitest-environment happy-dom

import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  answer,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
} from '../../../test/screen-harness.tsx';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { ExcluirContaPainel } from './ExcluirContaPainel.tsx';

afterEach(closeScreen);

const usuario = '52998224725';
const excluir = `DELETE /consumidor/v1/consumidores/${usuario}`;

function open(
  answers: Parameters<typeof stubNetwork>[0] = {},
  texto = 'Você não entra mais e não recebe prêmios.',
) {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  const sent = stubNetwork(answers);
  const onClose = vi.fn();
  openScreen(
    '/home',
    { '/home': <ExcluirContaPainel onClose={onClose} /> },
    texto ? { 'textos.exclusaoConta': texto } : {},
  );
  return { sent, onClose };
}

test('explains the consequences first and changes nothing on going back', () => {
  const { sent, onClose } = open();
  expect(screen.getByText('Deseja excluir sua conta?')).toBeTruthy();
  expect(screen.getByText('Você não entra mais e não recebe prêmios.')).toBeTruthy();
  press('Voltar');
  expect(onClose).toHaveBeenCalled();
  expect(sent.filter(({ call }) => !call.startsWith('GET '))).toEqual([]);
});

const pontos = { saldoDisponivel: 1_200, saldoTotal: 1_240, liberacoes: [] };
const cashback = {
  valorDisponivel: 1_000,
  valorDisponibilizar: 250,
  valorALiberar: 250,
  disponibilizacoes: [],
};
const pontosCall = `GET /contacorrente/v1/saldos/2026/TREVO/${usuario}`;
const cashbackCall = `GET /cashback/v1/saldo/${usuario}`;

test('shows the amounts that are lost with the account, including pending ones', async () => {
  open({ [pontosCall]: answer(pontos), [cashbackCall]: answer(cashback) });
  expect(await screen.findByText(/Você também perde 1\.240 pontos e R\$\s12,50 de cashback\./)).toBeTruthy();
});

test('shows no loss without a balance and a general warning when the balance is unknown', async () => {
  open({ [pontosCall]: answer({ ...pontos, saldoTotal: 0 }), [cashbackCall]: refusal('cashback.semSaldo') });
  await screen.findByText(/Os pontos e o cashback que você tiver/);
  await waitFor(() => expect(screen.queryByText(/também/)).toBeNull());
  closeScreen();
  const { sent } = open();
  await waitFor(() => expect(sent).toHaveLength(2));
  await screen.findByText(/Os pontos e o cashback que você tiver também se perdem\./);
});

test('falls back to the default text about account, sign-in and prizes', () => {
  open({}, '');
  expect(
    screen.getByText(
      'Sua conta será inativada: você não poderá mais entrar no aplicativo nem receber prêmios.',
    ),
  ).toBeTruthy();
});

test('ends the session 300 ms after the account and opens the entry', async () => {
  const show = vi.spyOn(toasts, 'show');
  const { onClose } = open({ [excluir]: answer({ excluido: true }) });
  pendingPath.set('/2026-TREVO-8F3K2');
  vi.useFakeTimers();
  press('Confirmar');
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  expect(onClose).toHaveBeenCalled();
  expect(show).toHaveBeenCalledWith('Conta excluída com sucesso!', { tone: 'sucesso' });
  await act(async () => void (await vi.advanceTimersByTimeAsync(290)));
  expect(session.get()).toBeDefined();
  await act(async () => void (await vi.advanceTimersByTimeAsync(20)));
  expect(session.get()).toBeUndefined();
  expect(window.location.pathname).toBe('/autenticacao');
  expect(pendingPath.take()).toBeUndefined();
});

test('shows a refusal and keeps the session', async () => {
  open({ [excluir]: refusal('consumidor.exclusaoInativa') });
  press('Confirmar');
  await waitFor(() =>
    expect(screen.getByText('A exclusão de conta é feita pelo suporte desta campanha.')).toBeTruthy(),
  );
  expect(session.get()).toBeDefined();
});
