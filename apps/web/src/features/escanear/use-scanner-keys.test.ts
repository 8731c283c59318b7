// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { useScannerKeys } from './parts/ChaveField.tsx';

function press(text: string, gap: number) {
  const { result } = renderHook(() => useScannerKeys());
  const keys = [...text, 'Shift', 'Enter'];
  return keys
    .map((key, i) => result.current({ key, timeStamp: 1000 + i * gap } as KeyboardEvent))
    .find((scanned) => scanned !== null);
}

test('what comes at the pace of a scanner is given whole at its Enter, signs included', () => {
  expect(press('https://loja.exemplo/?p=1|2', 8)).toBe('https://loja.exemplo/?p=1|2');
});

test('what comes at the pace of a person is left alone', () => {
  expect(press('https://loja.exemplo/?p=1|2', 60)).toBeUndefined();
});

test('the last few keys of a person who hurries are no code', () => {
  expect(press('1234', 8)).toBeUndefined();
});
