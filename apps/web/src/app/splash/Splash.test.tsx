// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { Splash } from './Splash.tsx';
import { toSplashPhase } from './splash-times.ts';

beforeEach(() => {
  stubNetwork({});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
});

/** Opens a page whose script arrived so many milliseconds after the page began. */
function open(path: string, elapsed = 0): void {
  const start = Date.now();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - start + elapsed);
  openScreen(path, { [path]: <Splash /> });
}
const splash = () => document.querySelector('[aria-hidden="true"][class*="splash"]');
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('The splash', () => {
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

  test('the time in which the page loaded counts', () => {
    open('/', 1200);
    pass(300);
    expect(splash()?.hasAttribute('data-fading')).toBe(true);
  });

  test('a page that took longer than the splash has none', () => {
    open('/', 1600);
    expect(splash()).toBeNull();
  });

  test.each(['/login', '/regulamento'])('there is none on %s', (path) => {
    open(path);
    expect(splash()).toBeNull();
  });

  test('there is none for who is signed in', () => {
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    open('/');
    expect(splash()).toBeNull();
  });

  test.each(['pointerDown', 'keyDown'] as const)('%s ends it', (event) => {
    open('/');
    fireEvent[event](document.body);
    expect(splash()).toBeNull();
  });

  test('once per window', () => {
    sessionStorage.setItem('trevo.abertura', '1');
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
  ])('at %i ms it is %s', (elapsed, phase) => {
    expect(toSplashPhase(elapsed)).toBe(phase);
  });
});
