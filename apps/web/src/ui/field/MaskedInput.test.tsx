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
  test('shows the punctuation and gives out the figures only', () => {
    const onValue = vi.fn();
    render(<CpfField onValue={onValue} />);
    fireEvent.input(input(), { target: { value: '12345678909' } });
    expect(onValue).toHaveBeenLastCalledWith('12345678909');
    expect(input().value).toBe('123.456.789-09');
  });

  test('gives out the punctuation too when it is asked for', () => {
    const onValue = vi.fn();
    render(<CpfField masked onValue={onValue} />);
    fireEvent.input(input(), { target: { value: '12345678909' } });
    expect(onValue).toHaveBeenLastCalledWith('123.456.789-09');
  });

  test('a value set by the program is masked', () => {
    render(<CpfField initial="98765432100" onValue={() => {}} />);
    expect(input().value).toBe('987.654.321-00');
  });

  test('letters do not enter a mask of figures', () => {
    const onValue = vi.fn();
    render(<CpfField onValue={onValue} />);
    fireEvent.input(input(), { target: { value: '12a3' } });
    expect(onValue).toHaveBeenLastCalledWith('123');
  });
});
