// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ShapedInput } from './ShapedInput.tsx';

afterEach(cleanup);

/** `keeps` transforms the typed text like the parent component. */
function open(value: string, keeps: (typed: string) => string = (typed) => typed): HTMLInputElement {
  function Owner() {
    const [kept, setKept] = useState(value);
    return (
      <ShapedInput
        value={kept}
        shape={(text) => text.toUpperCase()}
        onValueChange={(typed) => setKept(keeps(typed))}
      />
    );
  }
  render(<Owner />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  input.focus();
  return input;
}

/** Simulates the browser: sets the text, and the caret after the typed characters. */
function type(input: HTMLInputElement, text: string, caret: number) {
  fireEvent.change(input, { target: { value: text, selectionStart: caret, selectionEnd: caret } });
}

test.each([
  ['kept as it was typed', (typed: string) => typed],
  ['kept as it is shown', (typed: string) => typed.toUpperCase()],
])('keeps the caret behind a letter typed in the middle, %s', (_name, keeps) => {
  const input = open('8F2', keeps);
  type(input, '8Fk2', 3);
  expect([input.value, input.selectionStart]).toEqual(['8FK2', 3]);
  type(input, '8FKx2', 4);
  expect([input.value, input.selectionStart]).toEqual(['8FKX2', 4]);
});

test('moves the caret by two for a letter that becomes two', () => {
  const input = open('AB');
  type(input, 'AßB', 2);
  expect([input.value, input.selectionStart]).toEqual(['ASSB', 3]);
});

test('keeps the caret behind a letter that replaces an equal one', () => {
  const input = open('8FK', (typed) => typed.toUpperCase());
  type(input, '8fK', 2);
  expect([input.value, input.selectionStart]).toEqual(['8FK', 2]);
});
