// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../test/documento-sample.ts';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { celebrate } from '@trevo/ui/celebration/celebrate.ts';
import { CompraAprovadaScreen } from './screens/CompraAprovadaScreen.tsx';

vi.mock('@trevo/ui/celebration/celebrate.ts', () => ({ celebrate: vi.fn() }));

const call = 'GET /produto/v1/compras/d1';
const compra = {
  ...buildDocumento({ tipo: 'NaoFiscal', valorCentavos: 4590, emitidoEm: '2026-11-20' }),
  quantidade: 6,
  formaPagamento: 'Pix',
  produtos: [{ nome: 'Café', quantidade: 6 }],
};

function open(reply: ReturnType<typeof answer> | null, search = '?documentoFiscalID=d1') {
  stubNetwork({ [call]: reply });
  openScreen(`/compraAprovada${search}`, { '/compraAprovada': <CompraAprovadaScreen /> });
}

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(() => {
  vi.mocked(celebrate).mockClear();
  closeScreen();
});

test('shows what an approved purchase contained and earned', async () => {
  open(answer({ ...compra, raspadinhas: 2 }));
  expect(await screen.findByRole('heading', { name: 'Você ganhou 1 número da sorte!' })).toBeDefined();
  expect(screen.getByText('E mais 2 chances de prêmio na hora.')).toBeDefined();
  for (const words of ['Pix', '6', '6 ×', 'R$ 45,90'])
    expect(screen.getByText((text) => text.replace(/\s/g, ' ') === words)).toBeDefined();
});

test('celebrates an approved purchase only once', async () => {
  open(answer(compra));
  await waitFor(() => expect(celebrate).toHaveBeenCalledTimes(1));
  const kept = localStorage.getItem('trevo.compra.celebradas')!;
  closeScreen();
  localStorage.setItem('trevo.compra.celebradas', kept);
  open(answer(compra));
  await screen.findByRole('heading', { name: 'Você ganhou 1 número da sorte!' });
  expect(celebrate).toHaveBeenCalledTimes(1);
});

test('shows a pending purchase with its timeline and no celebration', async () => {
  const apuracao = buildApuracao('PENDENTE', 'documentoFiscal.emAnalise', 'Em análise.');
  open(answer({ ...compra, numeros: [], apuracao }));
  expect(await screen.findByRole('heading', { name: 'Recebemos sua nota!' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Andamento' })).toBeDefined();
  expect(celebrate).not.toHaveBeenCalled();
});

test('shows why a purchase was refused', async () => {
  const apuracao = buildApuracao('INVALIDO', 'documentoFiscal.dadosDivergentes', 'Os dados não conferem.');
  open(answer({ ...compra, numeros: [], apuracao }));
  expect(await screen.findByRole('heading', { name: 'Esta nota não vale desta vez' })).toBeDefined();
  expect(screen.getAllByText('Os dados não conferem.').length).toBeGreaterThan(0);
  expect(screen.getByText('Faça outra coisa.')).toBeDefined();
});

test.each([
  ['an unknown purchase', refusal('documentoFiscal.nenhum'), undefined],
  ['an address without a purchase', null, ''],
])('links to the list of receipts for %s', async (_name, reply, search) => {
  open(reply, search);
  expect(await screen.findByRole('link', { name: 'Ver minhas notas' })).toBeDefined();
});

test('offers a retry when the request gets no response', async () => {
  open(refusal('servidor.ocupado'));
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeDefined();
});

test('shows a skeleton while loading', () => {
  open(null);
  expect(screen.getByText('Carregando…')).toBeDefined();
});
