// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MaskedInput } from './MaskedInput.tsx';
import { ScreenKeyboard } from './ScreenKeyboard.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

const words = {
  rotulo: 'Teclado na tela',
  apagar: 'Apagar',
  espaco: 'espaço',
  maiusculas: 'Maiúsculas',
  letras: 'ABC',
  sinais: 'áõ?#',
  proximo: 'Próximo',
  pronto: 'Pronto',
};

function Form({ onSubmit }: { onSubmit(): void }) {
  const [cpf, setCpf] = useState('');
  const [nome, setNome] = useState('');
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <MaskedInput aria-label="CPF" mask="###.###.###-##" value={cpf} onValueChange={setCpf} />
        <TextInput
          aria-label="Nome"
          value={nome}
          onInput={({ currentTarget }) => setNome(currentTarget.value)}
        />
      </form>
      <button type="button">fora</button>
      <ScreenKeyboard words={words} />
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string) => [...text].forEach(press);
async function open(name: string, onSubmit = () => {}) {
  render(<Form onSubmit={onSubmit} />);
  act(() => field(name).focus());
  await screen.findByRole('region', { name: 'Teclado na tela' });
}

test('no field has the focus: there is no keyboard', () => {
  render(<Form onSubmit={() => {}} />);
  expect(screen.queryByRole('region', { name: 'Teclado na tela' })).toBeNull();
});

test('a field of figures gets figures, and its mask', async () => {
  await open('CPF');
  expect(screen.queryByRole('button', { name: 'q' })).toBeNull();
  type('52998');
  expect(field('CPF').value).toBe('529.98');
  press('Apagar');
  expect(field('CPF').value).toBe('529.9');
});

test('a field of words gets letters, one capital at a time, and signs', async () => {
  await open('Nome');
  press('Maiúsculas');
  press('A');
  type('na');
  press('espaço');
  press('áõ?#');
  press('é');
  expect(field('Nome').value).toBe('Ana é');
});

test('what is erased is the character before the caret', async () => {
  await open('Nome');
  type('abc');
  field('Nome').setSelectionRange(2, 2);
  press('Apagar');
  expect(field('Nome').value).toBe('ac');
});

test('the last key leads to the next field, and from the last one sends the form', async () => {
  const onSubmit = vi.fn<() => void>();
  await open('CPF', onSubmit);
  press('Próximo');
  await screen.findByRole('button', { name: 'q' });
  expect(document.activeElement).toBe(field('Nome'));
  press('Pronto');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the keyboard goes away with the focus', async () => {
  await open('Nome');
  act(() => screen.getByRole('button', { name: 'fora' }).focus());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Teclado na tela' })).toBeNull());
});

test('in a dialog the keyboard is a part of it: around it everything is deaf', async () => {
  render(
    <>
      <dialog open>
        <TextInput aria-label="Senha" defaultValue="" />
      </dialog>
      <ScreenKeyboard words={words} />
    </>,
  );
  act(() => field('Senha').focus());
  const board = await screen.findByRole('region', { name: 'Teclado na tela' });
  expect(board.closest('dialog')).not.toBeNull();
});
