// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MaskedInput } from '../mask/MaskedInput.tsx';
import { ScreenKeyboard } from './ScreenKeyboard.tsx';
import { TextInput } from '../TextInput.tsx';

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

test('renders nothing while no field has the focus', () => {
  render(<Form onSubmit={() => {}} />);
  expect(screen.queryByRole('region', { name: 'Teclado na tela' })).toBeNull();
});

test('shows digits for a numeric field and applies its mask', async () => {
  await open('CPF');
  expect(screen.queryByRole('button', { name: 'q' })).toBeNull();
  type('52998');
  expect(field('CPF').value).toBe('529.98');
  press('Apagar');
  expect(field('CPF').value).toBe('529.9');
});

test('shows letters, a one-shot shift and symbols for a text field', async () => {
  await open('Nome');
  press('Maiúsculas');
  press('A');
  type('na');
  press('espaço');
  press('áõ?#');
  press('é');
  expect(field('Nome').value).toBe('Ana é');
});

test('erases the character before the caret', async () => {
  await open('Nome');
  type('abc');
  field('Nome').setSelectionRange(2, 2);
  press('Apagar');
  expect(field('Nome').value).toBe('ac');
});

test('moves to the next field with the last key, and submits from the last field', async () => {
  const onSubmit = vi.fn<() => void>();
  await open('CPF', onSubmit);
  press('Próximo');
  await screen.findByRole('button', { name: 'q' });
  expect(document.activeElement).toBe(field('Nome'));
  press('Pronto');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('disappears on blur', async () => {
  await open('Nome');
  act(() => screen.getByRole('button', { name: 'fora' }).focus());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Teclado na tela' })).toBeNull());
});

test('renders inside an open dialog, because everything outside is inert', async () => {
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
