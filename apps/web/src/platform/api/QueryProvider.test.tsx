// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { useCall } from './use-call.ts';
import { network } from '@trevo/client/request/network-state.ts';

afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

const path = '/consumidor/v1/consumidores/52998224725';

test('refetches queries that failed in an offline start when the network returns', async () => {
  network.reportNoResponse();
  // The module reads the network state when it is imported.
  const { QueryProvider } = await import('./QueryProvider.tsx');
  function Probe() {
    const { data: consumidor, error } = useCall('consumidor.obter', { params: { usuario: '52998224725' } });
    return <p>{consumidor?.nome ?? (error ? 'falhou' : 'espera')}</p>;
  }
  stubNetwork({});
  openScreen('/home', {
    '/home': (
      <QueryProvider>
        <Probe />
      </QueryProvider>
    ),
  });
  expect(await screen.findByText('falhou')).toBeTruthy();

  const sent = stubNetwork({ [`GET ${path}`]: answer({ nome: 'ANA MARIA LIMA' }) });
  act(() => network.reportResponse());
  expect(await screen.findByText('ANA MARIA LIMA')).toBeTruthy();

  // Mounted content stays unchanged.
  act(() => network.reportNoResponse());
  act(() => network.reportResponse());
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  expect(sent.map(({ call }) => call)).toEqual([`GET ${path}`]);
});
