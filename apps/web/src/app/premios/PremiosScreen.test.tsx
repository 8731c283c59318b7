// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { PremiosScreen } from './PremiosScreen.tsx';

afterEach(closeScreen);

test('lists a prize of a sorteio among the own prizes', async () => {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  stubNetwork({
    'GET /cupom/v2/sorteios/2026/TREVO': answer([
      {
        data: '2998-11-14',
        nome: '1º sorteio',
        premio: 'Motos',
        numerosAte: '2998-11-12',
        apurado: true,
        meusPremios: [{ serie: '03', numero: '57698', premio: 'Uma moto' }],
      },
    ]),
    'GET /raspadinhaAlternativa/v1/raspadinhas/2026/TREVO/10/1': refusal('raspadinha.nenhuma'),
  });
  openScreen('/premiacaoInstantanea', { '/premiacaoInstantanea': <PremiosScreen /> });
  expect(await screen.findByRole('button', { name: /Uma moto/ })).toBeDefined();
  expect(screen.queryByText('Nenhum prêmio ainda')).toBeNull();
});
