// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { answer, closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { useIncompleteReload } from './use-incomplete-reload.ts';

// A lazy import in the app; preloaded here so that the test does not wait for it.
beforeAll(async () => void (await import('@trevo/config/pessoa/perfil-pendente')));
afterEach(closeScreen);

const usuario = '52998224725';
const reload = vi.fn<() => void>();

function Probe() {
  const navigate = useNavigate();
  useIncompleteReload(reload);
  return (
    <button type="button" onClick={() => void navigate('/a?passo=2')}>
      adiante
    </button>
  );
}

async function goBack(consumidor: object, { isSignedIn = true } = {}): Promise<void> {
  reload.mockClear();
  const sent = stubNetwork({ [`GET /consumidor/v1/consumidores/${usuario}`]: answer(consumidor) });
  if (isSignedIn) session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  openScreen('/a', { '/a': <Probe /> }, { 'perfil.camposObrigatorios': ['nome', 'email'] });
  act(() => screen.getByText('adiante').click());
  expect(sent).toEqual([]);
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe(''));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
}

describe('useIncompleteReload on going back', () => {
  test('reloads once when the profile is incomplete', async () => {
    await goBack({ nome: 'ANA LIMA', email: null });
    expect(reload).toHaveBeenCalledOnce();
  });

  test('does not reload when the profile is complete', async () => {
    await goBack({ nome: 'ANA LIMA', email: 'ana@exemplo.com.br' });
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not reload without a session', async () => {
    await goBack({ nome: 'ANA LIMA', email: null }, { isSignedIn: false });
    expect(reload).not.toHaveBeenCalled();
  });
});
