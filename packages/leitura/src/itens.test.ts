import { describe, expect, it } from 'vitest';
import { findCnpjs, findDatas, findModelo, findNumero } from './cabecalho.ts';
import { findItens, isGtin } from './itens.ts';
import type { Linha } from './leitura.ts';
import { findCentavos } from './texto.ts';
import { findTotais } from './totais.ts';

const lugar = { cx: 0, cy: 0, largura: 1, altura: 1, angulo: 0 };
/** Printed lines; two blanks part the texts of one line. */
const print = (...linhas: string[]): Linha[] =>
  linhas.map((linha) => linha.split(/\s{2,}/).map((texto) => ({ texto, lugar, notas: [] })));

describe('findCentavos', () => {
  it.each([
    ['Valor total R$ 206,97', 20_697],
    ['TOTAL RS1.234,56', 123_456],
    ['PIX 12 ,9O', 1290],
    ['-7,18', 718],
    ['TOTAL', undefined],
    ['12345678', undefined],
  ])('findCentavos of %s is %s', (texto, expected) => expect(findCentavos(texto)).toBe(expected));
});

describe('findItens', () => {
  const read = (...linhas: string[]) => findItens(print(...linhas)).map(({ item }) => item);

  it.each([
    ['2UNx7,11  14,22', { milesimos: 2000, unidade: 'UN', centavos: 1422 }],
    ['0,536 KG X 12,90  6,91', { milesimos: 536, unidade: 'KG', centavos: 691 }],
    ['1 UN x 16,97(0,83)  16,97', { milesimos: 1000, unidade: 'UN', centavos: 1697 }],
    ['6UN5,52  33,12', { milesimos: 6000, unidade: 'UN', centavos: 3312 }],
    ['2 UN x 6,00', { milesimos: 2000, unidade: 'UN', centavos: 1200 }],
    ['UN X8,08  24,24', { milesimos: 3000, unidade: 'UN', centavos: 2424 }],
  ])('findItens of %s', (quantia, expected) => {
    expect(read('7897331739920 FEIJA0 CARI0CA 1KG', quantia)).toEqual([
      { gtin: '7897331739920', codigo: null, descricao: 'FEIJAO CARIOCA 1KG', ...expected },
    ]);
  });

  it.each([
    ['001 7897331739920 FILE DE FRANGO', '7897331739920', null, 'FILE DE FRANGO'],
    ['7897331739920FILE DE FRANGO', '7897331739920', null, 'FILE DE FRANGO'],
    ['7897331739921 FILE DE FRANGO', null, '7897331739921', 'FILE DE FRANGO'],
    ['000123 FILE DE FRANGO', null, '000123', 'FILE DE FRANGO'],
    ['FILE DE FRANGO', null, null, 'FILE DE FRANGO'],
  ])('splits %s', (linha, gtin, codigo, descricao) => {
    expect(read(linha, '1 UN x 5,00  5,00')[0]).toMatchObject({ gtin, codigo, descricao });
  });

  it('needs a description above the quantity', () => {
    expect(read('1 UN x 5,00  5,00')).toEqual([]);
    expect(read('12,90', '1 UN x 5,00  5,00')).toEqual([]);
  });
});

it.each([
  ['7897331739920', true],
  ['7897331739921', false],
  ['96385074', true],
  ['123', false],
])('isGtin(%s) is %s', (code, expected) => expect(isGtin(code)).toBe(expected));

describe('findTotais', () => {
  const read = (...linhas: string[]) => {
    const { total, bruto, desconto, pago, primeiraLinha } = findTotais(print(...linhas));
    return { total: total?.valor, bruto, desconto: desconto?.valor, pago: pago?.valor, primeiraLinha };
  };

  it('reads amount to pay, discount, payment and change', () => {
    expect(
      read(
        'LEITE',
        'Valor total RS  20,00',
        'Desconto R$  1,50',
        'Valor a Pagar R$  18,50',
        'Dinheiro  20,00',
        'Troco R$  1,50',
      ),
    ).toEqual({ total: 1850, bruto: 2000, desconto: 150, pago: 1850, primeiraLinha: 1 });
  });

  it('reads an amount alone on the line below its label', () => {
    expect(read('VALOR TOTAL DA NOTA', '18,50', 'PIX', '18,50')).toMatchObject({ total: 1850, pago: 1850 });
  });

  it('sums two payments', () => {
    expect(read('TOTAL R$  30,00', 'Cartao de Credito  20,00', 'PIX  10,00').pago).toBe(3000);
  });

  it('takes no shop for a payment and no count for a total', () => {
    expect(read('EMPORIO DO VALE', 'Qtde. total de itens  7').total).toBeUndefined();
  });
});

describe('header', () => {
  it.each([
    ['CNPJ: 27.742.901/0001-05 IE: 558.654.809', '27742901000105'],
    ['CNPJ:27742901000105', '27742901000105'],
    ['CNPJ: 27.742.9O1/OOO1-O5', '27742901000105'],
    ['CNPJ: 12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['CNPJ: 27.742.901/0001-06', undefined],
  ])('findCnpjs of %s', (linha, expected) => expect(findCnpjs(print(linha))[0]?.valor).toBe(expected));

  it.each([
    ['Emissao: 05/09/2026 14:39', '2026-09-05T14:39'],
    ['06/10/202613:27:50', '2026-10-06T13:27'],
    ['31/02/2026 10:00', undefined],
    ['05/09/2027 14:39', undefined],
  ])('findDatas of %s', (linha, expected) =>
    expect(findDatas(print(linha), '2026-11-27')[0]?.valor).toBe(expected),
  );

  it.each([
    ['NFC-e no 000800670 Serie 109', { numero: '000800670', serie: '109' }],
    ['NFC-e no 998877 Serie 1 27/11/2026 10:31:20', { numero: '998877', serie: '001' }],
    ['NFC-e no 14 Serie 10 27/11/2026', { numero: '14', serie: '010' }],
    ['Extrato No.218998', { numero: '218998' }],
    ['08/10/2026 20:31:10  COO:955299', { numero: '955299' }],
  ])('findNumero of %s', (linha, expected) => expect(findNumero(print(linha))?.valor).toEqual(expected));

  it.each([
    ['Documento Auxiliar da Nota Fiscal de Consumidor Eletronica', '65'],
    ['CUPOM FISCAL ELETRONICO - SAT', '59'],
    ['DANFE SIMPLIFICADO', '55'],
    ['CUPOM FISCAL', undefined],
  ])('findModelo of %s', (linha, expected) => expect(findModelo(print(linha))).toBe(expected));
});
