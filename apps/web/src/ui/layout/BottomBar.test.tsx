// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BottomBar } from './BottomBar.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const room = (element: HTMLElement) => element.style.scrollPaddingBottom;

test('the page leaves room for the bar while it is there, so that nothing with the focus lies under it', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
  const { unmount } = render(<BottomBar>Salvar</BottomBar>);
  expect(room(document.documentElement)).toBe('108px');
  unmount();
  expect(room(document.documentElement)).toBe('');
});

test('in a panel that scrolls by itself the panel leaves the room', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
  const { container } = render(
    <div data-scroller>
      <BottomBar>Salvar</BottomBar>
    </div>,
  );
  expect(room(container.firstElementChild as HTMLElement)).toBe('108px');
  expect(room(document.documentElement)).toBe('');
});
