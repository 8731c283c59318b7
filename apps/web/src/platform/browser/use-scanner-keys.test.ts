// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { useScannerKeys } from './use-scanner-keys.ts';

function press(text: string, gap: number) {
  const { result } = renderHook(() => useScannerKeys());
  const keys = [...text, 'Shift', 'Enter'];
  return keys
    .map((key, i) => result.current({ key, timeStamp: 1000 + i * gap } as KeyboardEvent))
    .find((scanned) => scanned !== null);
}

test('useScannerKeys returns input at scanner speed at its Enter, with all characters', () => {
  expect(press('https://loja.exemplo/?p=1|2', 8)).toBe('https://loja.exemplo/?p=1|2');
});

test('useScannerKeys ignores input at typing speed', () => {
  expect(press('https://loja.exemplo/?p=1|2', 60)).toBeUndefined();
});

test('useScannerKeys ignores the last keys of a fast typist', () => {
  expect(press('1234', 8)).toBeUndefined();
});
