// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Field } from '../field/Field.tsx';
import { TextInput } from '../field/TextInput.tsx';

/** A field that is validated on blur. */
function Form() {
  const [error, setError] = useState('');
  return (
    <Field label="Nome" error={error}>
      <TextInput onBlur={() => setError('Falta o nome')} onChange={() => setError('')} />
    </Field>
  );
}

const field = () => screen.getByLabelText('Nome');
const message = () => screen.queryByText('Falta o nome');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<Form />);
});
afterEach(async () => {
  fireEvent.click(document.body);
  await pass(0);
  cleanup();
  vi.useRealTimers();
});

describe('useAfterPress with an error on blur', () => {
  it('shows the error immediately on keyboard blur', () => {
    fireEvent.blur(field());
    expect(message()).toBeTruthy();
  });

  it('waits for the click of the press that left the field', async () => {
    fireEvent.pointerDown(document.body);
    fireEvent.blur(field());
    await pass(1000);
    expect(message()).toBeNull();
    fireEvent.pointerUp(document.body);
    fireEvent.click(document.body);
    expect(message()).toBeNull();
    await pass(0);
    expect(message()).toBeTruthy();
  });

  it('waits for the click when the blur follows the pointer release', async () => {
    fireEvent.pointerDown(document.body);
    fireEvent.pointerUp(document.body);
    fireEvent.blur(field());
    expect(message()).toBeNull();
    fireEvent.click(document.body);
    await pass(0);
    expect(message()).toBeTruthy();
  });

  it('shows the error after a press without a click', async () => {
    fireEvent.pointerDown(document.body);
    fireEvent.blur(field());
    fireEvent.pointerUp(document.body);
    await pass(300);
    expect(message()).toBeTruthy();
  });

  it('shows the error after a press that becomes a scroll', async () => {
    fireEvent.pointerDown(document.body);
    fireEvent.blur(field());
    fireEvent.pointerCancel(document.body);
    await pass(0);
    expect(message()).toBeTruthy();
  });

  it('shows no error if the value became valid during the press', async () => {
    fireEvent.pointerDown(document.body);
    fireEvent.blur(field());
    fireEvent.change(field(), { target: { value: 'Ana' } });
    fireEvent.click(document.body);
    await pass(0);
    expect(message()).toBeNull();
  });
});
