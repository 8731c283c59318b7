// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppRouter } from './AppRouter.tsx';
import { Link, Navigate, NavLink, useLocation, useNavigationType, useSearchParams } from './router.tsx';

beforeEach(() => window.history.replaceState(null, '', '/inicio?a=1'));
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

function Where() {
  const { pathname, search, state } = useLocation();
  return (
    <p>
      {useNavigationType()} {pathname}
      {search} {JSON.stringify(state)}
    </p>
  );
}

const where = () => document.querySelector('p')?.textContent;
const draw = (content: ReactNode, hash = false) =>
  render(
    <AppRouter hash={hash}>
      <Where />
      {content}
    </AppRouter>,
  );
const click = (init?: MouseEventInit) => fireEvent.click(screen.getByRole('link'), init);
const entries = () => window.history.length;

describe('Link', () => {
  test('opens the address in a new entry with its state', () => {
    draw(<Link to="/outra?b=2" state={{ c: 3 }} />);
    const before = entries();
    click();
    expect(where()).toBe('PUSH /outra?b=2 {"c":3}');
    expect(entries()).toBe(before + 1);
  });

  test('replaces the entry when it leads to the current address', () => {
    draw(<Link to="/inicio?a=1" />);
    click();
    expect(where()).toBe('REPLACE /inicio?a=1 null');
  });

  test('leaves a click with a modifier key, of another button or for another window to the browser', () => {
    draw(<Link to="/outra" />);
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(click(init)).toBe(true);
    cleanup();
    draw(<Link to="/outra" target="_blank" />);
    expect(click()).toBe(true);
  });

  test('does not navigate when its handler prevents it', () => {
    draw(<Link to="/outra" onClick={(event) => event.preventDefault()} />);
    click();
    expect(where()).toBe('POP /inicio?a=1 null');
  });

  test('never leaves the site', () => {
    draw(<Link to="//outro.example/x" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/outro.example/x');
  });
});

test('NavLink marks the current page', () => {
  draw(
    <>
      <NavLink to="/inicio">a</NavLink>
      <NavLink to="/outra">b</NavLink>
    </>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
    'page',
    null,
  ]);
});

test('Navigate replaces the address once', () => {
  function Once() {
    return useLocation().pathname === '/inicio' && <Navigate to="/outra" replace />;
  }
  draw(<Once />);
  expect(where()).toBe('REPLACE /outra null');
});

test('useSearchParams writes the query of the current path', () => {
  function Query() {
    const [params, setParams] = useSearchParams();
    return (
      <button type="button" onClick={() => setParams({ a: `${params.get('a')}2` })}>
        mais
      </button>
    );
  }
  draw(<Query />);
  fireEvent.click(screen.getByText('mais'));
  expect(where()).toBe('PUSH /inicio?a=12 null');
});

test('keeps the address after # with `hash`', () => {
  window.history.replaceState(null, '', '/index.html#/cupons?pagina=2');
  draw(<Link to="/outra" />, true);
  expect(where()).toBe('POP /cupons?pagina=2 null');
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/outra');
  click();
  expect(window.location.hash).toBe('#/outra');
});

test('goes back to the previous entry with its state', async () => {
  draw(<Link to="/outra" state={1} />);
  click();
  act(() => window.history.back());
  await waitFor(() => expect(where()).toBe('POP /inicio?a=1 null'));
});

test('loads the page when the browser refuses another entry', () => {
  draw(<Link to="/outra" />);
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  click();
  expect(assign).toHaveBeenCalledWith('/outra');
});

test('throws outside a router', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  function Lonely() {
    const [path] = useState(useLocation().pathname);
    return path;
  }
  expect(() => render(<Lonely />)).toThrow('There is no router around this component');
});
