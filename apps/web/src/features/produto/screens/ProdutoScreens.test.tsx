// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { produtoSample } from '../../../../test/produto-sample.ts';
import {
  answer,
  closeScreen,
  dialogText,
  openScreen,
  stubNetwork,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import type { Produto } from '../produto.wire.ts';
import { DetalhesProdutoScreen } from './DetalhesProdutoScreen.tsx';
import { FiltrosProdutoScreen } from './FiltrosProdutoScreen.tsx';
import { ProdutosScreen } from './ProdutosScreen.tsx';
import { VitrineScreen } from './VitrineScreen.tsx';

const usuario = '52998224725';
const produtos = 'GET /produto/v1/produtos/2026/TREVO/10/1';
const vitrine = 'GET /produto/v1/produtos/2026/TREVO/-1/1?fidelidade=true';
const saldos = `GET /contacorrente/v1/saldos/2026/TREVO/${usuario}`;
const cashback = `GET /cashback/v1/saldo/${usuario}`;
const pageOf = (...retorno: Produto[]) =>
  answer({ retorno, total: retorno.length, paginas: retorno.length && 1 });
const waiting = answer({
  saldoDisponivel: 100,
  saldoTotal: 150,
  liberacoes: [{ em: '2026-12-01T03:00:00.000Z', valor: 50 }],
});
const listed = [
  produtoSample({ codigo: 'a', nome: 'Caneca', valor: 100 }),
  produtoSample({ codigo: 'b', nome: 'Manta', valor: 150 }),
  produtoSample({ codigo: 'c', nome: 'Panela', valor: 151 }),
  produtoSample({ codigo: 'd', nome: 'Vaso', valor: 1, semEstoque: true }),
];

beforeEach(() => session.signIn({ token: 't1', usuario, tipo: 'consumidor' }));
afterEach(closeScreen);

const open = (answers: Record<string, StubbedAnswer | null>, configuracao = {}) => {
  const sent = stubNetwork({ [saldos]: waiting, ...answers });
  openScreen('/produtos', { '/produtos': <ProdutosScreen /> }, configuracao);
  return sent;
};
const findButton = (name: string) => screen.findByRole('button', { name });

describe('ProdutosScreen', () => {
  test('leads from the button of a product in the cart to the cart', async () => {
    open({ [produtos]: pageOf(...listed) });
    await screen.findByText('Falta 1 ponto');
    fireEvent.click(await findButton('Eu quero: Caneca'));
    fireEvent.click(await findButton('Produto já está no carrinho: Caneca'));
    expect(await screen.findByText('em /controleProdutos')).toBeDefined();
  });

  test('shows for each product what its button can do', async () => {
    open({ [produtos]: pageOf(...listed) });
    expect(await screen.findByText('Falta 1 ponto')).toBeDefined();
    fireEvent.click(await findButton('Eu quero: Caneca'));
    await findButton('Produto já está no carrinho: Caneca');
    const vaso = await findButton('Produto sem estoque: Vaso');
    expect(vaso.getAttribute('aria-disabled')).toBe('true');
    const panela = await findButton('Pontos Insuficientes: Panela');
    expect(panela.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(await findButton('Ainda existem pontos a serem disponibilizados!: Manta'));
    expect(dialogText()).toContain('Ainda existem pontos a serem disponibilizados! Liberado em 1º dez.');
  });

  test('uses the word cashback when the campaign does', async () => {
    const inCashback = listed.map((one) => ({ ...one, moeda: 'cashback' as const }));
    const saldo = answer({
      valorDisponivel: 100,
      valorDisponibilizar: 50,
      valorALiberar: 50,
      disponibilizacoes: [{ em: '2026-12-01T03:00:00.000Z', valor: 50 }],
    });
    open({ [produtos]: pageOf(...inCashback), [cashback]: saldo }, { 'fidelidade.saldoComoPontos': false });
    expect(await findButton('Cashback Insuficiente: Panela')).toBeDefined();
    expect(await findButton('Ainda existe cashback a ser disponibilizado!: Manta')).toBeDefined();
    expect(screen.getByText(/Faltam R\$\s0,01/)).toBeDefined();
  });

  test('shows the empty state with the literal text and a link', async () => {
    open({ [produtos]: pageOf() });
    expect(await screen.findByText('Não foi encontrado produtos!')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Escanear nota' })).toBeDefined();
  });

  test('offers a retry when loading fails', async () => {
    const sent = open({});
    fireEvent.click(await findButton('Tentar novamente'));
    await findButton('Tentar novamente');
    expect(sent.filter(({ call }) => call === produtos)).toHaveLength(2);
  });

  test('shows a skeleton while loading', async () => {
    open({ [produtos]: null });
    expect((await screen.findByRole('status')).textContent).toBe('Carregando…');
  });

  test('shows the products when the balance does not load', async () => {
    open({ [produtos]: pageOf(...listed), [saldos]: { status: 500, body: {} } });
    expect(await findButton('Eu quero: Panela')).toBeDefined();
    expect(await screen.findByText('Não deu para ver o seu saldo agora.')).toBeDefined();
  });

  test('reloads for a typed search text', async () => {
    const sent = open({ [produtos]: pageOf(...listed), [`${produtos}?descricao=vaso`]: pageOf(listed[3]!) });
    fireEvent.input(await screen.findByLabelText('Buscar produto'), { target: { value: 'vaso' } });
    expect(await screen.findByText('1 produto')).toBeDefined();
    expect(sent.at(-1)?.call).toBe(`${produtos}?descricao=vaso`);
  });
});

test('VitrineScreen lists the requested products', async () => {
  stubNetwork({ [saldos]: waiting, [vitrine]: pageOf(...listed) });
  openScreen('/vitrineProdutos', { '/vitrineProdutos': <VitrineScreen /> });
  expect(await findButton('Eu quero: Caneca')).toBeDefined();
});

describe('FiltrosProdutoScreen', () => {
  const openFiltros = (configuracao: Partial<Configuracao>) => {
    const opcoes = {
      categorias: [],
      segmentos: [],
      setores: [],
      industrias: ['Serra Fria'],
      retirada: false,
    };
    stubNetwork({ 'POST /produto/v1/produtos/listarFiltroConfiguracao': answer({ ...opcoes, total: 3 }) });
    openScreen('/filtrosProduto', { '/filtrosProduto': <FiltrosProdutoScreen /> }, configuracao);
  };

  test('offers the currency when the campaign has both', async () => {
    openFiltros({ 'cashback.ativo': true });
    expect(await screen.findByRole('radio', { name: 'Pontos' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Cashback' })).toBeDefined();
  });

  test.each([
    ['points', { 'contaCorrente.ativo': true, 'cashback.ativo': false }],
    ['cashback', { 'contaCorrente.ativo': false, 'cashback.ativo': true }],
  ] as const)('offers no currency when the campaign has only %s', async (_moeda, configuracao) => {
    openFiltros(configuracao);
    expect(await screen.findByLabelText('Marca')).toBeDefined();
    expect(screen.queryByRole('radio', { name: /Pontos|Cashback/ })).toBeNull();
  });
});

describe('DetalhesProdutoScreen', () => {
  const openDetalhes = (search: string, answers: Record<string, StubbedAnswer>) => {
    stubNetwork({ [saldos]: waiting, ...answers });
    openScreen(`/detalhesProduto${search}`, { '/detalhesProduto': <DetalhesProdutoScreen /> });
  };

  test('shows all details', async () => {
    const one = produtoSample({ codigo: 'a', maximoPorPessoa: 2, industria: 'Serra Fria', categoria: null });
    openDetalhes('?codigo=a', { [`${produtos}?codigos=a`]: pageOf(one) });
    expect(await screen.findByRole('heading', { name: 'Garrafa térmica' })).toBeDefined();
    expect(screen.getByText('Até 2 por pessoa')).toBeDefined();
    expect(screen.getByText('Serra Fria')).toBeDefined();
  });

  test.each(['', '?codigo=fora', '?codigo=%3Cb%3E'])(
    'shows a missing product as not found: %s',
    async (search) => {
      openDetalhes(search, { [`${produtos}?codigos=fora`]: pageOf() });
      expect(await screen.findByText('Este produto não está mais na vitrine')).toBeDefined();
      expect(screen.getByRole('link', { name: 'Ver todos os produtos' })).toBeDefined();
    },
  );
});
