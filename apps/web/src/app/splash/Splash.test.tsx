// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { Splash } from './Splash.tsx';
import { toSplashPhase } from './use-splash.ts';

beforeEach(() => {
  stubNetwork({});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
});

/** Opens a page with a script that arrives the given milliseconds after the page started. */
function open(path: string, elapsed = 0, configuracao: Partial<Configuracao> = {}): void {
  const start = Date.now();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - start + elapsed);
  openScreen(path, { [path]: <Splash /> }, configuracao);
}
const splash = () => document.querySelector('[aria-hidden="true"][class*="splash"]');
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('Splash', () => {
  test.each(['/', '/inicio', '/autenticacao'])('on %s fades from 1500 ms and is gone at 2600 ms', (path) => {
    open(path);
    pass(1499);
    expect(splash()?.hasAttribute('data-fading')).toBe(false);
    pass(1);
    expect(splash()?.hasAttribute('data-fading')).toBe(true);
    pass(1099);
    expect(splash()).not.toBeNull();
    pass(1);
    expect(splash()).toBeNull();
  });

  test('counts from the start of the page load', () => {
    open('/', 1200);
    pass(300);
    expect(splash()?.hasAttribute('data-fading')).toBe(true);
  });

  test('does not appear when loading took longer than the splash', () => {
    open('/', 1600);
    expect(splash()).toBeNull();
  });

  test.each(['/login', '/regulamento'])('does not appear on %s', (path) => {
    open(path);
    expect(splash()).toBeNull();
  });

  test('does not appear for a signed-in user', () => {
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    open('/');
    expect(splash()).toBeNull();
  });

  test.each(['pointerDown', 'keyDown'] as const)('is ended by %s', (event) => {
    open('/');
    fireEvent[event](document.body);
    expect(splash()).toBeNull();
  });

  test("shows the campaign's symbol", () => {
    open('/', 0, { 'tema.simbolo': '/marcas/sol-simbolo.svg' });
    expect(splash()?.querySelector('img')?.getAttribute('src')).toBe('/marcas/sol-simbolo.svg');
  });

  test('appears once per device', () => {
    localStorage.setItem('trevo.abertura', 'true');
    open('/');
    expect(splash()).toBeNull();
  });
});

describe('toSplashPhase', () => {
  test.each([
    [0, 'shown'],
    [1499, 'shown'],
    [1500, 'fading'],
    [2599, 'fading'],
    [2600, 'gone'],
  ])('at %i ms returns %s', (elapsed, phase) => {
    expect(toSplashPhase(elapsed)).toBe(phase);
  });
});
