// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { CampanhaScreen } from './CampanhaScreen.tsx';

const list = 'GET /campanha/v1/campanhas/';
const over = {
  ...campanhaVigente,
  identificacao: 'ANTES',
  descricao: 'Campanha de antes',
  dataInicial: '1999-01-01',
  dataFinal: '1999-12-31',
  dataFinalCompras: '1999-12-31',
};

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);
const open = (answers: Record<string, StubbedAnswer | null>, configuracao: Partial<Configuracao> = {}) => {
  stubNetwork(answers);
  openScreen('/campanha', { '/campanha': <CampanhaScreen />, '/cupons': <p>números</p> }, configuracao);
};

describe('CampanhaScreen', () => {
  test('shows the campaigns side by side in order, with the current one and its actions in the middle', async () => {
    open({ [list]: answer([campanhaVigente, over]) });
    expect(await screen.findByRole('link', { name: 'Escanear nota' })).toBeDefined();
    expect(screen.getByRole('group', { name: '2 de 2' }).textContent).toContain('No ar');
    fireEvent.click(screen.getByRole('button', { name: 'Campanha anterior' }));
    expect(screen.getByRole('group', { name: '1 de 2' }).textContent).toContain('Encerrada');
    expect(screen.queryByRole('link', { name: 'Escanear nota' })).toBeNull();
  });

  test('shows a single campaign between empty cards and without buttons', async () => {
    open({ [list]: answer([campanhaVigente]) });
    expect(await screen.findByRole('group', { name: '1 de 1' })).toBeDefined();
    expect(document.querySelectorAll('[class*="empty"]')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Próxima campanha' })).toBeNull();
  });

  test.each([
    ['18:00', 'Encerrada'],
    ['18:01:00', 'No ar'],
  ])('on the last day at 18:00:30 with horaFim %s shows "%s"', async (horaFim, fase) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T21:00:30Z') });
    const last = { ...campanhaVigente, dataFinal: '2026-11-23', dataFinalCompras: '2026-11-23' };
    open({ [list]: answer([last]) }, { 'campanha.horaFim': horaFim });
    expect((await screen.findByRole('group', { name: '1 de 1' })).textContent).toContain(fase);
  });

  test('has no link to the numbers when the campaign gives none', async () => {
    open({ [list]: answer([campanhaVigente]) }, { 'cupom.ativo': false });
    expect(await screen.findByRole('button', { name: 'Minhas notas' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ver meus números' })).toBeNull();
  });

  test('links to the numbers', async () => {
    open({ [list]: answer([campanhaVigente]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Ver meus números' }));
    expect(await screen.findByText('números')).toBeDefined();
  });

  test('shows the empty state when there is no campaign', async () => {
    open({ [list]: refusal('campanha.nenhuma') });
    expect(await screen.findAllByText('Nenhuma campanha no ar')).not.toHaveLength(0);
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('offers a retry when loading fails', async () => {
    open({ [list]: refusal('servidor.falha') });
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeDefined();
  });
});
