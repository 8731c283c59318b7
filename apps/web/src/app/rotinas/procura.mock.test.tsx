// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../test/documento-sample.ts';
import {
  answer,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { HistoricoComprasScreen } from '../../features/compra/screens/HistoricoComprasScreen.tsx';
import { HomeScreen } from '../../features/inicio/screens/HomeScreen.tsx';
import { DocumentoDesfecho } from '../../features/documento-fiscal/desfecho/DocumentoDesfecho.tsx';
import type { DocumentoFiscal } from '../../features/documento-fiscal/documento-fiscal.wire.ts';
import { DocFiscaisPendentesScreen } from '../../features/documento-fiscal/screens/DocFiscaisPendentesScreen.tsx';
import { DocumentosFiscaisScreen } from '../../features/documento-fiscal/screens/DocumentosFiscaisScreen.tsx';

vi.mock('@trevo/ui/celebration/celebrate.ts', () => ({ celebrate: vi.fn() }));

const onde = 'usuario=52998224725&anoCampanha=2026&identificacaoCampanha=TREVO';
const listar = `GET /documentoFiscal/v1/documentos/10/1?${onde}`;
const ultimas = `GET /documentoFiscal/v1/documentos/3/1?${onde}`;
const pendentes = 'GET /documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO/10/1/52998224725';
const obter = (id: string) => `GET /produto/v1/compras/${id}`;

const procurada = (changes: Partial<DocumentoFiscal> = {}, motivo = 'documentoFiscal.procurandoVendas') =>
  buildDocumento({ apuracao: buildApuracao('PENDENTE', motivo, 'Estamos procurando.'), ...changes });
const numeros = ['57698', '00001', '00002'].map((numero) => ({ serie: '03', numero }));
const contada = buildDocumento({ numeros });
const list = (...retorno: DocumentoFiscal[]) => answer({ retorno, total: retorno.length, paginas: 1 });
const toCompra = (documento: DocumentoFiscal) =>
  answer({ ...documento, quantidade: null, formaPagamento: null, produtos: [] });

beforeEach(() => {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: Date.parse('2026-11-21T12:02:00Z'),
  });
});
afterEach(() => {
  tell.mockClear();
  show('visible');
  closeScreen();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const tell = vi.spyOn(toasts, 'show');
const told = () => tell.mock.calls.map(([words]) => words);
function show(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const screens = {
  '/home': <HomeScreen />,
  '/documentosFiscais': <DocumentosFiscaisScreen />,
  '/documentosFiscaisPendentes': <DocFiscaisPendentesScreen />,
  '/historicoCompras': <HistoricoComprasScreen />,
};
/** Opens a screen and lets it load. */
async function open(path: keyof typeof screens, answers: Record<string, StubbedAnswer | null>) {
  const sent = stubNetwork(answers);
  openScreen(path, screens);
  await pass(1_000);
  return { countAsked: () => sent.filter(({ call }) => call.startsWith('GET /produto/v1/compras/')).length };
}

describe('polling of a pending receipt', () => {
  test.each([
    ['/home', ultimas],
    ['/documentosFiscais', listar],
    ['/documentosFiscaisPendentes', pendentes],
    ['/historicoCompras', listar],
  ] as const)('on %s reports the numbers that it earned', async (path, lista) => {
    await open(path, { [lista]: list(procurada()), [obter('d1')]: toCompra(procurada()) });
    await pass(16_000);
    expect(told()).toEqual([]);
    const sent = stubNetwork({ [lista]: list(contada), [obter('d1')]: toCompra(contada) });
    await pass(13_000);
    expect(told()).toEqual(['Sua nota foi contada: 3 números.']);
    expect(sent.map(({ call }) => call)).toContain(lista);
    expect(screen.queryByText('PENDENTE')).toBeNull();
  });

  test('ends after the result was reported, even when the list does not load', async () => {
    const { countAsked } = await open('/documentosFiscais', {
      [listar]: list(procurada()),
      [obter('d1')]: toCompra(contada),
    });
    await pass(60_000);
    expect(countAsked()).toBe(1);
  });

  test('updates list and open sheet', async () => {
    await open('/documentosFiscaisPendentes', {
      [pendentes]: list(procurada()),
      [obter('d1')]: toCompra(procurada()),
    });
    fireEvent.click(screen.getByRole('button', { name: /^Loja não identificada/ }));
    expect(within(screen.getByRole('dialog')).getByText('PENDENTE')).toBeDefined();
    stubNetwork({ [pendentes]: refusal('documentoFiscal.nenhum'), [obter('d1')]: toCompra(contada) });
    await pass(13_000);
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('VÁLIDO')).toBeDefined();
    expect(sheet.getByRole('heading', { name: 'Números que ela deu' })).toBeDefined();
    expect(told()).toEqual(['Sua nota foi contada: 3 números.']);
  });

  test('replaces the pending result after a scan with the earnings and focuses them', async () => {
    stubNetwork({ [obter('d1')]: toCompra(contada) });
    const titulos = { pendente: 'Recebemos!', aprovada: 'Aprovada', recusada: 'Não vale' };
    openScreen('/', { '/': <DocumentoDesfecho documento={procurada()} titulos={titulos} /> });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recebemos!');
    await pass(13_000);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.textContent).toBe('Você ganhou 3 números da sorte!');
    expect(document.activeElement).toBe(title);
    expect(told()).toEqual([]);
  });

  test.each([
    [
      { raspadinhas: 2, pontos: 40, cashbackCentavos: 150, numeros },
      'Sua nota foi contada: 3 números, 2 raspadinhas, 40 pontos e R$\u00a01,50 de cashback.',
    ],
    [{ numeros: [] }, 'Pronto! Sua nota foi contada.'],
    [
      { apuracao: buildApuracao('INVALIDO', 'documentoFiscal.notaCancelada', 'Esta nota foi cancelada.') },
      'Sua nota não vale desta vez. Esta nota foi cancelada.',
    ],
    [
      { apuracao: buildApuracao('PENDENTE', 'documentoFiscal.faltaComprovar', 'Ainda não achamos o valor.') },
      'Ainda não achamos o valor. Faça outra coisa.',
    ],
  ])('reports the result %o as text', async (changes, words) => {
    await open('/home', { [ultimas]: list(procurada()), [obter('d1')]: toCompra(buildDocumento(changes)) });
    await pass(7_000);
    expect(told()).toEqual([words]);
  });
});

describe('no polling', () => {
  test.each([
    ['of a receipt with a verdict', contada],
    ['of a receipt that waits for its owner', procurada({}, 'documentoFiscal.faltaComprovar')],
    ['of a receipt that waits for a day', procurada({}, 'documentoFiscal.guardadaParaDepois')],
  ])('%s', async (_which, documento) => {
    const { countAsked } = await open('/documentosFiscais', { [listar]: list(documento) });
    await pass(60_000);
    expect(countAsked()).toBe(0);
  });

  test('of more than the three newest receipts', async () => {
    const many = ['d1', 'd2', 'd3', 'd4'].map((documentoFiscalID) => procurada({ documentoFiscalID }));
    const { countAsked } = await open('/documentosFiscais', { [listar]: list(...many) });
    await pass(6_500);
    expect(countAsked()).toBe(3);
  });

  test('while the page is hidden, but at once when it becomes visible', async () => {
    const { countAsked } = await open('/documentosFiscais', { [listar]: list(procurada()) });
    show('hidden');
    await pass(30 * 60_000);
    expect(countAsked()).toBe(0);
    show('visible');
    await pass(0);
    expect(countAsked()).toBe(1);
  });

  test('after some minutes, or after the screen was left', async () => {
    const { countAsked } = await open('/documentosFiscais', { [listar]: list(procurada()) });
    await pass(6 * 60_000);
    const asked = countAsked();
    expect(asked).toBeGreaterThan(20);
    await pass(30 * 60_000);
    expect(countAsked()).toBe(asked);
    show('visible');
    await pass(0);
    cleanup();
    await pass(60_000);
    expect(countAsked()).toBe(asked + 1);
  });
});
