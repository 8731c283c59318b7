// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNavigate } from 'react-router';
import { closeScreen, openScreen } from '../../test/screen-harness.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
});

function Tela({ titulo }: { titulo: string }) {
  const navigate = useNavigate();
  return (
    <>
      <h1>{titulo}</h1>
      <button onClick={() => void navigate('/cupons')}>Números</button>
      <RouteAnnouncer />
    </>
  );
}
const open = (path: string) =>
  openScreen(path, { '/home': <Tela titulo="Início" />, '/cupons': <Tela titulo="Meus números" /> });
const loadAt = (path: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: `${location.origin}${path}` } as PerformanceEntry]);
const focused = () => document.activeElement?.textContent;

test('leaves the focus alone on the screen with which the page was loaded', () => {
  loadAt('/home');
  open('/home');
  expect(document.activeElement).toBe(document.body);
});

test('focuses the heading of a screen that was opened before the announcer had loaded', async () => {
  loadAt('/home');
  open('/home');
  // Each screen of this test has an announcer of its own, like one that has just loaded.
  act(() => screen.getByRole('button', { name: 'Números' }).click());
  expect(await screen.findByRole('heading', { name: 'Meus números' })).toBeDefined();
  expect(focused()).toBe('Meus números');
});

test('leaves the focus alone after a redirect of the loaded page', () => {
  loadAt('/');
  open('/home');
  expect(document.activeElement).toBe(document.body);
});
