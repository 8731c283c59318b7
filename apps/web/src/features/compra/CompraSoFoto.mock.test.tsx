// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
import { buildApuracao, buildDocumento } from '../../../test/documento-sample.ts';
import { answer, closeScreen, press, refusal } from '../../../test/screen-harness.tsx';
import { totem } from '../../platform/storage/totem.ts';
import { fotoStore } from '../documento-fiscal/public.ts';
import { compraDraft } from './compra-draft.ts';

// happy-dom can neither decode pictures nor report upload progress, so both are mocked.
vi.mock('../documento-fiscal/foto/compress-foto.ts', () => ({
  PdfGrande: class extends Error {},
  compressFoto: (file: Blob) => Promise.resolve(file),
}));
vi.mock('@trevo/client/request/upload-transport.ts', () => ({
  createUploadTransport: () => (url: string, init: RequestInit) => fetch(url, init),
}));

beforeEach(beginCompra);
afterEach(async () => {
  closeScreen();
  await fotoStore.clear();
});

const lida = { porQuantidade: false, ganhoPorQuantidade: null, lidaDaFoto: true };
const lendo = answer(
  buildDocumento({
    tipo: 'NaoFiscal',
    uriImagem: '/nota.jpg',
    comprovacao: { fonte: null, declaravel: false, foto: 'lendo', centavosMaximo: null, leitor: null },
    apuracao: buildApuracao('PENDENTE', 'documentoFiscal.lendoFoto'),
  }),
  201,
);

describe('purchase by its photo alone', () => {
  test('sends the photo without typed values, and shows that it is being read', async () => {
    const sent = openCompra('lancamentoManual', lida, { [upload]: uploaded, [enviar]: lendo });
    expect(await screen.findByText('Mande só a foto: nós lemos a nota para você.')).toBeDefined();
    expect(screen.queryByLabelText(/^CNPJ da loja/)).toBeNull();
    chooseFoto();
    await screen.findAllByText('Pronta para o envio');
    press('Cadastrar nota');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lendo a sua nota…' })).toBeDefined();
    const [body] = sentTo(sent, enviar).map((made) => made.body as Record<string, unknown>);
    expect(body).toMatchObject({ uriImagem: 'nota.jpg', dadosNaoFiscal: {}, tipo: 'NaoFiscal' });
    expect(body).not.toHaveProperty('uf');
  });

  test('asks for nothing but the photo', async () => {
    const sent = openCompra('lancamentoManual', { ...lida, formasPagamento: ['Pix'] });
    await screen.findByRole('button', { name: 'Prefiro preencher' });
    press('Cadastrar nota');
    expect(screen.getByText('Tire uma foto do comprovante, ou escolha uma.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tirar foto' }));
    expect(screen.queryAllByText(/^(Escolha o estado|Digite)/)).toEqual([]);
    expect(sentTo(sent, enviar)).toEqual([]);
  });

  test('offers the fields, which are then sent as in any other campaign', async () => {
    const sent = openCompra('lancamentoManual', lida, { [enviar]: pendente });
    fireEvent.click(await screen.findByRole('button', { name: 'Prefiro preencher' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Estado da loja/));
    expect(screen.getByRole('heading', { level: 1, name: 'Preencher os dados da nota' })).toBeDefined();
    await fillManual();
    press('Cadastrar nota');
    await screen.findByRole('heading', { name: 'Recebemos sua nota!' });
    expect(sentTo(sent, enviar)[0]?.body).toMatchObject({
      uf: 'SP',
      uriImagem: null,
      dadosNaoFiscal: { valor: 4590, numeroDocumento: '123' },
    });
  });

  test('returns from the fields to the photo without their errors', async () => {
    openCompra('lancamentoManual', lida);
    fireEvent.click(await screen.findByRole('button', { name: 'Prefiro preencher' }));
    press('Cadastrar nota');
    expect(screen.getByText('Escolha o estado da loja.')).toBeDefined();
    press('Mandar só a foto');
    expect(screen.queryByLabelText(/^Estado da loja/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tirar foto' }));
    expect(screen.queryByText('Tire uma foto do comprovante, ou escolha uma.')).toBeNull();
  });

  test('continues a draft of the fields in the fields', async () => {
    compraDraft.write('manual', '2026/TREVO', { numeroDocumento: '123' });
    openCompra('lancamentoManual', lida);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Número do documento/)).value).toBe('123');
    press('Começar de novo');
    expect(screen.queryByLabelText(/^Número do documento/)).toBeNull();
    expect(screen.getByText('Mande só a foto: nós lemos a nota para você.')).toBeDefined();
  });

  test('continues a photo that was chosen before the page was closed', async () => {
    openCompra('lancamentoManual', lida, { [upload]: uploaded });
    await screen.findByRole('button', { name: 'Prefiro preencher' });
    chooseFoto();
    await screen.findAllByText('Pronta para o envio');
    await waitFor(async () =>
      expect(await fotoStore.read('manual', '2026/TREVO')).toMatchObject({ nomeArquivo: 'nota.jpg' }),
    );
    closeScreen();
    beginCompra();
    const sent = openCompra('lancamentoManual', lida, { [enviar]: lendo });
    await screen.findAllByText('Pronta para o envio');
    press('Cadastrar nota');
    await screen.findByRole('heading', { level: 1, name: 'Lendo a sua nota…' });
    expect(sentTo(sent, enviar)[0]?.body).toMatchObject({ uriImagem: 'nota.jpg', dadosNaoFiscal: {} });
    expect(sentTo(sent, upload)).toEqual([]);
  });

  test('opens the fields when the server asks for one of them', async () => {
    const detalhes = [{ campo: 'uf', mensagem: 'Escolha o estado.' }];
    openCompra('lancamentoManual', lida, {
      [upload]: uploaded,
      [enviar]: refusal('requisicao.invalida', { detalhes }),
    });
    await screen.findByRole('button', { name: 'Prefiro preencher' });
    chooseFoto();
    await screen.findAllByText('Pronta para o envio');
    press('Cadastrar nota');
    expect(await screen.findByText('Escolha o estado.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Estado da loja/)));
  });

  test('is not offered where products are counted on their own screen', async () => {
    openCompra('cadastroCompra', { lidaDaFoto: true });
    expect(await screen.findByLabelText(/^CNPJ da loja/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mandar só a foto' })).toBeNull();
  });
});

// Last: a kiosk window stays one.
test('a kiosk, which takes no photos, shows the fields', async () => {
  totem.start();
  openCompra('lancamentoManual', lida);
  expect(await screen.findByLabelText(/^CNPJ da loja/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mandar só a foto' })).toBeNull();
});
