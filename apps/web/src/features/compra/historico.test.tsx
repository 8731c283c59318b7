// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildLancamento } from '../../../test/conta-sample.ts';
import { buildApuracao, buildDocumento } from '../../../test/documento-sample.ts';
import {
  answer,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import type { CompraWire } from './compra-form.ts';
import { DetalhesCompraScreen } from './screens/DetalhesCompraScreen.tsx';
import { HistoricoComprasScreen } from './screens/HistoricoComprasScreen.tsx';

const listar =
  'GET /documentoFiscal/v1/documentos/10/1?usuario=52998224725&anoCampanha=2026&identificacaoCampanha=TREVO';
const id = '018f0000-0000-7000-8000-000000000001';
const compra = `GET /produto/v1/compras/${id}`;
const ganho = `GET /contaCorrente/v1/lancamentos/2026/TREVO/${id}`;
const buildCompra = (changes: Parameters<typeof buildDocumento>[0] = {}) => ({
  ...buildDocumento({ documentoFiscalID: id, valorCentavos: 12_345, emitidoEm: '2999-11-20', ...changes }),
  quantidade: null,
  formaPagamento: 'Pix',
  produtos: [],
  itens: null as CompraWire['itens'],
  fonteItens: null as CompraWire['fonteItens'],
  ganhoProdutos: null,
});
const buildItem = (n: number) => ({
  nome: `PRODUTO ${n}`,
  quantidade: n === 1 ? 0.354 : n,
  unidade: n === 1 ? 'KG' : 'UN',
  centavos: 100 * n,
});

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);

function open(answers: Record<string, StubbedAnswer | null>, path = '/historicoCompras') {
  const sent = stubNetwork(answers);
  openScreen(path, {
    '/historicoCompras': <HistoricoComprasScreen />,
    '/detalhesCompra': <DetalhesCompraScreen />,
  });
  return sent;
}

describe('HistoricoComprasScreen', () => {
  test('lists amount, earnings and status of each purchase, with a link to its details', async () => {
    const documento = buildDocumento({ documentoFiscalID: id, valorCentavos: 12_345, raspadinhas: 2 });
    open({ [listar]: answer({ retorno: [documento], total: 1, paginas: 1 }) });
    const row = await screen.findByRole('link', { name: /^Loja não identificada/ });
    expect(row.textContent).toMatch(/\+1 número 2 raspadinhas.*R\$\s123,45.*VÁLIDO/);
    expect(row.getAttribute('href')).toBe(`/detalhesCompra?id=${id}`);
    expect(screen.getByText('Você cadastrou 1 compra.')).toBeDefined();
  });

  test('draws two pages until the page count is known', async () => {
    open({ [listar]: null });
    await screen.findByRole('navigation', { name: 'Páginas' });
    expect(screen.getAllByRole('button', { name: /^Página \d$/ })).toHaveLength(2);
    expect(screen.getByText('Carregando…')).toBeDefined();
  });

  test('keeps the old rows while another page loads', async () => {
    const retorno = [buildDocumento()];
    open({
      [listar]: answer({ retorno, total: 21, paginas: 3 }),
      [listar.replace('/10/1?', '/10/2?')]: null,
    });
    await screen.findByRole('link', { name: /^Loja não identificada/ });
    press('Página 2');
    await waitFor(() => expect(window.location.search).toBe('?pagina=2'));
    expect(screen.getByRole('link', { name: /^Loja não identificada/ })).toBeDefined();
  });

  test('shows the empty state with the first step and no pages when there are no purchases', async () => {
    open({ [listar]: refusal('documentoFiscal.nenhum') });
    expect(await screen.findByText('Nenhuma compra ainda')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Escanear nota' })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull();
  });

  test('offers a retry when loading the list fails', async () => {
    const sent = open({ [listar]: refusal('servidor.falha') });
    await screen.findByText('Não deu para carregar');
    press('Tentar novamente');
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});

describe('DetalhesCompraScreen', () => {
  const path = `/detalhesCompra?id=${id}`;

  test('shows the products, the earnings and the status of the receipt', async () => {
    const lancamento = { ...buildLancamento({ id, valor: 123 }), moeda: 'pontos', lotes: [] };
    open({ [compra]: answer(buildCompra()), [ganho]: answer(lancamento) }, path);
    expect(await screen.findByText('Pix')).toBeDefined();
    expect(screen.getAllByText(/^R\$\s123,45$/)).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Números que ela deu' })).toBeDefined();
    const pontos = await screen.findByRole('link', { name: /Pontos desta nota/ });
    expect(pontos.textContent).toMatch(/123 pontos/);
    expect(pontos.getAttribute('href')).toBe(`/detalhamentoExtrato?id=${id}`);
  });

  test('lists the products with quantity, amount and source', async () => {
    const itens = [buildItem(1), buildItem(2)];
    open({ [compra]: answer({ ...buildCompra(), itens, fonteItens: 'vendas' }) }, path);
    const lista = await screen.findByRole('list', { name: 'Produtos da nota' });
    const linhas = within(lista).getAllByRole('listitem');
    expect(linhas.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^PRODUTO 10,354 kgR\$\s1,00$/),
      expect.stringMatching(/^PRODUTO 22 unR\$\s2,00$/),
    ]);
    expect(screen.getByText('Segundo a loja.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Ver todos/ })).toBeNull();
  });

  test('shows eight of many products until the user asks for all, and moves the focus to the next one', async () => {
    const itens = Array.from({ length: 990 }, (_, at) => buildItem(at + 1));
    open({ [compra]: answer({ ...buildCompra(), itens, fonteItens: 'pagina' }) }, path);
    const lista = await screen.findByRole('list', { name: 'Produtos da nota' });
    expect(within(lista).getAllByRole('listitem')).toHaveLength(8);
    press('Ver todos os 990 itens');
    const linhas = within(lista).getAllByRole('listitem');
    expect(linhas).toHaveLength(990);
    expect(document.activeElement).toBe(linhas[8]);
    expect(screen.queryByRole('button', { name: /^Ver todos/ })).toBeNull();
  });

  test('omits the products while no source reports them', async () => {
    open({ [compra]: answer(buildCompra()) }, path);
    await screen.findByText('Pix');
    expect(screen.queryByText('Produtos da nota')).toBeNull();
  });

  test('omits the points when there are none', async () => {
    open({ [compra]: answer(buildCompra()), [ganho]: refusal('contaCorrente.nenhumLancamento') }, path);
    await screen.findByText('Pix');
    expect(screen.queryByText('Pontos desta nota')).toBeNull();
  });

  test('shows a refused receipt as pending after a review was requested', async () => {
    const refused = { contestavel: true, apuracao: buildApuracao('INVALIDO', 'documentoFiscal.duplicado') };
    open(
      {
        [compra]: answer(buildCompra(refused)),
        [`POST /documentoFiscal/v1/documentos/${id}/contestar`]: answer(
          buildDocumento({ documentoFiscalID: id, apuracao: buildApuracao('PENDENTE') }),
        ),
      },
      path,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Pedir nova conferência' }));
    expect(await screen.findByText('PENDENTE')).toBeDefined();
  });

  test.each(['/detalhesCompra', path])(
    'links to the other purchases when it is not found: %s',
    async (address) => {
      open({ [compra]: refusal('documentoFiscal.nenhum') }, address);
      expect(await screen.findByText('Não encontramos esta nota')).toBeDefined();
      expect(screen.getByRole('link', { name: 'Ver minhas notas' }).getAttribute('href')).toBe(
        '/documentosFiscais',
      );
    },
  );

  test('offers a retry after a failure and shows a skeleton while loading', async () => {
    const sent = open({ [compra]: refusal('servidor.falha') }, path);
    expect(screen.getByText('Carregando…')).toBeDefined();
    await screen.findByText('Não deu para carregar');
    press('Tentar novamente');
    await waitFor(() => expect(sent.filter(({ call }) => call === compra)).toHaveLength(2));
  });
});
