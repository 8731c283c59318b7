// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { flagsOf } from '../route-flags.ts';
import { Frame } from './Frame.tsx';

afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

test('every screen says that there is no network, for as long as there is none', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const change = (isOnline: boolean) => {
    onLine.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  stubNetwork({});
  openScreen('/regulamento', { '/regulamento': <Frame flags={flagsOf.publica}>o regulamento</Frame> });
  expect(screen.queryByText(/Sem conexão/)).toBeNull();
  change(false);
  expect(screen.getByText('Sem conexão. Atualizamos quando ela voltar.')).toBeTruthy();
  expect(screen.getByText('o regulamento')).toBeTruthy();
  change(true);
  expect(screen.queryByText(/Sem conexão/)).toBeNull();
});
