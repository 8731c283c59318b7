// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildSaldoPontos } from '../../../../test/conta-sample.ts';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { TotalPontosScreen } from './TotalPontosScreen.tsx';

afterEach(closeScreen);

test('the points page opens without a sign-in and has a back button', () => {
  stubNetwork({});
  openScreen('/totalPontos', { '/totalPontos': <TotalPontosScreen /> });
  expect(screen.getByRole('button', { name: '◀ Voltar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Entrar' })).toBeTruthy();
});

const saldos = 'GET /contacorrente/v1/saldos/2026/TREVO/52998224725';
const openTotal = (search = '') =>
  openScreen(`/totalPontos${search}`, { '/totalPontos': <TotalPontosScreen /> });

test('the points page shows the points of the signed-in consumidor with a link to the statement', async () => {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  stubNetwork({ [saldos]: answer(buildSaldoPontos()) });
  openTotal();
  expect(await screen.findByText('1.240')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver o extrato' }).getAttribute('href')).toBe('/contaCorrente');
  expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
});

test("the points page shows the points of the link's token and stores neither points nor token", async () => {
  const token = `x.${btoa(JSON.stringify({ usuario: '52998224725' }))}.y`;
  stubNetwork({ [saldos]: answer(buildSaldoPontos()) });
  openTotal(`?token=${token}`);
  expect(await screen.findByText('1.240')).toBeTruthy();
  expect(window.location.search).toBe('');
  expect([session.get(), localStorage.getItem('trevo.saldo.pontos')]).toEqual([undefined, null]);
});

test('the points page shows no points and a link to the sign-in when the token is rejected', async () => {
  const token = `x.${btoa(JSON.stringify({ usuario: '52998224725' }))}.y`;
  stubNetwork({ [saldos]: refusal('sessao.invalida') });
  openTotal(`?token=${token}`);
  expect(await screen.findByRole('link', { name: 'Entrar' })).toBeTruthy();
  expect(screen.getByText('0')).toBeTruthy();
});
