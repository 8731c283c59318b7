// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ShapedInput } from './ShapedInput.tsx';

afterEach(cleanup);

/** `keeps` is what its owner makes of what was typed. */
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

/** As the browser leaves it: the text, and the caret after what was typed. */
function type(input: HTMLInputElement, text: string, caret: number) {
  fireEvent.change(input, { target: { value: text, selectionStart: caret, selectionEnd: caret } });
}

test.each([
  ['kept as it was typed', (typed: string) => typed],
  ['kept as it is shown', (typed: string) => typed.toUpperCase()],
])('a letter in the middle, %s, leaves the caret behind it', (_name, keeps) => {
  const input = open('8F2', keeps);
  type(input, '8Fk2', 3);
  expect([input.value, input.selectionStart]).toEqual(['8FK2', 3]);
  type(input, '8FKx2', 4);
  expect([input.value, input.selectionStart]).toEqual(['8FKX2', 4]);
});

test('a letter that becomes two moves the caret by two', () => {
  const input = open('AB');
  type(input, 'AßB', 2);
  expect([input.value, input.selectionStart]).toEqual(['ASSB', 3]);
});

test('a letter over itself leaves the caret behind it', () => {
  const input = open('8FK', (typed) => typed.toUpperCase());
  type(input, '8fK', 2);
  expect([input.value, input.selectionStart]).toEqual(['8FK', 2]);
});
