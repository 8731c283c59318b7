// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, describe, expect, test } from 'vitest';
import { campanhaVigente, closeScreen, openScreen } from '../../../../test/screen-harness.tsx';
import { totem } from '../../../platform/storage/totem.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { ConvidarCard } from './ConvidarCard.tsx';

afterEach(closeScreen);

const pontos = (valor: number) => ({ moeda: 'pontos', valor }) as const;

function open(indicacao?: Partial<NonNullable<CampanhaWire['indicacao']>>, c: Partial<Configuracao> = {}) {
  const regra = { premio: null, premioIndicado: null, liberaEmDias: 7, maximoPorMes: 10, ...indicacao };
  const campanha = { ...campanhaVigente, ...(indicacao && { indicacao: regra }) } as CampanhaWire;
  openScreen('/home', { '/home': <ConvidarCard campanha={campanha} /> }, c);
  return screen.queryByRole('link');
}

describe('ConvidarCard', () => {
  test.each([
    [{ premio: pontos(200), premioIndicado: pontos(100) }, 'Você ganha 200 pontos'],
    [{ premioIndicado: pontos(100) }, 'Seu amigo ganha 100 pontos'],
    [undefined, 'Envie o seu link'],
  ])('links to the invitation and names the reward of %j', (indicacao, words) => {
    const link = open(indicacao);
    expect(link?.getAttribute('href')).toBe('/indicacao');
    expect(link?.textContent).toContain(`Convidar amigos${words}`);
  });

  test('renders nothing when the campaign has no invitations', () => {
    expect(open(undefined, { 'indicacao.ativo': false })).toBeNull();
  });

  test('renders nothing in a kiosk', () => {
    totem.start();
    expect(open()).toBeNull();
  });
});
