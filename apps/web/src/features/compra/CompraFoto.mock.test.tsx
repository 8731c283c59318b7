// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { errors } from '@trevo/contract/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  beginCompra,
  chooseFoto,
  enviar,
  fillManual,
  openCompra,
  pendente,
  sentTo,
  upload,
  uploaded,
} from '../../../test/compra-harness.tsx';
import { closeScreen, dialogText, press, refusal } from '../../../test/screen-harness.tsx';
import { compraDraft } from './compra-draft.ts';
import { fotoStore } from '../documento-fiscal/public.ts';
import { session } from '../../platform/session/session.ts';
import { totem } from '../../platform/storage/totem.ts';

// happy-dom can neither decode pictures nor report upload progress, so both are mocked.
vi.mock('../documento-fiscal/foto/compress-foto.ts', () => ({
  PdfGrande: class extends Error {},
  compressFoto: (file: Blob) =>
    file.type === 'image/heic' ? Promise.reject(new Error('unreadable')) : Promise.resolve(file),
}));
vi.mock('@trevo/client/request/upload-transport.ts', () => ({
  createUploadTransport: (onProgress: (share: number) => void) => (url: string, init: RequestInit) => {
    onProgress(0.4);
    return fetch(url, init);
  },
}));

beforeEach(beginCompra);
afterEach(closeScreen);

const comFoto = { porQuantidade: false, ganhoPorQuantidade: null, fotoObrigatoria: true };

describe('photo of a purchase', () => {
  test('is uploaded at once, and its name is sent with the purchase', async () => {
    const sent = openCompra('lancamentoManual', comFoto, { [upload]: uploaded, [enviar]: pendente });
    await fillManual();
    chooseFoto();
    expect((await screen.findAllByText('Pronta para o envio')).length).toBeGreaterThan(0);
    expect(sentTo(sent, upload)[0]?.body).toMatchObject({
      imagemBase64: expect.stringMatching(/^data:image\/jpeg;base64,/) as string,
    });
    press('Cadastrar nota');
    await screen.findByRole('heading', { name: 'Recebemos sua nota!' });
    expect(sentTo(sent, enviar)[0]?.body).toMatchObject({ uriImagem: 'nota.jpg' });
  });

  test('is deleted before the result is shown, so the next purchase starts without it', async () => {
    let forget!: () => void;
    const clear = vi
      .spyOn(fotoStore, 'clear')
      .mockReturnValueOnce(new Promise<void>((resolve) => (forget = resolve)));
    openCompra('lancamentoManual', comFoto, { [upload]: uploaded, [enviar]: pendente });
    await fillManual();
    chooseFoto();
    await screen.findAllByText('Pronta para o envio');
    press('Cadastrar nota');
    await waitFor(() => expect(clear).toHaveBeenCalledWith('manual'));
    expect(screen.queryByRole('heading', { name: 'Recebemos sua nota!' })).toBeNull();
    forget();
    expect(await screen.findByRole('heading', { name: 'Recebemos sua nota!' })).toBeDefined();
  });

  test('shows the upload progress', async () => {
    openCompra('lancamentoManual', comFoto, { [upload]: null });
    await fillManual();
    chooseFoto();
    expect(await screen.findByText('Enviando · 40%')).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  });

  test('shows advice when the picture cannot be decoded', async () => {
    openCompra('lancamentoManual', comFoto);
    await fillManual();
    chooseFoto('image/heic');
    expect((await screen.findAllByText(/^Não conseguimos abrir esta imagem\./)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Tirar foto' })).toBeDefined();
  });

  test('retries the upload after a network failure and says so', async () => {
    const sent = openCompra('lancamentoManual', comFoto);
    await fillManual();
    chooseFoto();
    expect((await screen.findAllByText('A rede falhou. Tentando de novo…')).length).toBeGreaterThan(0);
    await waitFor(() => expect(sentTo(sent, upload).length).toBeGreaterThan(1));
  });

  test('shows why the server refused it and does not retry', async () => {
    const sent = openCompra('lancamentoManual', comFoto, { [upload]: refusal('upload.imagemInvalida') });
    await fillManual();
    chooseFoto();
    expect((await screen.findAllByText(/^Não conseguimos ler esta imagem\./)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Enviar a foto de novo' })).toBeNull();
    expect(sentTo(sent, upload)).toHaveLength(1);
  });

  test('blocks the purchase when it turns out to be undecodable after submitting, even where it is optional', async () => {
    const answers = { [enviar]: pendente };
    const sent = openCompra('lancamentoManual', { ...comFoto, fotoObrigatoria: false }, answers);
    await fillManual();
    chooseFoto('image/heic');
    press('Cadastrar nota');
    await waitFor(() => expect(dialogText()).toMatch(/Sua nota ainda não foi enviada\..*abrir esta imagem/));
    expect(sentTo(sent, enviar)).toEqual([]);
    press('OK');
    press('Cadastrar nota');
    expect(await screen.findByRole('heading', { name: 'Recebemos sua nota!' })).toBeDefined();
    expect(sentTo(sent, enviar)[0]?.body).toMatchObject({ uriImagem: null });
  });

  test('is locked with the rest of the form while the purchase is being sent', async () => {
    compraDraft.write('manual', '2026/TREVO', { numeroDocumento: '123' });
    const sent = openCompra('lancamentoManual', comFoto, { [upload]: uploaded, [enviar]: null });
    await fillManual();
    chooseFoto();
    await screen.findAllByText('Pronta para o envio');
    press('Cadastrar nota');
    await waitFor(() => expect(sentTo(sent, enviar)).toHaveLength(1));
    for (const name of ['Começar de novo', 'Tirar outra', 'Escolher outra', 'Remover']) {
      const button = screen.getByRole('button', { name });
      expect([name, button.getAttribute('aria-disabled')]).toEqual([name, 'true']);
      button.focus();
      press(name);
      expect(document.activeElement).toBe(button);
    }
    chooseFoto();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sentTo(sent, upload)).toHaveLength(1);
    expect(screen.getAllByText('Pronta para o envio').length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>(/^Número do documento/).value).toBe('123');
  });

  test.each([
    ['another photo', () => chooseFoto()],
    ['no photo', () => press('Remover')],
  ])(
    'takes the focus when the server does not know it, and the error disappears with %s',
    async (_name, change) => {
      const refused = refusal('upload.imagemDesconhecida');
      openCompra('lancamentoManual', comFoto, { [upload]: uploaded, [enviar]: refused });
      await fillManual();
      chooseFoto();
      await screen.findAllByText('Pronta para o envio');
      press('Cadastrar nota');
      const { mensagem } = errors['upload.imagemDesconhecida'];
      const words = await screen.findByText(mensagem, { exact: false });
      const button = screen.getByRole('button', { name: 'Tirar outra' });
      await waitFor(() => expect(document.activeElement).toBe(button));
      expect(button.getAttribute('aria-describedby')).toBe(words.closest('p')?.id);
      change();
      await waitFor(() => expect(screen.queryByText(mensagem, { exact: false })).toBeNull());
    },
  );

  test('can be removed', async () => {
    openCompra('lancamentoManual', comFoto, { [upload]: uploaded });
    await fillManual();
    chooseFoto();
    fireEvent.click(await screen.findByRole('button', { name: 'Remover' }));
    expect(screen.getByRole('button', { name: 'Tirar foto' })).toBeDefined();
  });
});

test('does not register a purchase whose photo was still uploading when the user signed out', async () => {
  let come!: () => void;
  const after = new Promise<void>((resolve) => (come = resolve));
  const answers = { [upload]: { ...uploaded, after }, [enviar]: pendente };
  const sent = openCompra('lancamentoManual', comFoto, answers);
  await fillManual();
  chooseFoto();
  await waitFor(() => expect(sentTo(sent, upload)).toHaveLength(1));
  press('Cadastrar nota');
  cleanup();
  session.signIn({ token: 't2', usuario: '11144477735', tipo: 'consumidor' });
  come();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sentTo(sent, enviar)).toEqual([]);
  expect(await fotoStore.read('manual', '2026/TREVO')).toBeUndefined();
});

// Last: a kiosk window stays one.
describe('photo of a purchase in a kiosk', () => {
  beforeEach(() => totem.start());

  test('has no field when the photo is optional', async () => {
    openCompra('lancamentoManual', { ...comFoto, fotoObrigatoria: false });
    expect(await screen.findByLabelText(/^CNPJ da loja/)).toBeDefined();
    expect(document.querySelector('input[type="file"]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tirar foto' })).toBeNull();
  });

  test('refers to the phone before any typing when the photo is required', async () => {
    openCompra('lancamentoManual', comFoto);
    expect(await screen.findByText('Esta compra precisa de uma foto')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Continue no celular' })).toBeDefined();
    expect(screen.queryByLabelText(/^CNPJ da loja/)).toBeNull();
  });
});
