import { describe, expect, test } from 'vitest';
import {
  checkLimiteDocumentos,
  checkLimites,
  isLimiteCupomAtingido,
  isLimiteCupomAtivo,
  type Consumo,
} from './limite.ts';

test.each([
  [-1, false],
  [0, false],
  [undefined, false],
  [null, false],
  [1, true],
])('a coupon limit of %s is active: %s', (limite, expected) =>
  expect(isLimiteCupomAtivo(limite)).toBe(expected),
);

test.each([
  [3, 2, false],
  [3, 3, true],
  [0, 99, false],
  [-1, 99, false],
])('a coupon limit of %i with %i registered is reached: %s', (limite, quantidade, expected) => {
  expect(isLimiteCupomAtingido(limite, quantidade)).toBe(expected);
});

test.each([
  [-1, 'ilimitado'],
  [0, 'naoLiberado'],
  [-2, 'naoLiberado'],
  [5, 5],
])('a document limit of %i means %s', (limite, expected) =>
  expect(checkLimiteDocumentos(limite)).toBe(expected),
);

describe('checkLimites', () => {
  const total = (limite: number | undefined, registrados: number): Consumo => ({
    limites: { total: limite },
    registrados: { total: registrados },
  });
  const reached = total(5, 5);
  const room = total(5, 4);

  test.each([
    ['neither reached', room, room, 'nenhum'],
    ['only that of the numbers', reached, room, 'soGiros'],
    ['only that of the spins', room, reached, 'soNumeros'],
    ['both', reached, reached, 'ambos'],
    ['numbers without limit (-1), spins reached', total(-1, 99), reached, 'soNumeros'],
    ['numbers with limit 0, spins reached', total(0, 99), reached, 'soNumeros'],
    ['numbers reached, spins with limit 0', reached, total(0, 99), 'soGiros'],
    ['no limit known at all', total(undefined, 99), total(undefined, 99), 'nenhum'],
    ['more than the limit', total(5, 9), room, 'soGiros'],
  ] as const)('%s: %4$s', (_name, cupons, giros, situacao) => {
    expect(checkLimites(cupons, giros)).toEqual({ situacao });
  });

  test.each(['diario', 'semanal', 'mensal', 'total'] as const)('counts the period %s separately', (tipo) => {
    const cupons = { limites: { [tipo]: 2 }, registrados: { [tipo]: 2 } };
    expect(checkLimites(cupons, room)).toEqual({ situacao: 'soGiros' });
    expect(checkLimites(cupons, null)).toEqual({ situacao: 'cupons', tipo, limite: 2 });
  });

  test('treats a period without a count as zero registrations', () => {
    expect(checkLimites({ limites: { diario: 1 }, registrados: {} }, null)).toEqual({ situacao: 'nenhum' });
  });

  test('reports the shorter of two reached periods', () => {
    const cupons = { limites: { diario: 1, total: 3 }, registrados: { diario: 1, total: 3 } };
    expect(checkLimites(cupons, null)).toMatchObject({ tipo: 'diario', limite: 1 });
  });
});
