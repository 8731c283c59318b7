// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  answer,
  closeScreen,
  openScreen,
  type SentCall,
  stubNetwork,
} from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { App } from '../App.tsx';

const usuario = '52998224725';
const app = { '*': <App /> };
const nada = {
  'cupom.ativo': false,
  'contaCorrente.ativo': false,
  'indicacao.ativo': false,
  'lojas.ativo': false,
} as const;

let sent: SentCall[];
beforeEach(() => {
  sent = stubNetwork({ [`GET /consumidor/v1/consumidores/${usuario}`]: answer({ nome: 'ANA MARIA LIMA' }) });
});
afterEach(closeScreen);

describe('screen of an area that the campaign does not offer', () => {
  test.each([
    ['/cupons', 'Esta promoção não tem números da sorte'],
    ['/contaCorrente', 'Esta promoção não tem pontos'],
    ['/metas', 'Esta promoção não tem pontos'],
    ['/saldoCashback', 'Esta promoção não tem cashback'],
    ['/extratoCashback', 'Esta promoção não tem cashback'],
    ['/detalhamentoExtrato?id=pontos:1', 'Esta promoção não tem extrato'],
    ['/raspadinhasAlternativas', 'Esta promoção não tem prêmios na hora'],
    ['/girosDaSorte', 'Esta promoção não tem prêmios na hora'],
    ['/premiacaoInstantanea', 'Esta promoção não tem prêmios na hora'],
    ['/vitrineProdutos', 'Esta promoção não tem produtos para trocar'],
    ['/acompanharPedidos', 'Esta promoção não tem produtos para trocar'],
    ['/fidelidade', 'Esta promoção não tem vouchers'],
    ['/indicacao', 'Esta promoção não tem convites'],
    ['/quiz', 'Esta promoção não tem quiz'],
    ['/lojasCredenciadas', 'Esta promoção não tem lista de lojas'],
  ])('at %s says that it is not part of the campaign and links to the home', async (path, titulo) => {
    session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
    openScreen(path, app, nada);
    expect(await screen.findByRole('heading', { level: 1, name: titulo })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/home');
    const daArea = /cashback|contacorrente|quiz|raspadinha|fidelidade|produto|indicacoes|associado|cupom/;
    expect(sent.filter(({ call }) => daArea.test(call))).toEqual([]);
  });

  test('links a visitor without a session to the entry', async () => {
    openScreen('/totalPontos', app, nada);
    expect(await screen.findByText('Esta promoção não tem pontos')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/');
  });

  test("has no link inside a partner's page", async () => {
    openScreen('/rasparAlternativo', app, nada);
    expect(await screen.findByText('Esta promoção não tem prêmios na hora')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ir para o início' })).toBeNull();
  });

  test('asks a visitor without a session to sign in first where the screen requires it', async () => {
    openScreen('/saldoCashback', app, nada);
    expect(await screen.findByLabelText(/CPF|Celular/)).toBeDefined();
    expect(screen.queryByText('Esta promoção não tem cashback')).toBeNull();
  });
});

test('renders a screen of an area that the campaign offers', async () => {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  openScreen('/quiz', app, { 'quiz.ativo': true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz' })).toBeDefined();
});
