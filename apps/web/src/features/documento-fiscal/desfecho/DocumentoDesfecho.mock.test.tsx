// @vitest-environment happy-dom
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../../test/documento-sample.ts';
import { answer, closeScreen, openScreen, press, stubNetwork } from '../../../../test/screen-harness.tsx';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { session } from '../../../platform/session/session.ts';
import { sharePicture } from '../../../platform/desenho/share-picture.ts';
import { totem } from '../../../platform/storage/totem.ts';
import { campanhaStore } from '../../campanha/public.ts';
import { DocumentoDesfecho } from './DocumentoDesfecho.tsx';

// happy-dom has no canvas.
const { drawNumeros } = vi.hoisted(() => ({
  drawNumeros: vi.fn(async (_: { numeros: readonly object[] }) => new Blob()),
}));
vi.mock('../../cupom/desenho/draw-numeros.ts', () => ({ drawNumeros }));
vi.mock('../../../platform/desenho/share-picture.ts', () => ({ sharePicture: vi.fn() }));
vi.mock('@trevo/ui/celebration/celebrate.ts', () => ({ celebrate: vi.fn() }));

const titulos = { pendente: 'Recebemos!', aprovada: 'Aprovada', recusada: 'Não vale' };
const onlyCards = { numeros: [], raspadinhas: 1 };

function open(changes: Partial<DocumentoFiscal>, configuracao: Partial<Configuracao> = {}) {
  const documento = buildDocumento(changes);
  openScreen('/', { '/': <DocumentoDesfecho documento={documento} titulos={titulos} /> }, configuracao);
}
/** Returns the primary buttons of the page. */
const filled = () =>
  [...document.querySelectorAll('main [data-variant="primary"]')].map(({ textContent }) => textContent);
const title = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);

describe('DocumentoDesfecho of an approved purchase', () => {
  test('names numbers and cards when both were earned and links to the cards', () => {
    open({ raspadinhas: 2 }, { 'raspadinha.ativo': true });
    expect(title().textContent).toBe('Você ganhou 1 número da sorte!');
    expect(screen.getByRole('heading', { name: 'E 2 raspadinhas!' })).toBeDefined();
    const link = screen.getByRole('link', { name: 'Raspar agora' });
    expect(link.getAttribute('href')).toBe('/raspadinhasAlternativas');
    expect(filled()).toEqual(['Raspar agora']);
    expect(screen.getByRole('link', { name: 'Ver meus números' }).getAttribute('href')).toBe('/cupons');
  });

  test('counts cards alone as earnings', () => {
    open(onlyCards, { 'raspadinha.ativo': true });
    expect(title().textContent).toBe('Você ganhou 1 raspadinha!');
    expect(screen.queryByRole('list', { name: 'Seus novos números' })).toBeNull();
  });

  test("uses the campaign's name for the cards", () => {
    open(onlyCards, { 'raspadinha.ativo': true, 'raspadinha.modo': 'giro' });
    expect(title().textContent).toBe('Você ganhou 1 giro!');
    expect(screen.getByRole('link', { name: 'Girar a roda' }).getAttribute('href')).toBe('/girosDaSorte');
  });

  test('shares the new numbers as a picture, as a secondary action', async () => {
    stubNetwork({});
    open({});
    const share = await screen.findByRole('button', { name: 'Compartilhar meus números' });
    expect(share.dataset['variant']).toBe('secondary');
    fireEvent.click(share);
    await waitFor(() => expect(sharePicture).toHaveBeenCalledOnce());
    expect(drawNumeros.mock.calls[0]![0].numeros).toEqual(buildDocumento({}).numeros);
  });

  test('has no link to the cards when the campaign has no screen for them', () => {
    open({ raspadinhas: 1 });
    expect(screen.getByText('E mais 1 chance de prêmio na hora.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Raspar agora' })).toBeNull();
    expect(filled()).toEqual(['Ver meus números']);
  });

  test('shows which multiplier applied', () => {
    open({ multiplicador: 2 });
    expect(screen.getByText('2X')).toBeDefined();
  });

  test.each([
    ['PicPay', { 'picpay.ativo': true }, 2, 'Seu PicPay multiplicou os números.'],
    [
      'Instagram',
      { 'instagram.ativo': true, 'instagram.multiplicador': 2 },
      2,
      'Seu Instagram multiplicou os números.',
    ],
    [
      'both',
      { 'picpay.ativo': true, 'instagram.ativo': true, 'instagram.multiplicador': 2 },
      4,
      'Seu PicPay e seu Instagram multiplicaram os números.',
    ],
    [
      'one of two possible multipliers',
      { 'picpay.ativo': true, 'instagram.ativo': true, 'instagram.multiplicador': 2 },
      2,
      'Seus números foram multiplicados.',
    ],
    ['a multiplier that has ended', {}, 2, 'Seus números foram multiplicados.'],
  ] as const)('describes a multiplication by %s', (_which, configuracao, multiplicador, words) => {
    open({ multiplicador }, configuracao);
    expect(screen.getByText(words)).toBeDefined();
  });

  test('shows no multiplier for a factor of one', () => {
    open({ multiplicador: 1 });
    expect(screen.queryByText(/multiplic/)).toBeNull();
  });

  test('links to the next screen that the campaign configures', () => {
    open({}, { 'cupom.telaAposEscanear': 'documentosFiscais' });
    expect(screen.getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe('/documentosFiscais');
  });
});

describe('DocumentoDesfecho of a refused purchase', () => {
  const apuracao = buildApuracao('INVALIDO', 'documentoFiscal.dadosDivergentes', 'Não confere.');
  const contest = 'POST /documentoFiscal/v1/documentos/d1/contestar';

  test('shows the reason, the advice and the protocol number', () => {
    open({ apuracao, protocolo: '3FA2-9C01' });
    expect(title().textContent).toBe('Não vale');
    for (const words of ['Não confere.', 'Faça outra coisa.', 'Protocolo 3FA2-9C01'])
      expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pedir nova conferência' })).toBeNull();
  });

  test('requests a review and then shows the receipt as pending', async () => {
    const sent = stubNetwork({
      [contest]: answer(buildDocumento({ apuracao: buildApuracao('PENDENTE', 'documentoFiscal.emAnalise') })),
    });
    open({ apuracao, contestavel: true });
    press('Pedir nova conferência');
    await waitFor(() => expect(title().textContent).toBe('Recebemos!'));
    expect(document.activeElement).toBe(title());
    expect(sent.map(({ call }) => call)).toEqual([contest]);
  });
});

describe('DocumentoDesfecho of a photo that is read', () => {
  const toComprovacao = (foto: 'lendo' | 'conferir' | null) => ({
    fonte: null,
    declaravel: foto === 'conferir',
    foto,
    centavosMaximo: null,
    leitor: null,
  });
  const lendo = {
    uriImagem: '/nota.jpg',
    comprovacao: toComprovacao('lendo'),
    apuracao: buildApuracao('PENDENTE', 'documentoFiscal.lendoFoto'),
  };
  const compra = 'GET /produto/v1/compras/d1';

  test('shows the verdict with the focus on its heading when the reading ends', async () => {
    stubNetwork({ [compra]: answer(buildDocumento()) });
    open(lendo);
    expect(title().textContent).toBe('Lendo a sua nota…');
    await waitFor(() => expect(title().textContent).toBe('Você ganhou 1 número da sorte!'));
    expect(document.activeElement).toBe(title());
  });

  test('asks its owner to check a reading that proved nothing', async () => {
    const apuracao = buildApuracao('PENDENTE', 'documentoFiscal.confiraFoto');
    const conferir = buildDocumento({ ...lendo, comprovacao: toComprovacao('conferir'), apuracao });
    stubNetwork({ [compra]: answer(conferir) });
    open(lendo);
    await waitFor(() => expect(title().textContent).toBe('Falta só conferir'));
    expect(document.activeElement).toBe(title());
  });
});

test.each([
  [true, buildApuracao('VALIDO'), 1],
  [true, buildApuracao('PENDENTE', 'documentoFiscal.emAnalise'), 1],
  [true, buildApuracao('INVALIDO', 'documentoFiscal.dadosDivergentes'), 0],
  [false, buildApuracao('VALIDO'), 0],
])(
  'links to the participating products of a campaign with such rules (%s), except after a refusal',
  (ativo, apuracao, count) => {
    open({ apuracao }, { 'participantes.ativo': ativo });
    expect(document.querySelectorAll('a[href="/produtosParticipantes"]')).toHaveLength(count);
  },
);

// Last: a kiosk window stays one.
test('shares nothing in a kiosk', async () => {
  totem.start();
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  stubNetwork({});
  open({});
  await screen.findByRole('heading', { name: 'Você ganhou 1 número da sorte!' });
  await act(() => campanhaStore.load());
  expect(screen.queryByRole('button', { name: 'Compartilhar meus números' })).toBeNull();
});
