// @vitest-environment happy-dom
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { codigoLido } from '../../features/escanear/leitura/codigo-lido.ts';
import { session } from '../../platform/session/session.ts';
import { totem } from '../../platform/storage/totem.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { totemText } from './totem.text.ts';
import { useTotemScanner } from './use-totem-scanner.ts';

const chave = buildChave(1);
const pix =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

beforeEach(() => {
  stubNetwork({});
  totem.start();
});
afterEach(() => {
  act(() => codigoLido.set(null));
  closeScreen();
});

function Screen() {
  useTotemScanner();
  const [text, setText] = useState('529');
  const [uf, setUf] = useState('MS');
  return (
    <>
      <button type="button">Começar</button>
      <input aria-label="CPF" value={text} onChange={(event) => setText(event.target.value)} />
      <select aria-label="Estado" value={uf} onChange={(event) => setUf(event.target.value)}>
        {['1', '3', 'BA', 'FL', 'MS'].map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </>
  );
}

function open(path: string, configuracao: Partial<Configuracao> = {}) {
  openScreen(path, { [path]: <Screen /> }, configuracao);
}

/** Time of the last key in milliseconds; a loaded machine would dispatch the keys of a scanner too slowly. */
let typedAt = 0;
/** Presses a key, `after` milliseconds after the last one; returns whether its default action remains. */
function pressKey(element: HTMLElement, key: string, after: number): boolean {
  typedAt += after;
  const event = createEvent.keyDown(element, { key });
  Object.defineProperty(event, 'timeStamp', { value: typedAt });
  return fireEvent(element, event);
}

/** Types like a hand scanner: each character into the focused field, then Enter. */
function scan(text: string, element: HTMLElement = screen.getByRole('button')): boolean {
  let isFree = true;
  for (const [at, key] of [...text, 'Enter'].entries()) {
    isFree = pressKey(element, key, at === 0 ? 1000 : 8);
    if (element instanceof HTMLInputElement && key.length === 1)
      fireEvent.change(element, { target: { value: element.value + key } });
    // The browser chooses the option that begins with the key.
    const option =
      element instanceof HTMLSelectElement && [...element.options].find(({ value }) => value.startsWith(key));
    if (option) fireEvent.change(element, { target: { value: option.value } });
  }
  return isFree;
}

const signIn = () => act(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));

describe('useTotemScanner', () => {
  test('opens the scanner with a receipt read on any screen, and swallows its Enter', async () => {
    signIn();
    open('/cupons');
    expect(scan(chave)).toBe(false);
    expect(await screen.findByText('em /escanear')).toBeDefined();
    expect(codigoLido.get()).toBe(chave);
  });

  test('restores the field that the scanner typed into', async () => {
    signIn();
    open('/cupons');
    const field = screen.getByLabelText<HTMLInputElement>('CPF');
    scan(chave, field);
    expect(field.value).toBe('529');
    expect(await screen.findByText('em /escanear')).toBeDefined();
  });

  test.each([
    ['a receipt', chave, {}],
    ['another code', 'FOLHA482', {}],
    ['a receipt in a campaign that scans none', chave, { 'menu.escanearQr': false }],
  ])('restores the choice of a list that the scanner typed %s into', (_which, code, configuracao) => {
    signIn();
    open('/cadastroCompra', configuracao);
    const list = screen.getByLabelText<HTMLSelectElement>('Estado');
    const values: string[] = [];
    list.addEventListener('change', () => values.push(list.value));
    expect(scan(code, list)).toBe(false);
    expect(values.length).toBeGreaterThan(1);
    expect(values.at(-1)).toBe('MS');
  });

  test('leaves a choice that a person types in a list', () => {
    signIn();
    open('/cadastroCompra');
    const list = screen.getByLabelText<HTMLSelectElement>('Estado');
    pressKey(list, 'B', 1000);
    fireEvent.change(list, { target: { value: 'BA' } });
    expect(pressKey(list, 'Enter', 8)).toBe(true);
    expect(list.value).toBe('BA');
  });

  test('keeps a receipt read on the poster until the user has signed in', async () => {
    open('/totem');
    scan(chave);
    expect(await screen.findByText('em /autenticacao')).toBeDefined();
    expect(toasts.get().some(({ text }) => text === totemText.lida)).toBe(true);
    expect(codigoLido.get()).toBe(chave);
  });

  test('opens the scanner after the sign-in for a receipt read before', async () => {
    open('/autenticacao');
    scan(chave);
    expect(screen.getByLabelText('CPF')).toBeDefined();
    signIn();
    expect(await screen.findByText('em /escanear')).toBeDefined();
  });

  test('says what another code is, and leaves it to a field that has the focus', async () => {
    signIn();
    open('/cupons');
    scan(pix);
    await waitFor(() => expect(toasts.get().some(({ text }) => /código Pix/.test(text))).toBe(true));
    expect(scan('FOLHA482', screen.getByLabelText('CPF'))).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('CPF').value).toBe('529FOLHA482');
    expect(codigoLido.get()).toBeNull();
  });

  test('ignores the scanner in a campaign without scanned receipts', () => {
    signIn();
    open('/cupons', { 'menu.escanearQr': false });
    expect(scan(chave)).toBe(true);
    expect(codigoLido.get()).toBeNull();
  });
});
