// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../../test/screen-harness.tsx';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { session } from '../../../platform/session/session.ts';
import { MultiplicadorFaixa } from './MultiplicadorFaixa.tsx';

const usuario = '52998224725';
const call = `GET /cupom/v2/consumidor/${usuario}`;
const names = (...identificacoes: string[]) =>
  answer({
    telefone: usuario,
    telefoneContato: null,
    dinamicaCupom: identificacoes.map((identificacao) => ({
      dinamica: 'PICPAY',
      identificacao,
      multiplicador: 2,
    })),
  });

beforeEach(() => session.signIn({ token: 't1', usuario, tipo: 'consumidor' }));
afterEach(() => {
  paineis.close();
  closeScreen();
});

test('shows the multiplier when the PicPay name is known', async () => {
  stubNetwork({ [call]: names('@ana') });
  openScreen('/', { '/': <MultiplicadorFaixa /> }, { 'picpay.ativo': true });
  expect(await screen.findByText('2X')).toBeDefined();
});

test('uses the multiplier of the campaign', async () => {
  stubNetwork({ [call]: names('@ana') });
  openScreen('/', { '/': <MultiplicadorFaixa /> }, { 'picpay.ativo': true, 'picpay.multiplicador': 1.5 });
  expect(await screen.findByText('1,5X')).toBeDefined();
});

test.each([
  ['no name', names()],
  ['an invalid PicPay name', names('ana')],
  ['no record of the consumidor', refusal('cupom.consumidorNaoEncontrado')],
])('invites to enter the PicPay name and opens the profile with %s', async (_name, reply) => {
  stubNetwork({ [call]: reply });
  openScreen('/', { '/': <MultiplicadorFaixa /> }, { 'picpay.ativo': true });
  fireEvent.click(await screen.findByRole('button', { name: 'Informe seu PicPay e ganhe 2X números' }));
  expect(paineis.get()).toBe('perfil');
  expect(paineis.getCampos()).toEqual(['picpay']);
});

describe('MultiplicadorFaixa with PicPay and Instagram', () => {
  const both = { 'picpay.ativo': true, 'instagram.ativo': true, 'instagram.multiplicador': 2 } as const;
  const instagram = { 'instagram.ativo': true, 'instagram.multiplicador': 1.1 } as const;
  const instagramName = { dinamica: 'INSTAGRAM', identificacao: '@ana.lima', multiplicador: 2 };
  const picPayName = { dinamica: 'PICPAY', identificacao: '@ana', multiplicador: 2 };
  const known = (...dinamicaCupom: object[]) =>
    stubNetwork({ [call]: answer({ telefone: usuario, telefoneContato: null, dinamicaCupom }) });
  const openFaixa = (configuracao: Partial<Configuracao>) =>
    openScreen('/', { '/': <MultiplicadorFaixa /> }, configuracao);

  test('multiplies both factors when both names are known', async () => {
    known(picPayName, instagramName);
    openFaixa(both);
    expect(await screen.findByText('4X')).toBeDefined();
    expect(
      screen.getByText('Seu PicPay e seu Instagram estão valendo: suas notas rendem 4X números da sorte.'),
    ).toBeDefined();
  });

  test('applies the factor of the known name and asks for the other one', async () => {
    known(instagramName);
    openFaixa(both);
    expect(
      await screen.findByText('Seu Instagram está valendo: suas notas rendem 2X números da sorte.'),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Informe também seu PicPay e ganhe 4X números' }));
    expect(paineis.get()).toBe('perfil');
  });

  test('asks for both names when none is known', async () => {
    known();
    openFaixa(both);
    expect(
      await screen.findByRole('button', { name: 'Informe seu PicPay e seu Instagram e ganhe 4X números' }),
    ).toBeDefined();
  });

  test('applies only the Instagram factor when PicPay is off', async () => {
    known(picPayName, instagramName);
    openFaixa(instagram);
    expect(
      await screen.findByText('Seu Instagram está valendo: suas notas rendem até 1,1X números da sorte.'),
    ).toBeDefined();
  });

  test('formats the product of decimal factors without floating-point digits', async () => {
    known(picPayName, instagramName);
    openFaixa({ ...instagram, 'picpay.ativo': true, 'picpay.multiplicador': 1.1 });
    expect(await screen.findByText('1,21X')).toBeDefined();
  });
});

describe('MultiplicadorFaixa when every receipt earns the same count', () => {
  const regra = 'GET /cupom/v2/cupons/configuracao/2026/TREVO';
  const openWith = (numeros: number, configuracao: Partial<Configuracao>, ...dinamicas: string[]) => {
    const sent = stubNetwork({
      [call]: answer({
        telefone: usuario,
        telefoneContato: null,
        dinamicaCupom: dinamicas.map((dinamica) => ({ dinamica, identificacao: '@ana', multiplicador: 2 })),
      }),
      [regra]: answer({
        limitePorUsuario: -1,
        limitesPorUsuario: {},
        tempoLimite: 0,
        ganhoPorDocumento: { numeros, maximoPorDocumento: null },
      }),
    });
    openScreen('/', { '/': <MultiplicadorFaixa /> }, configuracao);
    return sent;
  };
  const instagram = { 'instagram.ativo': true, 'instagram.multiplicador': 1.5 } as const;
  const both = { ...instagram, 'picpay.ativo': true } as const;

  test.each([[], ['INSTAGRAM']])(
    'renders nothing when the factor adds less than one whole number (%s)',
    async (...known) => {
      const sent = openWith(1, instagram, ...known);
      await waitFor(() => expect(sent.map((one) => one.call)).toEqual(expect.arrayContaining([call, regra])));
      await act(async () => {});
      expect(document.body.textContent).toBe('');
    },
  );

  test('shows the numbers per receipt rounded down like the server', async () => {
    openWith(3, instagram, 'INSTAGRAM');
    expect(
      await screen.findByText('Seu Instagram está valendo: cada nota rende 4 números da sorte.'),
    ).toBeDefined();
    expect(screen.getByText('+1')).toBeDefined();
  });

  test('asks for a name that only adds numbers together with the other factor', async () => {
    openWith(1, both, 'INSTAGRAM');
    expect(
      await screen.findByRole('button', { name: 'Informe seu PicPay e ganhe 3 números por nota' }),
    ).toBeDefined();
  });

  test('shows a whole factor as a factor', async () => {
    openWith(1, { 'picpay.ativo': true }, 'PICPAY');
    expect(await screen.findByText('2X')).toBeDefined();
    expect(screen.getByText('Seu PicPay está valendo: cada nota rende 2 números da sorte.')).toBeDefined();
  });
});

test('renders nothing and sends no request in a campaign without PicPay', async () => {
  const sent = stubNetwork({});
  openScreen('/', { '/': <MultiplicadorFaixa /> });
  await waitFor(() => expect(document.body.textContent).toBe(''));
  expect(sent).toEqual([]);
});
