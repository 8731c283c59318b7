// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { network } from '@trevo/client/request/network-state.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, stubNetwork } from '../../../../test/screen-harness.tsx';
import { fila } from '../../../features/documento-fiscal/fila/fila.ts';
import { FilaCard } from '../../../features/documento-fiscal/fila/FilaCard.tsx';
import { session } from '../../../platform/session/session.ts';
import { showNoResponse, toasts } from '../../../platform/toast/toasts.ts';
import { ConexaoFaixa } from './ConexaoFaixa.tsx';

afterEach(async () => {
  vi.restoreAllMocks();
  await fila.forget();
  closeScreen();
});

const usuario = '52998224725';
const chaveAcesso = '35261162744661000189655452231425211744665372';
const naoGuardam = 'Este navegador não guarda notas: fique com o papel e tente de novo com internet.';

async function openWithNota() {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  stubNetwork({});
  await fila.add(usuario, { chaveAcesso }, { ano: 2026, identificacao: 'TREVO' }, new Date());
  openScreen('/', {
    '/': (
      <>
        <ConexaoFaixa />
        <FilaCard />
      </>
    ),
  });
  await screen.findByText('Na fila deste aparelho');
}

test('shows the count of receipts in the offline queue', async () => {
  await openWithNota();
  expect(screen.getByText('Sem internet. 1 nota guardada neste aparelho.')).toBeDefined();
  expect(screen.queryByText(naoGuardam)).toBeNull();
});

test("shows the queue's storage warning when the browser stores nothing", async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  // The first test may have left the database open.
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('', 'InvalidStateError');
  });
  await openWithNota();
  expect(screen.getByText(naoGuardam)).toBeDefined();
  expect(screen.getByText(`Sem internet. ${naoGuardam}`)).toBeDefined();
  expect(screen.queryByText(/ou o navegador pode apagar/)).toBeNull();
});

test('unfolds the sentence of the call without a response instead of a second message', () => {
  network.reportNoResponse();
  openScreen('/', { '/': <ConexaoFaixa /> });
  expect(screen.getByRole('status').textContent).toBe('Sem conexão. Atualizamos quando ela voltar.');
  act(() => showNoResponse('Não foi possível carregar seu perfil!'));
  expect(toasts.get()).toEqual([]);
  const details = document.querySelector('details')!;
  expect([details.open, details.textContent]).toEqual([
    false,
    'Sem conexão. Atualizamos quando ela voltar.Não foi possível carregar seu perfil!',
  ]);
});
