import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countNumeros, findMultiplicador, type RegraGanho } from './ganho.ts';

const porValor: RegraGanho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: true };
const semResto: RegraGanho = { ...porValor, acumulaResto: false };
const porQuantidade: RegraGanho = { por: 'quantidade', numeros: 2, cada: 3 };

test.each([
  ['one document', { por: 'documento', numeros: 1 }, {}, 1, 0],
  ['seven products at three per grant', porQuantidade, { quantidade: 7 }, 4, 0],
  ['an amount below one number', porValor, { valorCentavos: 4999 }, 0, 4999],
  ['an amount with carried cents', porValor, { valorCentavos: 4999, restoCentavos: 1 }, 1, 0],
  ['an amount without carrying', semResto, { valorCentavos: 9999, restoCentavos: 4999 }, 1, 0],
  ['a debt of cents above the amount', porValor, { valorCentavos: 1000, restoCentavos: -9000 }, 0, -8000],
  ['an amount of zero', semResto, { valorCentavos: 0 }, 0, 0],
  ['a doubled amount', porValor, { valorCentavos: 12000, multiplicador: 2 }, 4, 2000],
  [
    'a factor that floating point cannot represent',
    { por: 'documento', numeros: 100 },
    { multiplicador: 1.15 },
    115,
    0,
  ],
  [
    'a maximum after doubling',
    { ...porValor, maximoPorDocumento: 3 },
    { valorCentavos: 12000, multiplicador: 2 },
    3,
    2000,
  ],
] as const)('counts lucky numbers: %s', (_, regra, compra, numeros, restoCentavos) => {
  expect(countNumeros(regra, compra)).toEqual({ numeros, restoCentavos });
});

describe('reports the missing fact', () => {
  it('reports a missing amount', () =>
    expect(countNumeros(porValor, { quantidade: 3 })).toEqual({ falta: 'valor' }));
  it('reports a non-integer amount as missing', () =>
    expect(countNumeros(porValor, { valorCentavos: 10.5 })).toEqual({ falta: 'valor' }));
  it('reports a missing quantity', () =>
    expect(countNumeros(porQuantidade, {})).toEqual({ falta: 'quantidade' }));
});

it('multiplies the factors of the dynamics a consumer takes part in, each once', () => {
  const regra: RegraGanho = { ...porValor, multiplicadores: { PICPAY: 2, INSTAGRAM: 1.5 } };
  expect(findMultiplicador(regra, [])).toBe(1);
  expect(findMultiplicador(regra, ['PICPAY', 'PICPAY'])).toBe(2);
  expect(findMultiplicador(regra, ['PICPAY', 'INSTAGRAM'])).toBe(3);
  expect(findMultiplicador(porValor, ['PICPAY'])).toBe(1);
});

it('earns the same from many receipts with carried cents as from one receipt of their sum', () => {
  const valor = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(fc.array(valor, { maxLength: 20 }), (valores) => {
      let restoCentavos = 0;
      let numeros = 0;
      for (const valorCentavos of valores) {
        const ganho = countNumeros(porValor, { valorCentavos, restoCentavos });
        numeros += ganho.numeros ?? 0;
        restoCentavos = ganho.restoCentavos ?? 0;
      }
      const valorCentavos = valores.reduce((sum, value) => sum + value, 0);
      expect({ numeros, restoCentavos }).toEqual(countNumeros(porValor, { valorCentavos }));
    }),
  );
});

test('earns at most one series per document without a configured maximum', () => {
  const regra = { por: 'valor', centavosPorNumero: 1, acumulaResto: false } as const;
  expect(countNumeros(regra, { valorCentavos: 100_000_000 }).numeros).toBe(100_000);
});
