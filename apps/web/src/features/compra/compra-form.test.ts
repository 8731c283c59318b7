import { describe, expect, test } from 'vitest';
import {
  countNumerosDaCompra,
  emptyCompra,
  sumQuantidade,
  toCompraBody,
  type ConfiguracaoCompra,
} from './compra-form.ts';

const configuracao: ConfiguracaoCompra = {
  porQuantidade: true,
  ganhoPorQuantidade: { cada: 2, numeros: 1, maximoPorDocumento: null },
  quantidadeMaxima: 50,
  produtos: ['Café', 'Leite'],
  formasPagamento: [],
  fotoObrigatoria: false,
  lidaDaFoto: false,
  limiteNaoFiscal: -1,
};
const contexto = {
  tela: 'quantidade',
  campanha: { ano: 2026, identificacao: 'TREVO' },
  usuario: '52998224725',
  configuracao,
  uriImagem: null,
  soFoto: false,
} as const;
const form = {
  ...emptyCompra,
  uf: 'SP',
  cnpjLoja: '12ABC34501DE35',
  dataCompra: '2026-11-20',
  quantidades: { Café: 3, Outro: 9 },
};

describe('countNumerosDaCompra', () => {
  test.each([
    [6, 1, 2, 1, 3],
    [5, 1, 2, 1, 2],
    [1, 1, 2, 1, 0],
    [3, 1, 1, 2, 6],
    [3, 1, 1, 1.5, 4],
    [100, 1, 1, 1.15, 115],
    [2, 2, 4, 1, 0],
    [4, 2, 4, 1, 2],
    [5, 2, 3, 1, 2],
  ])('%i products, %i for each %i, times %s: returns %i', (quantidade, numeros, cada, vezes, vale) => {
    expect(countNumerosDaCompra(quantidade, { cada, numeros, maximoPorDocumento: null }, vezes)).toBe(vale);
  });

  test('is capped at the maximum that one purchase can earn', () => {
    const ganho = { cada: 1, numeros: 2, maximoPorDocumento: 5 };
    expect(countNumerosDaCompra(9, ganho, 2)).toBe(5);
  });

  test('returns null when the rule does not count products', () => {
    expect(countNumerosDaCompra(9, null, 1)).toBeNull();
  });

  test('counts only the products that take part', () => {
    expect(sumQuantidade(form, configuracao)).toBe(3);
    expect(sumQuantidade({ ...form, quantidade: 7 }, { ...configuracao, produtos: [] })).toBe(7);
  });
});

describe('toCompraBody', () => {
  test('sends a purchase by quantity as products and counts, without amount', () => {
    expect(toCompraBody({ ...form, valorCentavos: 990 }, contexto)).toEqual({
      campanha: { ano: '2026', identificacao: 'TREVO' },
      uf: 'SP',
      usuario: '52998224725',
      tipo: 'NaoFiscal',
      uriImagem: null,
      dadosNaoFiscal: {
        data: '2026-11-20',
        cnpjLoja: '12ABC34501DE35',
        quantidade: 3,
        produtos: [{ nome: 'Café', quantidade: 3 }],
      },
    });
  });

  test('sends a manual entry without count when the rule needs none, even if purchases by quantity exist', () => {
    const manual = {
      ...contexto,
      tela: 'manual' as const,
      uriImagem: 'a.jpg',
      configuracao: { ...configuracao, ganhoPorQuantidade: null },
    };
    const typed = { ...form, numeroDocumento: ' 123 ', valorCentavos: 4590, formaPagamento: 'Pix' };
    expect(toCompraBody(typed, manual)).toMatchObject({ uriImagem: 'a.jpg' });
    expect(toCompraBody(typed, manual).dadosNaoFiscal).toEqual({
      data: '2026-11-20',
      cnpjLoja: '12ABC34501DE35',
      numeroDocumento: '123',
      valor: 4590,
      formaPagamento: 'Pix',
    });
  });
});

test('sends neither typed values nor the state beside a photo alone', () => {
  const alone = { ...contexto, tela: 'manual', uriImagem: 'nota.jpg', soFoto: true } as const;
  expect(toCompraBody(form, alone)).toEqual({
    campanha: { ano: '2026', identificacao: 'TREVO' },
    usuario: '52998224725',
    tipo: 'NaoFiscal',
    uriImagem: 'nota.jpg',
    dadosNaoFiscal: {},
  });
});
