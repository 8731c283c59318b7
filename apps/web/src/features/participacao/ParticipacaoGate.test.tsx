// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  stubNetwork,
} from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { ParticipacaoGate } from './ParticipacaoGate.tsx';

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);

test.each([
  [true, 1],
  [false, 0],
])(
  'outside the purchase window, with numbers offered %s, the count of links to them is %i',
  async (isOn, links) => {
    stubNetwork({
      'GET /campanha/v1/campanhas/': answer([{ ...campanhaVigente, dataFinalCompras: '2020-01-01' }]),
    });
    const gate = <ParticipacaoGate title="Escanear nota">câmera</ParticipacaoGate>;
    openScreen('/escanear', { '/escanear': gate }, { 'cupom.ativo': isOn });
    expect(await screen.findByText('Fora do período de compras')).toBeDefined();
    expect(screen.queryAllByRole('link', { name: 'Ver meus números' })).toHaveLength(links);
  },
);
