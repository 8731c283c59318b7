// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

describe('Field', () => {
  test('names the control by its label', () => {
    render(
      <Field label="Nome">
        <TextInput />
      </Field>,
    );
    expect(screen.getByLabelText('Nome').tagName).toBe('INPUT');
  });

  test('describes the control by the hint, neither required nor invalid', () => {
    render(
      <Field label="Nome" hint="Como no documento">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox');
    const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Como no documento');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-required')).toBe(false);
  });

  test('replaces the hint by an error and marks the control as invalid', () => {
    render(
      <Field label="E-mail" hint="Para avisar" error="Falta o @" required>
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox');
    const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Falta o @');
    expect(screen.queryByText('Para avisar')).toBeNull();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  test('hides the asterisk from screen readers', () => {
    render(
      <Field label="Nome" required>
        <TextInput />
      </Field>,
    );
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });
});
