// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CodeInput } from './CodeInput.tsx';

afterEach(cleanup);

function Code({ onComplete }: { onComplete(value: string): void }) {
  const [value, setValue] = useState('');
  return <CodeInput aria-label="Código" value={value} onValueChange={setValue} onComplete={onComplete} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Código');

describe('CodeInput', () => {
  test('fills the boxes from a pasted code with surrounding words and completes once', () => {
    const onComplete = vi.fn();
    render(<Code onComplete={onComplete} />);
    fireEvent.input(input(), { target: { value: 'Seu código: 482-719' } });
    expect(input().value).toBe('482719');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('482719');
  });

  test('ignores digits after the sixth', () => {
    const onComplete = vi.fn();
    render(<Code onComplete={onComplete} />);
    fireEvent.input(input(), { target: { value: '12345678' } });
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  test('does not complete an unfinished code', () => {
    const onComplete = vi.fn();
    render(<Code onComplete={onComplete} />);
    fireEvent.input(input(), { target: { value: '12345' } });
    expect(onComplete).not.toHaveBeenCalled();
  });

  test('enables autofill of one-time codes', () => {
    render(<Code onComplete={() => {}} />);
    expect(input().getAttribute('autocomplete')).toBe('one-time-code');
    expect(input().getAttribute('inputmode')).toBe('numeric');
  });
});
