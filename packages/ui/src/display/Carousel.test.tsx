// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Carousel } from './Carousel.tsx';

afterEach(cleanup);

function open(initial = 0) {
  render(
    <Carousel
      label="Campanhas"
      previousLabel="Anterior"
      nextLabel="Próxima"
      toItemLabel={(n, total) => `${n} de ${total}`}
      initial={initial}
    >
      <p>um</p>
      <p>dois</p>
      <p>três</p>
    </Carousel>,
  );
  const window_ = screen.getAllByRole('group', { name: 'Campanhas' })[0]!;
  const shown = () => document.querySelector('[aria-label$=" de 3"]:not([inert])')?.textContent;
  const swipe = (from: number, to: number) => {
    const at = (clientX: number) => ({ clientX, clientY: 100, pointerId: 1, isPrimary: true });
    fireEvent.pointerDown(window_, at(from));
    fireEvent.pointerUp(window_, at(to));
  };
  return { window_, shown, swipe };
}

test('ignores a swipe of 124 pixels and moves on one of 125', () => {
  const { shown, swipe } = open();
  swipe(300, 176);
  expect(shown()).toBe('um');
  swipe(300, 175);
  expect(shown()).toBe('dois');
  swipe(175, 300);
  expect(shown()).toBe('um');
});

test('stops at the empty cards at both ends', () => {
  const { shown, swipe } = open(2);
  expect(shown()).toBe('três');
  swipe(300, 100);
  expect(shown()).toBe('três');
  expect(document.querySelectorAll('[class*="empty"]')).toHaveLength(2);
});

test('moves by arrow keys and buttons', () => {
  const { window_, shown } = open();
  fireEvent.keyDown(window_, { key: 'ArrowRight' });
  expect(shown()).toBe('dois');
  fireEvent.click(screen.getByRole('button', { name: 'Próxima' }));
  expect(shown()).toBe('três');
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  fireEvent.keyDown(window_, { key: 'ArrowLeft' });
  expect(shown()).toBe('um');
});

test('only the centred card is focusable', () => {
  open();
  expect(document.querySelectorAll('[inert]')).toHaveLength(2);
});
