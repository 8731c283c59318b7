// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildMeta } from '../../../test/conta-sample.ts';
import {
  answer,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { MetasScreen } from './screens/MetasScreen.tsx';

const metas = 'GET /contacorrente/v1/metas/2026/TREVO/52998224725';

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);

function open(found: StubbedAnswer | null, path = '/metas') {
  const sent = stubNetwork({ [metas]: found });
  openScreen(path, { '/metas': <MetasScreen />, '/metasCashback': <MetasScreen /> });
  return sent;
}

describe('MetasScreen', () => {
  test('shows progress, missing amount, reward and end date of each goal', async () => {
    open(answer([buildMeta()]));
    expect(await screen.findByText('Faltam 750 pontos')).toBeDefined();
    const bar = screen.getByRole('progressbar', { name: 'Bronze' });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    expect(bar.getAttribute('aria-valuetext')).toBe('250 pontos de 1.000 pontos');
    expect(screen.getByText('Prêmio: 100 pontos')).toBeDefined();
    expect(screen.getByText('Até 30 de junho de 2999')).toBeDefined();
  });

  test('lists reached goals after open ones and missed goals last', async () => {
    open(
      answer([
        buildMeta({ id: 'a', nome: 'Perdida', ate: '2020-01-01' }),
        buildMeta({ id: 'b', nome: 'Feita', percentual: 100, concluidaEm: '2026-11-02T12:00:00Z' }),
        buildMeta({ id: 'c', nome: 'Longe', percentual: 1 }),
        buildMeta({ id: 'd', nome: 'Perto', atual: 999, percentual: 99 }),
      ]),
    );
    await screen.findByText('Falta 1 ponto');
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Perto', 'Longe', 'Feita', 'Perdida']);
    expect(screen.getByText('Meta alcançada!')).toBeDefined();
    expect(screen.getByText('Você ganhou 100 pontos')).toBeDefined();
    expect(screen.getByText('Não deu desta vez')).toBeDefined();
  });

  test('shows goals of cashback at their own address, in reais', async () => {
    const cashback = buildMeta({
      moeda: 'cashback',
      nome: 'Primeiros R$ 50',
      alvo: 5000,
      atual: 3850,
      premio: { moeda: 'cashback', valor: 500 },
    });
    open(answer([buildMeta(), cashback]), '/metasCashback');
    expect(await screen.findByText(/^Faltam R\$\s11,50$/)).toBeDefined();
    expect(screen.getByText(/^Prêmio: R\$\s5,00$/)).toBeDefined();
    expect(screen.queryByText('Bronze')).toBeNull();
  });

  test('links back to the balance when the campaign has no goals', async () => {
    open(answer([]));
    expect(await screen.findByText('Nenhuma meta por enquanto')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver meus pontos' }).getAttribute('href')).toBe('/contaCorrente');
  });

  test('offers a retry when loading fails', async () => {
    const sent = open(refusal('servidor.falha'));
    await screen.findByText('Não deu para carregar');
    press('Tentar novamente');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('shows a skeleton while loading', async () => {
    open(null);
    expect(await screen.findByText('Carregando…')).toBeDefined();
  });
});
