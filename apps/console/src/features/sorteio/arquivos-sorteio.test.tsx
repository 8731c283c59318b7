// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answer,
  campanhas,
  close,
  enter,
  open,
  listDownloads,
  press,
  refusal,
  stubNetwork,
} from '../../../test/console-harness.tsx';
import { resultado, vale, confirmada, lista, um, path, at, signIn } from '../../../test/sorteio-amostra.ts';
import { confirmacaoStore } from '../../platform/session/confirmacao-store.ts';
import { SorteiosScreen } from './SorteiosScreen.tsx';

beforeEach(() => enter());
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

test('saves the minutes of a confirmed draw, which an auditor may read', async () => {
  signIn('auditor');
  const clicked = listDownloads();
  const sent = stubNetwork({
    ...campanhas,
    [lista]: at('CONFIRMADO'),
    [`GET ${um}/resultado`]: answer(vale),
    [`GET ${um}/apuracao`]: answer(confirmada),
    [`GET ${um}/ata.pdf`]: [refusal('sorteio.semAta'), answer({})],
  });
  open(<SorteiosScreen />, path);
  fireEvent.click(await screen.findByRole('button', { name: 'Baixar a ata (PDF)' }));
  expect(await screen.findByText('A ata deste sorteio ainda não existe.')).toBeTruthy();
  press('Baixar a ata (PDF)');
  await waitFor(() => expect(clicked).toEqual(['ata-2025-01-04.pdf']));
  expect(sent.at(-1)).toMatchObject({ call: `GET ${um}/ata.pdf`, promotora: 'quatrofolhas' });
  expect(screen.queryByRole('button', { name: 'Participantes (CSV)' })).toBeNull();
});

test('saves the participants of a frozen draw after a fresh verification', async () => {
  const clicked = listDownloads();
  const sent = stubNetwork({
    [lista]: at('CONGELADO'),
    [`GET ${um}/resultado`]: answer(resultado),
    [`GET ${um}/participantes.zip`]: [refusal('operador.confirmeQuemE'), answer({})],
  });
  open(<SorteiosScreen />, path);
  fireEvent.click(await screen.findByRole('button', { name: 'Participantes (CSV)' }));
  expect(screen.getByText(/O download fica registrado em "Quem fez o quê"\.$/)).toBeTruthy();
  await waitFor(() => expect(confirmacaoStore.get()).not.toBeNull());
  expect(clicked).toEqual([]);
  confirmacaoStore.get()!.resolve(true);
  await waitFor(() => expect(clicked).toEqual(['participantes-2025-01-04.zip']));
  expect(sent.filter(({ call }) => call.endsWith('.zip'))).toHaveLength(2);
});
