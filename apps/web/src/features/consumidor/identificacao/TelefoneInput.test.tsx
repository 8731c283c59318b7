// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { checkUsuario } from '@trevo/rules/pessoa/usuario';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { TelefoneInput } from '../IdentificacaoField.tsx';

afterEach(cleanup);

let kept = '';

function Owner() {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    kept = next;
    setValue(next);
  };
  return <TelefoneInput aria-label="Celular" value={value} onValueChange={change} />;
}

const open = () => {
  render(<Owner />);
  return screen.getByLabelText<HTMLInputElement>('Celular');
};

const write = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });

/** Types character by character at the end of the current value, like a keyboard. */
function type(input: HTMLInputElement, text: string) {
  for (const key of text) write(input, input.value + key);
}

const spellings: readonly (readonly [string, string, string])[] = [
  ['+5511987654321', '11987654321', '(11)98765-4321'],
  ['5511987654321', '11987654321', '(11)98765-4321'],
  ['011987654321', '11987654321', '(11)98765-4321'],
  ['0 11 98765-4321', '11987654321', '(11)98765-4321'],
  ['+55 (11) 98765-4321', '11987654321', '(11)98765-4321'],
  ['(11) 98765-4321', '11987654321', '(11)98765-4321'],
  ['1133334444', '1133334444', '(11)3333-4444'],
  ['+55 11 3333-4444', '1133334444', '(11)3333-4444'],
  ['55987654321', '55987654321', '(55)98765-4321'],
  ['+5555987654321', '55987654321', '(55)98765-4321'],
];

describe.each([
  ['pasted or autofilled', write],
  ['typed character by character', type],
])('TelefoneInput %s', (_name, enter) => {
  test.each(spellings)('reads %s as %s', (text, digits, shown) => {
    const input = open();
    enter(input, text);
    expect([kept, input.value]).toEqual([digits, shown]);
  });

  test.each(['+12125551234', '119876543219', '+55119876543'])('keeps %s unchanged and refuses it', (text) => {
    const input = open();
    enter(input, text);
    expect(input.value).toBe(text);
    expect(checkUsuario('telefone', kept)).toBe('minimo');
  });
});

test('refuses two numbers pasted together instead of truncating to the first', () => {
  const input = open();
  write(input, '11987654321 / 11987654322');
  expect(input.value).toBe('1198765432111987654322');
  expect(checkUsuario('telefone', kept)).toBe('minimo');
});

test('accepts a digit again after it was deleted', () => {
  const input = open();
  write(input, '11987654321');
  write(input, '(11)98765-432');
  expect(input.value).toBe('(11)9876-5432');
  type(input, '9');
  expect([kept, input.value]).toEqual(['11987654329', '(11)98765-4329']);
});
