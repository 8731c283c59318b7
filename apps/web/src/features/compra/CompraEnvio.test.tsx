// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  beginCompra,
  enviar,
  fillManual,
  openCompra,
  pendente,
  sentTo,
} from '../../../test/compra-harness.tsx';
import { closeScreen, press, refusal, type StubbedAnswer } from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';

const porValor = { porQuantidade: false, ganhoPorQuantidade: null };

beforeEach(beginCompra);
afterEach(() => {
  closeScreen();
  for (const { id } of toasts.get()) toasts.dismiss(id);
});

/** Submits on a slow network and unmounts before the response; calling the result delivers the response. */
async function sendAndLeave(reply: StubbedAnswer) {
  let come!: () => void;
  const after = new Promise<void>((resolve) => (come = resolve));
  const sent = openCompra('lancamentoManual', porValor, { [enviar]: { ...reply, after } });
  await fillManual();
  press('Cadastrar nota');
  await waitFor(() => expect(sentTo(sent, enviar)).toHaveLength(1));
  cleanup();
  return come;
}
const told = () => toasts.get().map(({ text }) => text);
const sendButton = () => screen.findByRole('button', { name: /Cadastrar nota|Enviando sua nota/ });

test('shows the request as pending and does not send again when the form is reopened before the response', async () => {
  const come = await sendAndLeave(pendente);
  const sent = openCompra('lancamentoManual', porValor);
  expect((await sendButton()).getAttribute('aria-busy')).toBe('true');
  (await sendButton()).click();
  come();
  expect(await screen.findByRole('heading', { name: 'Recebemos sua nota!' })).toBeDefined();
  expect(sentTo(sent, enviar)).toEqual([]);
  expect(told()).toEqual([]);
  press('Cadastrar outra nota');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Número do documento/)).value).toBe('');
  expect(localStorage.getItem('trevo.compra.manual')).toBeNull();
});

test('shows a late refusal in the reopened form and keeps the typed values', async () => {
  const come = await sendAndLeave(refusal('documentoFiscal.duplicado'));
  openCompra('lancamentoManual', porValor);
  await sendButton();
  come();
  expect(await screen.findByText(/^Esta compra já foi cadastrada\./)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Número do documento/).value).toBe('123');
  expect(told()).toEqual([]);
});

test.each([
  ['the result', pendente, 'Recebemos sua nota!'],
  ['a refusal', refusal('documentoFiscal.duplicado'), 'Esta compra já foi cadastrada.'],
] as const)(
  'shows %s as a toast with the same text after the user left the form',
  async (_name, reply, words) => {
    const come = await sendAndLeave(reply);
    come();
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]).toContain(words);
  },
);

test('does not show the result to the next user of the device', async () => {
  const come = await sendAndLeave(pendente);
  session.signIn({ token: 't2', usuario: '11144477735', tipo: 'consumidor' });
  openCompra('lancamentoManual', porValor);
  expect((await sendButton()).getAttribute('aria-busy')).toBeNull();
  come();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told()).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Recebemos sua nota!' })).toBeNull();
});
