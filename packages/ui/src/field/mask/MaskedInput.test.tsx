// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MaskedInput } from './MaskedInput.tsx';

afterEach(cleanup);

function CpfField(props: { masked?: boolean; initial?: string; onValue(value: string): void }) {
  const [value, setValue] = useState(props.initial ?? '');
  return (
    <MaskedInput
      aria-label="CPF"
      mask="###.###.###-##"
      masked={props.masked}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValue(next);
      }}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('CPF');

describe('MaskedInput', () => {
  test('shows the punctuation and emits the digits only', () => {
    const onValue = vi.fn();
    render(<CpfField onValue={onValue} />);
    fireEvent.input(input(), { target: { value: '12345678909' } });
    expect(onValue).toHaveBeenLastCalledWith('12345678909');
    expect(input().value).toBe('123.456.789-09');
  });

  test('emits the punctuation with `masked`', () => {
    const onValue = vi.fn();
    render(<CpfField masked onValue={onValue} />);
    fireEvent.input(input(), { target: { value: '12345678909' } });
    expect(onValue).toHaveBeenLastCalledWith('123.456.789-09');
  });

  test('masks a value set programmatically', () => {
    render(<CpfField initial="98765432100" onValue={() => {}} />);
    expect(input().value).toBe('987.654.321-00');
  });

  describe('pasting', () => {
    const paste = (text: string) => fireEvent.paste(input(), { clipboardData: { getData: () => text } });

    test('keeps a too long text whole and visible, for the form to reject', () => {
      const onValue = vi.fn();
      render(<CpfField onValue={onValue} />);
      expect(paste('529982247251')).toBe(false);
      expect(onValue).toHaveBeenLastCalledWith('529982247251');
      expect(input().value).toBe('529.982.247-251');
    });

    test('keeps the text whole when it is too long together with the current value', () => {
      const onValue = vi.fn();
      render(<CpfField initial="529" onValue={onValue} />);
      input().setSelectionRange(3, 3);
      paste('982247251');
      expect(onValue).toHaveBeenLastCalledWith('529982247251');
    });

    test('leaves a fitting text to the browser', () => {
      const onValue = vi.fn();
      render(<CpfField onValue={onValue} />);
      expect(paste('CPF 529.982.247-25')).toBe(true);
      expect(onValue).not.toHaveBeenCalled();
    });
  });

  test('accepts full-width digits as digits', () => {
    const onValue = vi.fn();
    render(<CpfField onValue={onValue} />);
    fireEvent.input(input(), { target: { value: '１２3' } });
    expect(onValue).toHaveBeenLastCalledWith('123');
  });

  test('drops letters in a mask of digits', () => {
    const onValue = vi.fn();
    render(<CpfField onValue={onValue} />);
    fireEvent.input(input(), { target: { value: '12a3' } });
    expect(onValue).toHaveBeenLastCalledWith('123');
  });
});
