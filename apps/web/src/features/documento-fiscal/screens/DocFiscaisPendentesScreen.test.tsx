// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../../test/documento-sample.ts';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { pendingPath } from '../../../platform/navigation/paths/pending-path.ts';
import { session } from '../../../platform/session/session.ts';
import { DocFiscaisPendentesScreen } from './DocFiscaisPendentesScreen.tsx';

const toListar = (page: number) =>
  `GET /documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO/10/${page}/52998224725`;
const listar = toListar(1);
/** Builds a page with the receipts of a range, out of twelve pending ones. */
const toPagina = (from: number, to: number) => ({
  retorno: Array.from({ length: to - from + 1 }, (_, i) =>
    buildDocumento({ documentoFiscalID: `d${from + i}`, apuracao: buildApuracao('PENDENTE') }),
  ),
  total: 12,
  paginas: 2,
});
const rows = () => screen.queryAllByRole('button', { name: /^Loja não identificada/ });
const nenhuma = answer({ retorno: [], total: 0, paginas: 0 });

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);

function open(answers: Record<string, StubbedAnswer | null>, search = '') {
  const sent = stubNetwork(answers);
  openScreen(`/docFiscaisPendentes${search}`, { '/docFiscaisPendentes': <DocFiscaisPendentesScreen /> });
  return sent;
}

describe('DocFiscaisPendentesScreen', () => {
  test('shows the count of pending receipts and the current step of each', async () => {
    const apuracao = buildApuracao('PENDENTE', 'documentoFiscal.emAnalise', 'Sua nota está em análise.');
    open({ [listar]: answer({ retorno: [buildDocumento({ apuracao })], total: 1, paginas: 1 }) });
    expect(await screen.findByText('1 nota espera a conferência.')).toBeDefined();
    const row = screen.getByRole('button', { name: /^Loja não identificada/ });
    expect(within(row).getByText('PENDENTE')).toBeDefined();
    fireEvent.click(row);
    expect(within(await screen.findByRole('dialog')).getByText(/Sua nota está em análise\./)).toBeDefined();
  });

  test('shows the empty state and offers to send a receipt', async () => {
    open({ [listar]: nenhuma });
    expect(await screen.findByText('Nenhuma nota pendente')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Escanear nota' })).toBeDefined();
  });

  test('offers no receipt when the campaign takes no more', async () => {
    const closed = { ...campanhaVigente, dataFinalCompras: '2020-01-01' };
    open({ [listar]: nenhuma, 'GET /campanha/v1/campanhas/': answer([closed]) });
    expect(await screen.findByText('Nenhuma nota pendente')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Escanear nota' })).toBeNull();
  });

  test('shows ten receipts per page, turns pages by the arrow keys and keeps the page in the address', async () => {
    open({ [listar]: answer(toPagina(1, 10)), [toListar(2)]: answer(toPagina(11, 12)) });
    expect(await screen.findByText('12 notas esperam a conferência.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Página anterior' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(window.location.search).toBe('?pagina=2');
    expect(screen.getByRole('button', { name: 'Próxima página' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(window.location.search).toBe('');
  });

  test('shows the last page when the requested one no longer exists', async () => {
    const sent = open(
      {
        [toListar(5)]: answer({ retorno: [], total: 12, paginas: 2 }),
        [toListar(2)]: answer(toPagina(11, 12)),
      },
      '?pagina=5',
    );
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(window.location.search).toBe('?pagina=2');
    expect(sent.map(({ call }) => call)).toEqual([toListar(5), toListar(2)]);
  });

  test('offers a retry when loading fails', async () => {
    const sent = open({});
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(sent.filter(({ call }) => call === listar)).toHaveLength(2);
  });

  test('redirects to the sign-in and back when the session was rejected', async () => {
    open({ [toListar(2)]: refusal('sessao.invalida') }, '?pagina=2');
    fireEvent.click(await screen.findByRole('button', { name: 'Entrar de novo' }));
    expect(await screen.findByText('em /autenticacao')).toBeDefined();
    expect(session.get()).toBeUndefined();
    expect(pendingPath.take()).toBe('/docFiscaisPendentes?pagina=2');
  });

  test('shows a skeleton while loading', async () => {
    open({ [listar]: null });
    expect((await screen.findByRole('status')).textContent).toBe('Carregando…');
  });
});

describe('DocFiscaisPendentesScreen search by key', () => {
  const chave = buildChave(5, { anoMes: '2026-11', uf: 'SP' });
  const obter = `GET /documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO/${chave}`;
  const search = async () => {
    fireEvent.click(await screen.findByText('Procurar pela chave de acesso'));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Chave de acesso da nota');
    fireEvent.input(field, { target: { value: chave } });
    fireEvent.submit(field.form!);
  };

  test('shows the details of the receipt', async () => {
    open({ [listar]: nenhuma, [obter]: answer(buildDocumento({ apuracao: buildApuracao('PENDENTE') })) });
    await search();
    expect(await screen.findByRole('dialog', { name: 'Sua nota' })).toBeDefined();
  });

  test.each([
    ['documentoFiscal.pendenteNaoEncontrado', 'Documento fiscal pendente não encontrado com esta chave'],
    ['servidor.falha', 'Ocorreu um erro desconhecido durante a sua requisição'],
  ] as const)('shows the refusal %s as: %s', async (codigo, words) => {
    open({ [listar]: nenhuma, [obter]: refusal(codigo) });
    await search();
    expect(await screen.findByText(words)).toBeDefined();
  });
});
