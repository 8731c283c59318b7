// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { LimiteDica } from '../LimiteDica.tsx';

const usuario = '52998224725';
const place = '2026/TREVO';
const cupons = `GET /cupom/v2/cupons/configuracao/${place}`;
const escaneados = `GET /cupom/v2/cupons/escaneadosPorPeriodo/${place}/${usuario}`;
const giros = `GET /raspadinhaAlternativa/v1/configuracoes/${place}`;
const girados = `GET /raspadinhaAlternativa/v1/consumidor/raspadinhasPorPeriodo/${place}/${usuario}`;
const limit = (total: number) =>
  answer({ limitePorUsuario: total, limitesPorUsuario: { total }, tempoLimite: 0 });
const used = (total: number) => answer({ diario: 0, semanal: 0, mensal: 0, total });
const soGiros = 'Você já tem todos os números da sorte deste período. Suas próximas notas valem só giros.';
const soNumeros = 'Você já tem todos os giros deste período. Suas próximas notas valem só números da sorte.';

function open(answers: Parameters<typeof stubNetwork>[0], hasGiros = true) {
  const sent = stubNetwork(answers);
  openScreen('/', { '/': <LimiteDica /> }, { 'raspadinha.ativo': hasGiros });
  return sent;
}

beforeEach(() => session.signIn({ token: 't1', usuario, tipo: 'consumidor' }));
afterEach(closeScreen);

describe('LimiteDica', () => {
  test.each([
    ['the limit of numbers is reached, but not that of spins', 5, 1, soGiros],
    ['the limit of spins is reached, but not that of numbers', 1, 5, soNumeros],
    ['both limits are reached', 5, 5, 'Limite de cupons e giros/raspadinhas atingido!'],
  ])('shows the hint when %s', async (_name, numeros, spins, words) => {
    open({
      [cupons]: limit(5),
      [escaneados]: used(numeros),
      [giros]: limit(5),
      [girados]: used(spins),
    });
    expect(await screen.findByText(words)).toBeDefined();
  });

  test.each([
    ['no limit is reached', 5],
    ['the limit is -1', -1],
    ['the limit is 0', 0],
  ])('renders nothing when %s', async (_name, limite) => {
    const sent = open({
      [cupons]: limit(limite),
      [escaneados]: used(limite === 5 ? 4 : 9),
      [giros]: limit(limite),
      [girados]: used(1),
    });
    await waitFor(() => expect(sent).toHaveLength(4));
    await new Promise((settled) => setTimeout(settled, 50));
    expect(document.body.textContent).toBe('');
  });

  test('shows only the limit in a campaign without spins and does not request them', async () => {
    const sent = open({ [cupons]: limit(3), [escaneados]: used(3) }, false);
    expect(await screen.findByText('Limite total de 3 cupons atingido!')).toBeDefined();
    expect(sent.map(({ call }) => call).filter((call) => call.includes('raspadinha'))).toEqual([]);
  });

  test('shows the error when the counters do not load', async () => {
    open({ [cupons]: limit(3), [escaneados]: refusal('servidor.ocupado') }, false);
    expect(
      await screen.findByText(/^Erro ao obter cupons escaneados por período: Muita gente/),
    ).toBeDefined();
  });
});
