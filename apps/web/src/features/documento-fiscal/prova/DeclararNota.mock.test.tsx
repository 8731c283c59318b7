// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { errors } from '@trevo/contract/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseFoto, sentTo, upload, uploaded } from '../../../../test/compra-harness.tsx';
import { buildApuracao, buildDocumento } from '../../../../test/documento-sample.ts';
import {
  answer,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { totem } from '../../../platform/storage/totem.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { DeclararNota } from './DeclararNota.tsx';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { fotoStore } from '../foto/foto-store.ts';

// happy-dom can neither decode pictures nor report upload progress, so both are mocked.
vi.mock('../foto/compress-foto.ts', () => ({
  PdfGrande: class extends Error {},
  compressFoto: (file: Blob) => Promise.resolve(file),
}));
vi.mock('@trevo/client/request/upload-transport.ts', () => ({
  createUploadTransport: () => (url: string, init: RequestInit) => fetch(url, init),
}));

const declarar = 'POST /documentoFiscal/v1/documentos/d1/declarar';
const uriImagem = 'nota.jpg';
const comprovacao = { fonte: null, declaravel: true, centavosMaximo: 30_000, foto: null, leitor: null };
const falta = buildDocumento({
  comprovacao,
  apuracao: buildApuracao('PENDENTE', 'documentoFiscal.faltaComprovar'),
});
const tell = vi.spyOn(toasts, 'show');
const onDeclared = vi.fn<(documento: DocumentoFiscal) => void>();

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
});
afterEach(async () => {
  closeScreen();
  tell.mockClear();
  onDeclared.mockClear();
  await fotoStore.clear('nota.d1');
});

function open(answers: Record<string, StubbedAnswer | null> = {}, documento = falta) {
  const sent = stubNetwork(answers);
  openScreen('/', { '/': <DeclararNota documento={documento} onDeclared={onDeclared} /> });
  return sent;
}
const openForm = (answers: Record<string, StubbedAnswer | null> = {}) => {
  const sent = open(answers);
  press('Mandar foto e valor');
  return sent;
};
const valor = () => screen.getByLabelText<HTMLInputElement>(/^Valor total/);
const fillValor = () => fireEvent.input(valor(), { target: { value: '4590' } });
async function fill(): Promise<void> {
  fillValor();
  chooseFoto();
  await screen.findAllByText('Pronta para o envio');
}

describe('DeclararNota', () => {
  test('shows the form only when the campaign accepts a declaration, and after a press', () => {
    open({}, { ...falta, comprovacao: { ...comprovacao, declaravel: false } });
    expect(screen.queryByRole('button')).toBeNull();
    closeScreen();
    open();
    expect(screen.queryByLabelText(/^Valor total/)).toBeNull();
    press('Mandar foto e valor');
    expect(screen.getByRole('form', { name: 'Quanto foi esta compra?' })).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Quanto foi esta compra?');
    expect(screen.getByText(/^Até R\$ 300,00 vale na hora\./)).toBeDefined();
  });

  test('sends the counted units of participating products where the campaign needs them', async () => {
    const listasProdutos = [
      { id: 'cafes', nome: 'Cafés' },
      { id: 'sucos', nome: 'Sucos' },
    ];
    const sent = open(
      { [upload]: uploaded, [declarar]: answer(falta) },
      { ...falta, comprovacao: { ...comprovacao, listasProdutos } },
    );
    press('Mandar foto e valor');
    expect(screen.getByRole('group', { name: 'Produtos participantes na nota' })).toBeDefined();
    press('Aumentar Cafés');
    press('Aumentar Cafés');
    await fill();
    press('Enviar');
    await waitFor(() => expect(onDeclared).toHaveBeenCalledOnce());
    expect(sentTo(sent, declarar).map(({ body }) => body)).toEqual([
      { valorCentavos: 4590, uriImagem, produtos: [{ lista: 'cafes', unidades: 2 }] },
    ]);
  });

  test('shows the errors of amount and photo and focuses the first', () => {
    const sent = openForm();
    press('Enviar');
    expect(screen.getByText('Informe quanto foi a compra.')).toBeDefined();
    expect(screen.getByText('Tire uma foto da nota, ou escolha uma.')).toBeDefined();
    expect(document.activeElement).toBe(valor());
    fillValor();
    expect(screen.queryByText('Informe quanto foi a compra.')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('shows the missing photo until one is chosen', async () => {
    const sent = openForm({ [upload]: uploaded });
    fillValor();
    press('Enviar');
    expect(screen.getByText('Tire uma foto da nota, ou escolha uma.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tirar foto' }));
    chooseFoto();
    await screen.findAllByText('Pronta para o envio');
    expect(screen.queryByText('Tire uma foto da nota, ou escolha uma.')).toBeNull();
    expect(sentTo(sent, declarar)).toEqual([]);
  });

  test.each([
    ['counts at once', buildDocumento(), 'Pronto! Sua nota foi contada.'],
    [
      'is reviewed by an employee',
      buildDocumento({ apuracao: buildApuracao('PENDENTE', 'documentoFiscal.conferindoDeclaracao') }),
      'Recebido. Uma pessoa da campanha vai conferir.',
    ],
    [
      'does not count',
      buildDocumento({ apuracao: buildApuracao('INVALIDO', 'documentoFiscal.posteriorACampanha') }),
      'Recebido. Veja abaixo por que esta nota não vale.',
    ],
  ])('deletes the stored photo when the declared receipt %s', async (_what, documento, words) => {
    const sent = openForm({ [upload]: uploaded, [declarar]: answer(documento) });
    await fill();
    press('Enviar');
    await waitFor(() => expect(onDeclared).toHaveBeenCalledExactlyOnceWith(documento));
    expect(sentTo(sent, declarar).map(({ body }) => body)).toEqual([{ valorCentavos: 4590, uriImagem }]);
    expect(tell.mock.calls.map(([said]) => said)).toEqual([words]);
    await waitFor(async () => expect(await fotoStore.read('nota.d1', 'd1')).toBeUndefined());
  });

  test('waits for a photo that is still uploading', async () => {
    let arrive!: () => void;
    const after = new Promise<void>((resolve) => (arrive = resolve));
    const sent = openForm({ [upload]: { ...uploaded, after }, [declarar]: answer(buildDocumento()) });
    fillValor();
    chooseFoto();
    await waitFor(() => expect(sentTo(sent, upload)).toHaveLength(1));
    press('Enviar');
    expect(sentTo(sent, declarar)).toEqual([]);
    arrive();
    await waitFor(() => expect(onDeclared).toHaveBeenCalledOnce());
  });

  test('keeps amount and photo when the receipt no longer expects a declaration', async () => {
    openForm({ [upload]: uploaded, [declarar]: refusal('documentoFiscal.naoEsperaComprovacao') });
    await fill();
    press('Enviar');
    const { mensagem } = errors['documentoFiscal.naoEsperaComprovacao'];
    expect((await screen.findByRole('alert')).textContent).toContain(mensagem);
    expect(valor().value).toMatch(/45,90/);
    expect(screen.getAllByText('Pronta para o envio').length).toBeGreaterThan(0);
    expect(onDeclared).not.toHaveBeenCalled();
  });

  test('shows a photo unknown to the server at the photo until another is chosen', async () => {
    openForm({ [upload]: uploaded, [declarar]: refusal('upload.imagemDesconhecida') });
    await fill();
    press('Enviar');
    const { mensagem } = errors['upload.imagemDesconhecida'];
    expect(await screen.findByText(mensagem, { exact: false })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    chooseFoto();
    await waitFor(() => expect(screen.queryByText(mensagem, { exact: false })).toBeNull());
  });

  test('restores the uploaded photo when the page was closed before sending', async () => {
    openForm({ [upload]: uploaded });
    chooseFoto();
    await screen.findAllByText('Pronta para o envio');
    await waitFor(async () =>
      expect(await fotoStore.read('nota.d1', 'd1')).toMatchObject({ nomeArquivo: uriImagem }),
    );
    closeScreen();
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    const sent = openForm({ [declarar]: answer(buildDocumento()) });
    await screen.findAllByText('Pronta para o envio');
    fillValor();
    press('Enviar');
    await waitFor(() => expect(onDeclared).toHaveBeenCalledOnce());
    expect(sentTo(sent, declarar)[0]?.body).toEqual({ valorCentavos: 4590, uriImagem });
    expect(sentTo(sent, upload)).toEqual([]);
  });
});

// Last: a kiosk window stays one.
test('refers to the phone in a kiosk, which takes no photos', () => {
  totem.start();
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  open();
  expect(screen.getByText(/pelo seu celular/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mandar foto e valor' })).toBeNull();
});
