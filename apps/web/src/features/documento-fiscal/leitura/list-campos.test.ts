import { formatCentavos } from '@trevo/client/format.ts';
import { describe, expect, test } from 'vitest';
import { buildLeitura } from '../../../../test/leitura-sample.ts';
import { findLimites, listCampos } from './list-campos.ts';

const hoje = '2026-11-21';

describe('listCampos', () => {
  test('numbers the values in the order of a receipt, each in words', () => {
    expect(
      listCampos(buildLeitura(), null, hoje).map(({ numero, rotulo, valor }) => [numero, rotulo, valor]),
    ).toEqual([
      [1, 'Loja', '62.744.661/0001-89'],
      [2, 'Data', '20 de novembro'],
      [3, 'Produtos', '2'],
      [4, 'Total', formatCentavos(18_844)],
      [5, 'Chave', '3526 1162 7446 6100 0189 6554 5223 1425 2117 4466 5372'],
    ]);
  });

  test('names the shop as the campaign does', () => {
    expect(listCampos(buildLeitura(), 'Loja Centro', hoje)[0]?.valor).toBe('Loja Centro');
  });

  test('omits values that were not read and numbers the others without a gap', () => {
    const leitura = buildLeitura({ emitente: null, emitidoEm: null, chaveAcesso: null, itens: [] });
    expect(listCampos(leitura, null, hoje).map(({ numero, nome }) => [numero, nome])).toEqual([[1, 'total']]);
  });

  test('collects all boxes of a value, without those of other kinds', () => {
    const caixas = listCampos(buildLeitura(), null, hoje).map(({ nome, caixas: all }) => [nome, all.length]);
    expect(Object.fromEntries(caixas)).toEqual({ loja: 1, data: 0, produtos: 2, total: 1, chave: 1 });
  });
});

describe('findLimites', () => {
  test('returns the bounds of a turned box within the photo', () => {
    const turned: [number, number][] = [
      [0.2, 0.1],
      [0.9, 0.2],
      [1.1, 0.3],
      [-0.1, 0.25],
    ];
    expect(findLimites([turned])).toEqual({ esquerda: 0, topo: 0.1, direita: 1, base: 0.3 });
  });
});
