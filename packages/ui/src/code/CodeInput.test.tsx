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
  test('a pasted code with words around it fills the boxes and completes once', () => {
    const onComplete = vi.fn();
    render(<Code onComplete={onComplete} />);
    fireEvent.input(input(), { target: { value: 'Seu código: 482-719' } });
    expect(input().value).toBe('482719');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('482719');
  });

  test('figures after the sixth are left out', () => {
    const onComplete = vi.fn();
    render(<Code onComplete={onComplete} />);
    fireEvent.input(input(), { target: { value: '12345678' } });
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  test('an unfinished code does not complete', () => {
    const onComplete = vi.fn();
    render(<Code onComplete={onComplete} />);
    fireEvent.input(input(), { target: { value: '12345' } });
    expect(onComplete).not.toHaveBeenCalled();
  });

  test('the phone is told that it may fill the code in', () => {
    render(<Code onComplete={() => {}} />);
    expect(input().getAttribute('autocomplete')).toBe('one-time-code');
    expect(input().getAttribute('inputmode')).toBe('numeric');
  });
});
