import { describe, expect, test } from 'vitest';
import {
  findMissingArea,
  getTelasConfiguraveis,
  isAreaOffered,
  isTelaOffered,
  listFormas,
  toConfiguracaoServida,
} from './areas.ts';
import { configuracaoPadrao, type Configuracao } from './configuracao-keys.ts';
import { telas } from './telas.ts';

const withKeys = (keys: Partial<Configuracao>): Configuracao => ({ ...configuracaoPadrao, ...keys });

describe('isTelaOffered', () => {
  test.each([
    ['cupons', 'cupom.ativo'],
    ['cuponsNovo', 'cupom.ativo'],
    ['contaCorrente', 'contaCorrente.ativo'],
    ['metas', 'contaCorrente.ativo'],
    ['totalPontos', 'contaCorrente.ativo'],
    ['saldoCashback', 'cashback.ativo'],
    ['extratoCashback', 'cashback.ativo'],
    ['metasCashback', 'cashback.ativo'],
    ['girosDaSorte', 'raspadinha.ativo'],
    ['raspadinhasAlternativas', 'raspadinha.alternativaAtiva'],
    ['premiacaoInstantanea', 'raspadinha.ativo'],
    ['vitrineProdutos', 'fidelidade.vitrineAtiva'],
    ['acompanharPedidos', 'fidelidade.vitrineAtiva'],
    ['fidelidade', 'fidelidade.vouchersAtivo'],
    ['quiz', 'quiz.ativo'],
    ['indicacao', 'indicacao.ativo'],
    ['amigos', 'indicacao.ativo'],
    ['associados', 'lojas.ativo'],
    ['produtosParticipantes', 'participantes.ativo'],
  ] as const)('%s depends on %s', (tela, chave) => {
    expect(isTelaOffered(withKeys({ [chave]: true }), tela)).toBe(true);
    expect(isTelaOffered(withKeys({ [chave]: false }), tela)).toBe(false);
  });

  test('offers statement lines while either currency is enabled', () => {
    const none = { 'contaCorrente.ativo': false, 'cashback.ativo': false };
    expect(isTelaOffered(withKeys(none), 'detalhamentoExtrato')).toBe(false);
    expect(isTelaOffered(withKeys({ ...none, 'cashback.ativo': true }), 'detalhamentoExtrato')).toBe(true);
  });

  test('treats screens without an area as part of every campaign, also with names of object methods', () => {
    const off = withKeys(
      Object.fromEntries(
        Object.entries(configuracaoPadrao).map(([chave, valor]) => [chave, valor === true ? false : valor]),
      ),
    );
    for (const tela of ['home', 'documentosFiscais', 'regulamento', 'ajuda', 'sobre', 'toString'])
      expect(findMissingArea(off, tela)).toBeUndefined();
  });
});

describe('getTelasConfiguraveis', () => {
  test('excludes the screens of every disabled area, and is never empty', () => {
    const all = withKeys({ 'navegacao.telasConfiguraveis': [...telas] });
    for (const tela of getTelasConfiguraveis(all)) expect(isTelaOffered(all, tela)).toBe(true);
    expect(getTelasConfiguraveis(all)).not.toContain('quiz');
    expect(getTelasConfiguraveis(withKeys({ 'navegacao.telasConfiguraveis': ['quiz'] }))).toEqual([
      'contaCorrente',
    ]);
    expect(
      getTelasConfiguraveis(
        withKeys({ 'navegacao.telasConfiguraveis': ['quiz'], 'contaCorrente.ativo': false }),
      ),
    ).toEqual(['home']);
  });
});

describe('listFormas', () => {
  test('lists the ways of taking part in the menu, the quickest first', () => {
    expect(listFormas(configuracaoPadrao)).toEqual([
      'escanear',
      'digitacaoManual',
      'cadastrarCupom',
      'lancamentoManual',
    ]);
    expect(listFormas(withKeys({ 'menu.escanearQr': false, 'cupom.compraPorQuantidade': true }))).toEqual([
      'digitacaoManual',
      'cadastrarCupom',
      'cadastroCompra',
      'lancamentoManual',
    ]);
    expect(
      listFormas(withKeys({ 'menu.lancamentoManual': false, 'cupom.compraPorQuantidade': true })),
    ).not.toContain('cadastroCompra');
  });
});

describe('toConfiguracaoServida', () => {
  const arquivo = {
    aplicativo: undefined,
    configuracao: {},
    vouchers: undefined,
    associados: [],
    codigos: undefined,
    ganho: { por: 'documento' as const, numeros: 1 },
  };

  test('enables the areas with content in the file', () => {
    const served = withKeys(
      toConfiguracaoServida({
        ...arquivo,
        vouchers: { provedores: [], itens: [] },
        associados: [{ nome: 'Loja', cnpj: '96635911000164', ativa: true, credenciada: true }],
        codigos: { numeros: 1, raspadinhas: 0 },
        ganho: { por: 'produtos', produtos: { listas: [], regras: [] } },
      } as unknown as Parameters<typeof toConfiguracaoServida>[0]),
    );
    expect(isAreaOffered(served, 'vouchers')).toBe(true);
    expect(isAreaOffered(served, 'lojas')).toBe(true);
    expect(isAreaOffered(served, 'participantes')).toBe(true);
    expect(listFormas(served)).toContain('cadastrarCupom');
  });

  test('disables the areas without content in the file', () => {
    const served = withKeys(toConfiguracaoServida(arquivo));
    expect(isAreaOffered(served, 'vouchers')).toBe(false);
    expect(isAreaOffered(served, 'lojas')).toBe(false);
    expect(isAreaOffered(served, 'participantes')).toBe(false);
    expect(listFormas(served)).not.toContain('cadastrarCupom');
  });

  test("serves the installed app's symbol as the brand's, unless the file sets another", () => {
    const aplicativo = { pacote: 'br.example.promo', nome: 'Promo', simbolo: '/marcas/a.svg' };
    const withApp = { ...arquivo, aplicativo: { ...aplicativo, assinaturasAndroid: [] } };
    expect(toConfiguracaoServida(withApp)).toMatchObject({ 'tema.simbolo': '/marcas/a.svg' });
    const configuracao = { 'tema.simbolo': '/marcas/b.svg' };
    expect(toConfiguracaoServida({ ...withApp, configuracao })).toMatchObject(configuracao);
  });

  test('keeps the values set in the file', () => {
    const configuracao = { 'menu.digitarCupom': true, 'lojas.ativo': true };
    expect(toConfiguracaoServida({ ...arquivo, configuracao })).toMatchObject(configuracao);
  });
});
