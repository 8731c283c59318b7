// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errors } from '@trevo/contract/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseFoto, sentTo, upload, uploaded } from '../../../../test/compra-harness.tsx';
import { buildApuracao, buildDocumento } from '../../../../test/documento-sample.ts';
import { buildLeitura } from '../../../../test/leitura-sample.ts';
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
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { FotoDaNota } from '../prova/FotoDaNota.tsx';
import { fotoStore } from '../foto/foto-store.ts';

// happy-dom can neither decode pictures nor report upload progress, so both are mocked.
vi.mock('../foto/compress-foto.ts', () => ({
  PdfGrande: class extends Error {},
  compressFoto: (file: Blob) => Promise.resolve(file),
}));
vi.mock('@trevo/client/request/upload-transport.ts', () => ({
  createUploadTransport: () => (url: string, init: RequestInit) => fetch(url, init),
}));

const leitura = 'GET /documentoFiscal/v1/leituras/d1';
const declarar = 'POST /documentoFiscal/v1/documentos/d1/declarar';
const fotografar = 'POST /documentoFiscal/v1/documentos/d1/foto';
const uriImagem = '/upload/v1/imagemDocumento/nota.jpg?validade=1';
const lida = buildLeitura({ situacao: 'conferir' });

const build = (foto: 'pedir' | 'lendo' | 'conferir' | null, changes: Partial<DocumentoFiscal> = {}) =>
  buildDocumento({
    uriImagem,
    comprovacao: {
      fonte: null,
      declaravel: foto === 'conferir' || foto === null,
      foto,
      centavosMaximo: 30_000,
      leitor: null,
    },
    apuracao: buildApuracao(
      'PENDENTE',
      foto === 'pedir' ? 'documentoFiscal.faltaFoto' : 'documentoFiscal.confiraFoto',
    ),
    ...changes,
  });
const semChave = { cabecalho: { chaveAcesso: null, coo: null } };

const tell = vi.spyOn(toasts, 'show');
const onChange = vi.fn<(documento: DocumentoFiscal) => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
});
afterEach(async () => {
  closeScreen();
  tell.mockClear();
  onChange.mockClear();
  await fotoStore.clear('foto.d1');
});

function open(documento: DocumentoFiscal, answers: Record<string, StubbedAnswer | null> = {}) {
  const sent = stubNetwork({ [leitura]: answer(lida), ...answers });
  openScreen('/', { '/': <FotoDaNota documento={documento} onChange={onChange} /> });
  return sent;
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('FotoDaNota of a receipt that needs a photo', () => {
  // First, because only a form that still loads its code appears before its effects have run.
  test('takes a photo that is chosen at the moment in which the form appears', async () => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('form')) return;
      observer.disconnect();
      chooseFoto();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    open(build('pedir', { uriImagem: null }), { [upload]: uploaded });
    expect(await screen.findAllByText('Pronta para o envio')).not.toEqual([]);
  });

  test('sends the photo and passes the receipt on', async () => {
    const next = build('lendo');
    const sent = open(build('pedir', { uriImagem: null }), {
      [upload]: uploaded,
      [fotografar]: answer(next),
    });
    await screen.findByRole('form', { name: 'Mande uma foto da nota' });
    chooseFoto();
    await screen.findAllByText('Pronta para o envio');
    press('Mandar a foto');
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(next));
    expect(sentTo(sent, fotografar).map(({ body }) => body)).toEqual([{ uriImagem: 'nota.jpg' }]);
    await waitFor(async () => expect(await fotoStore.read('foto.d1', 'd1')).toBeUndefined());
  });

  test('only offers the photo while another source is awaited', async () => {
    const apuracao = buildApuracao('PENDENTE', 'documentoFiscal.procurandoPagina');
    open(build('pedir', { uriImagem: null, apuracao }));
    fireEvent.click(await screen.findByRole('button', { name: 'Não quer esperar? Mande uma foto' }));
    expect(await screen.findByRole('form', { name: 'Mande uma foto da nota' })).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Mande uma foto da nota');
  });

  test('asks for the photo at its field when there is none', async () => {
    const sent = open(build('pedir', { uriImagem: null }));
    await screen.findByRole('form', { name: 'Mande uma foto da nota' });
    press('Mandar a foto');
    expect(screen.getByText('Tire uma foto da nota, ou escolha uma.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tirar foto' }));
    expect(sent).toEqual([]);
  });

  test('keeps the photo when the receipt no longer expects one', async () => {
    const refused = refusal('documentoFiscal.naoEsperaComprovacao');
    open(build('pedir', { uriImagem: null }), { [upload]: uploaded, [fotografar]: refused });
    await screen.findByRole('form', { name: 'Mande uma foto da nota' });
    chooseFoto();
    await screen.findAllByText('Pronta para o envio');
    press('Mandar a foto');
    const { mensagem } = errors['documentoFiscal.naoEsperaComprovacao'];
    expect((await screen.findByRole('alert')).textContent).toContain(mensagem);
    expect(screen.getAllByText('Pronta para o envio').length).toBeGreaterThan(0);
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('FotoDaNota announces that the photo is being read and that the receipt is stored', async () => {
  const sent = open(build('lendo'));
  const status = await screen.findByRole('status');
  await waitFor(() => expect(status.textContent).toMatch(/^Lendo a sua nota… Sua nota já está guardada\./));
  expect(sent).toEqual([]);
});

describe('FotoDaNota of a photo that was read', () => {
  const read = build(null, {
    comprovacao: { fonte: 'foto', declaravel: false, foto: null, centavosMaximo: null, leitor: null },
    apuracao: buildApuracao('VALIDO'),
  });

  test('lists the values, and highlights the box of a pressed one', async () => {
    open(read);
    const region = await screen.findByRole('region', { name: 'O que lemos na foto' });
    const rows = within(region).getAllByRole('button', { name: /:/ });
    expect(rows.map(({ textContent }) => textContent.replace(/^\d/, '').split(':')[0])).toEqual([
      'Loja',
      'Data',
      'Produtos',
      'Total',
      'Chave',
    ]);
    const total = within(region).getByRole('button', { name: /^Total:/ });
    fireEvent.click(total);
    expect(total.getAttribute('aria-pressed')).toBe('true');
    const boxes = [...region.querySelectorAll('polygon')];
    expect(boxes.map(({ dataset }) => dataset['destaque'])).toEqual(['nao', 'nao', 'nao', 'sim', 'nao']);
    fireEvent.click(total);
    expect(total.getAttribute('aria-pressed')).toBe('false');
  });

  test('hides the boxes from screen readers, because the list has the values', async () => {
    open(read);
    const region = await screen.findByRole('region', { name: 'O que lemos na foto' });
    expect(region.querySelector('svg:has(polygon)')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  test('shows only the picture when the reading cannot be loaded', async () => {
    open(read, { [leitura]: refusal('documentoFiscal.semFoto') });
    expect(await screen.findByRole('img', { name: 'Imagem da nota' })).toBeDefined();
    expect(screen.queryByText('O que lemos na foto')).toBeNull();
  });
});

describe('correction of a reading', () => {
  async function openForm(documento: DocumentoFiscal, answers: Record<string, StubbedAnswer | null> = {}) {
    const sent = open(documento, answers);
    await screen.findByRole('button', { name: 'Conferir e enviar' });
    press('Conferir e enviar');
    return sent;
  }

  test('is prefilled, and sends the corrected total with the existing picture and the read key', async () => {
    const next = build(null, { apuracao: buildApuracao('VALIDO') });
    const sent = await openForm(build('conferir', semChave), { [declarar]: answer(next) });
    expect(document.activeElement?.textContent).toBe('Confira com a nota');
    expect(field(/^Data da compra/).value).toBe('2026-11-20');
    expect(screen.getAllByText('Lido da foto')).toHaveLength(3);
    fireEvent.input(field(/^Valor total/), { target: { value: '20000' } });
    expect(screen.getAllByText('Lido da foto')).toHaveLength(2);
    expect(screen.getByText('Informado por você')).toBeDefined();
    press('Enviar');
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(next));
    expect(sentTo(sent, declarar).map(({ body }) => body)).toEqual([
      { valorCentavos: 20_000, emitidoEm: '2026-11-20', chaveAcesso: lida.chaveAcesso, uriImagem },
    ]);
    expect(sentTo(sent, upload)).toEqual([]);
    expect(tell.mock.calls.map(([said]) => said)).toEqual(['Pronto! Sua nota foi contada.']);
  });

  test('neither shows nor sends the key of a receipt that has one', async () => {
    const sent = await openForm(build(null), { [declarar]: answer(buildDocumento()) });
    expect(screen.queryByLabelText(/^Chave de acesso/)).toBeNull();
    press('Enviar');
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(sentTo(sent, declarar)[0]?.body).toEqual({
      valorCentavos: 18_844,
      emitidoEm: '2026-11-20',
      uriImagem,
    });
  });

  test('shows the missing total at its field and sends nothing', async () => {
    const sent = await openForm(build('conferir'), {
      [leitura]: answer({ ...lida, valorCentavos: null }),
    });
    press('Enviar');
    expect(screen.getByText('Informe quanto foi a compra.')).toBeDefined();
    expect(document.activeElement).toBe(field(/^Valor total/));
    expect(sentTo(sent, declarar)).toEqual([]);
  });

  test('shows a refused key at its field until the key changes', async () => {
    await openForm(build('conferir', semChave), { [declarar]: refusal('documentoFiscal.jaCadastrado') });
    press('Enviar');
    const { mensagem } = errors['documentoFiscal.jaCadastrado'];
    expect(await screen.findByText(mensagem, { exact: false })).toBeDefined();
    const key = screen.getByRole('textbox', { name: /^Chave de acesso/ });
    expect(document.activeElement).toBe(key);
    fireEvent.input(key, { target: { value: '' } });
    expect(screen.queryByText(mensagem, { exact: false })).toBeNull();
    expect(screen.getByText('Sem a chave, uma pessoa da campanha confere a foto.')).toBeDefined();
  });

  test('is left to an operator by closing the form, and can be opened again', async () => {
    const sent = await openForm(build('conferir', semChave));
    press('Deixar para a campanha conferir');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText(/^Tudo bem: uma pessoa da campanha confere a foto\./)).toBeDefined();
    const again = screen.getByRole('button', { name: 'Conferir e enviar' });
    expect(document.activeElement).toBe(again);
    fireEvent.click(again);
    expect(screen.getByRole('form', { name: 'Confira com a nota' })).toBeDefined();
    expect(sentTo(sent, declarar)).toEqual([]);
  });

  test('falls back to the declaration where the photo was not read', async () => {
    open(build(null), { [leitura]: refusal('documentoFiscal.semFoto') });
    expect(await screen.findByRole('button', { name: 'Mandar foto e valor' })).toBeDefined();
  });
});

// Last: a kiosk window stays one.
describe('FotoDaNota in a kiosk', () => {
  beforeEach(() => {
    totem.start();
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  });

  test('refers to the phone for the photo', async () => {
    open(build('pedir', { uriImagem: null }));
    expect(await screen.findByText(/pelo seu celular/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mandar a foto' })).toBeNull();
  });

  test('refers to the phone for a correction', async () => {
    open(build('conferir'));
    expect(await screen.findByText(/pelo seu celular/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Conferir e enviar' })).toBeNull();
  });
});
