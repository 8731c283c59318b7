// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../test/screen-harness.tsx';
import { paineis } from '../painel/painel-store.ts';
import { session } from '../session/session.ts';
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

test('a PicPay identification shows how many times the numbers', async () => {
  stubNetwork({ [call]: names('@ana') });
  openScreen('/', { '/': <MultiplicadorFaixa /> }, { 'picpay.ativo': true });
  expect(await screen.findByText('2X')).toBeDefined();
});

test('the factor is the campaign’s', async () => {
  stubNetwork({ [call]: names('@ana') });
  openScreen('/', { '/': <MultiplicadorFaixa /> }, { 'picpay.ativo': true, 'picpay.multiplicador': 1.5 });
  expect(await screen.findByText('1,5X')).toBeDefined();
});

test.each([
  ['none', names()],
  ['one that PicPay cannot know', names('ana')],
  ['no record at all', refusal('cupom.consumidorNaoEncontrado')],
])('with %s it invites, and leads to the profile', async (_name, reply) => {
  stubNetwork({ [call]: reply });
  openScreen('/', { '/': <MultiplicadorFaixa /> }, { 'picpay.ativo': true });
  fireEvent.click(await screen.findByRole('button', { name: 'Informe seu PicPay e ganhe 2X números' }));
  expect(paineis.get()).toBe('perfil');
});

test('a campaign without PicPay says and asks nothing', async () => {
  const sent = stubNetwork({});
  openScreen('/', { '/': <MultiplicadorFaixa /> });
  await waitFor(() => expect(document.body.textContent).toBe(''));
  expect(sent).toEqual([]);
});
