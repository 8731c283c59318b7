// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildDocumento } from '../../../test/documento-sample.ts';
import { answer, closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { fila } from '../../features/documento-fiscal/fila/fila.ts';
import { captureNota } from '../../features/documento-fiscal/fila/send-fila.ts';
import { session } from '../../platform/session/session.ts';
import { FilaEnvio } from './FilaEnvio.tsx';
import { QueryProvider } from '../../platform/api/QueryProvider.tsx';

afterEach(async () => {
  await fila.forget();
  closeScreen();
});

const parts = { ano: 2026, identificacao: 'TREVO' };

function Telas() {
  const { data: cards } = useCall('raspadinhaAlternativa.listar', {
    params: { ...parts, totalPorPagina: 10, paginaAtual: 1 },
  });
  useCall('cupom.configuracao', { params: parts });
  return <p>{cards ? 'raspadinhas na tela' : 'carregando'}</p>;
}

test('invalidates the queries of the earnings, including cards, after a queued receipt was sent', async () => {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  const cards = 'GET /raspadinhaAlternativa/v1/raspadinhas/2026/TREVO/10/1';
  const limites = 'GET /cupom/v2/cupons/configuracao/2026/TREVO';
  const sent = stubNetwork({
    [cards]: answer({ retorno: [], total: 0, paginas: 0 }),
    [limites]: answer({ limitePorUsuario: -1, limitesPorUsuario: {}, tempoLimite: 0 }),
    'POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO': answer(buildDocumento(), 201),
  });
  const timesAsked = (asked: string) => sent.filter(({ call }) => call === asked).length;
  openScreen('/', {
    '/': (
      <>
        <FilaEnvio />
        <QueryProvider>
          <Telas />
        </QueryProvider>
      </>
    ),
  });
  await screen.findByText('raspadinhas na tela');
  await waitFor(() => expect([timesAsked(cards), timesAsked(limites)]).toEqual([1, 1]));
  await captureNota({ chaveAcesso: '3'.repeat(44), origem: 'camera' }, '23:59:00');
  await waitFor(() => expect([timesAsked(cards), timesAsked(limites)]).toEqual([2, 2]));
});
