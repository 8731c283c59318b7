import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDias } from '../tempo/sao-paulo.ts';
import {
  countDiasAte,
  findAviso,
  isPrazoFeito,
  listPrazos,
  prazoAncoras,
  type PrazoFatos,
  prazoSentidos,
  type PrazoTipo,
  prazoUnidades,
  toDiaDoPrazo,
  toPrazoSituacao,
} from './prazo-legal.ts';

const tipo = (prazoId: string, change: Partial<PrazoTipo>): PrazoTipo => ({
  prazoId,
  ancora: 'sorteio',
  quantidade: 30,
  unidade: 'dias',
  sentido: 'depois',
  cumpre: null,
  ...change,
});

const legais: readonly PrazoTipo[] = [
  tipo('contas', { ancora: 'scpc', quantidade: 0 }),
  tipo('propriedade', { ancora: 'sorteio', quantidade: 8, sentido: 'antes' }),
  tipo('propriedade-inicio', { ancora: 'distribuicao', quantidade: 0, sentido: 'antes' }),
  tipo('darf', { ancora: 'decendio', quantidade: 3, unidade: 'diasUteis' }),
  tipo('entrega', { ancora: 'premiacao' }),
  tipo('caducidade', { ancora: 'premiacao', quantidade: 180 }),
  tipo('recolhimento-10', { ancora: 'caducidade', quantidade: 10 }),
  tipo('recolhimento-45', { ancora: 'caducidade', quantidade: 45 }),
  tipo('imagem', { ancora: 'apuracao', quantidade: 12, unidade: 'meses' }),
  tipo('recibos', { ancora: 'entrega', quantidade: 60, unidade: 'meses' }),
];

const fatos: PrazoFatos = {
  contas: '2027-07-20',
  inicio: '2026-09-01',
  fim: '2026-12-31',
  hasInstantaneos: true,
  sorteios: [{ data: '2026-11-28', apuradoEm: '2026-12-01' }],
  ultimaEntrega: '2026-12-15',
};

test('lists the terms of a campaign with a draw and instant prizes, the next first', () => {
  expect(listPrazos(legais, fatos).map(({ prazoId, dia, sorteio }) => [dia, prazoId, sorteio])).toEqual([
    ['2026-09-01', 'propriedade-inicio', null],
    ['2026-11-20', 'propriedade', '2026-11-28'],
    // Confirmed on 1 December: that period ends on the 10th, a Thursday.
    ['2026-12-15', 'darf', '2026-11-28'],
    ['2026-12-28', 'entrega', '2026-11-28'],
    ['2027-01-30', 'entrega', null],
    ['2027-05-27', 'caducidade', '2026-11-28'],
    ['2027-06-06', 'recolhimento-10', '2026-11-28'],
    ['2027-06-29', 'caducidade', null],
    ['2027-07-09', 'recolhimento-10', null],
    ['2027-07-11', 'recolhimento-45', '2026-11-28'],
    ['2027-07-20', 'contas', null],
    ['2027-08-13', 'recolhimento-45', null],
    ['2027-12-01', 'imagem', '2026-11-28'],
    ['2031-12-15', 'recibos', null],
  ]);
});

test('leaves out terms whose day is not known, and those of instant prizes without any', () => {
  const ids = listPrazos(legais, {
    ...fatos,
    contas: null,
    hasInstantaneos: false,
    sorteios: [],
    ultimaEntrega: null,
  }).map(({ prazoId }) => prazoId);
  expect(ids).toEqual([]);
});

test('counts the tax term from the day of the draw until it is confirmed', () => {
  const [darf] = listPrazos([legais[3]!], { ...fatos, sorteios: [{ data: '2026-11-28', apuradoEm: null }] });
  expect(darf).toEqual({ prazoId: 'darf', dia: '2026-12-03', base: '2026-11-30', sorteio: '2026-11-28' });
});

test.each([
  [120, null],
  [91, null],
  [90, 90],
  [31, 90],
  [30, 30],
  [10, 10],
  [4, 10],
  [3, 3],
  [1, 3],
  [0, 0],
  [-5, 0],
])('with %d days left the notice is %s', (faltam, expected) => {
  expect(findAviso([90, 30, 10, 3], faltam)).toBe(expected);
});

test.each([
  [91, 'contas', false, 'longe'],
  [90, 'contas', false, 'perto'],
  [0, 'contas', false, 'hoje'],
  [-1, 'contas', false, 'vencido'],
  [-1, 'contas', true, 'feito'],
  [-1, null, false, 'passou'],
] as const)('a term in %d days that %s fulfils, fulfilled %s, is %s', (faltam, cumpre, isFeito, expected) => {
  expect(toPrazoSituacao(faltam, { avisos: [90, 30, 10, 3], cumpre, isFeito })).toBe(expected);
});

test.each([
  ['contas', null, true],
  ['propriedade', '2026-11-28', true],
  ['propriedade', null, false],
  ['darf', '2026-11-28', false],
  ['recolhimento', null, false],
  ['entregas', '2026-11-28', false],
  ['entregas', null, true],
  ['entregas', '2026-12-05', false],
  [null, null, false],
] as const)('%s of %s is fulfilled: %s', (cumpre, sorteio, expected) => {
  expect(
    isPrazoFeito(cumpre, sorteio, {
      arquivos: [
        { tipo: 'contas', sorteio: null },
        { tipo: 'propriedade', sorteio: '2026-11-28' },
      ],
      apurados: new Set(['2026-11-28', null]),
      abertos: new Map([['2026-11-28', 2]]),
    }),
  ).toBe(expected);
});

describe('terms', () => {
  const dias = fc.integer({ min: 0, max: 20_000 }).map((n) => addDias('2020-01-01', n));
  const tipos = fc.record({
    prazoId: fc.constant('um'),
    ancora: fc.constantFrom(...prazoAncoras),
    quantidade: fc.integer({ min: 0, max: 200 }),
    unidade: fc.constantFrom(...prazoUnidades),
    sentido: fc.constantFrom(...prazoSentidos),
    cumpre: fc.constant(null),
  });
  it('lie on the side of their direction, and later with a larger count', () => {
    fc.assert(
      fc.property(tipos, dias, (um, base) => {
        const dia = toDiaDoPrazo(um, base);
        expect(um.sentido === 'depois' ? dia >= base : dia <= base).toBe(true);
        const maior = toDiaDoPrazo({ ...um, quantidade: um.quantidade + 1 }, base);
        expect(um.sentido === 'depois' ? maior > dia : maior < dia).toBe(true);
      }),
    );
  });
  it('terms are in order, and count down one day each day', () => {
    fc.assert(
      fc.property(fc.array(tipos, { maxLength: 8 }), dias, (varios, hoje) => {
        const found = listPrazos(varios, fatos).map(({ dia }) => dia);
        expect(found).toEqual([...found].sort());
        for (const dia of found)
          expect(countDiasAte(dia, hoje) - countDiasAte(dia, addDias(hoje, 1))).toBe(1);
      }),
    );
  });
});
