// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BottomBar } from './BottomBar.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const room = (element: HTMLElement) => element.style.scrollPaddingBottom;

test('the page reserves room for the bar while it is mounted, so that a focused element is not covered', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
  const { unmount } = render(<BottomBar>Salvar</BottomBar>);
  expect(room(document.documentElement)).toBe('108px');
  unmount();
  expect(room(document.documentElement)).toBe('');
});

test('a panel that scrolls by itself reserves the room instead of the page', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
  const { container } = render(
    <div data-scroller>
      <BottomBar>Salvar</BottomBar>
    </div>,
  );
  expect(room(container.firstElementChild as HTMLElement)).toBe('108px');
  expect(room(document.documentElement)).toBe('');
});

/**
 * Renders window and bar with these heights in pixels; each button of the bar is 56 high and 4 below the
 * previous one.
 */
function openBar(room: number, bar: number, ...actions: string[]) {
  vi.stubGlobal('innerHeight', room);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'BUTTON' ? 56 : bar;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return actions.indexOf(this.textContent) * 60;
  });
  const { container } = render(
    <BottomBar>
      {actions.map((action) => (
        <button key={action} type="button">
          {action}
        </button>
      ))}
    </BottomBar>,
  );
  return container.firstElementChild as HTMLElement;
}

describe('BottomBar', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('sticks completely where it takes less than a quarter of the window', () => {
    const bar = openBar(844, 150, 'Salvar', 'Agora não');
    expect([bar.dataset['inFlow'], bar.dataset['hangs']]).toEqual([undefined, undefined]);
  });

  test('keeps only its first action visible where both would take more', () => {
    const bar = openBar(560, 150, 'Salvar', 'Agora não');
    expect([bar.dataset['inFlow'], bar.style.bottom]).toEqual([undefined, '-60px']);
    expect(room(document.documentElement)).toBe('114px');
  });

  test('ends the page where even one action would take a third of the window', () => {
    const bar = openBar(240, 150, 'Salvar', 'Agora não');
    expect(bar.dataset['inFlow']).toBe('true');
    expect(room(document.documentElement)).toBe('24px');
  });
});
