import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDias, getDiaDaSemana } from '../tempo/sao-paulo.ts';
import { countDias, toAnterior, toSemanaAnterior } from './periodo-relatorio.ts';

describe('periods of a report', () => {
  it.each([
    [
      { de: '2026-11-27', ate: '2026-11-27' },
      { de: '2026-11-20', ate: '2026-11-20' },
    ],
    [
      { de: '2026-11-21', ate: '2026-11-27' },
      { de: '2026-11-14', ate: '2026-11-20' },
    ],
    [
      { de: '2026-10-29', ate: '2026-11-27' },
      { de: '2026-09-24', ate: '2026-10-23' },
    ],
  ])('compares %o with the same weekdays before', (periodo, anterior) => {
    expect(toAnterior(periodo)).toEqual(anterior);
  });

  it('never overlaps the compared period, and keeps its length and weekdays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 91 }), (start, length) => {
        const de = addDias('2020-01-01', start);
        const periodo = { de, ate: addDias(de, length) };
        const anterior = toAnterior(periodo);
        expect(anterior.ate < periodo.de).toBe(true);
        expect(countDias(anterior)).toBe(length + 1);
        expect(getDiaDaSemana(anterior.de)).toBe(getDiaDaSemana(periodo.de));
      }),
    );
  });

  it.each([
    ['2026-11-30', '2026-11-23', '2026-11-29'],
    ['2026-12-01', '2026-11-23', '2026-11-29'],
    ['2026-11-29', '2026-11-16', '2026-11-22'],
  ])('finds on %s the whole week before', (hoje, de, ate) => {
    expect(toSemanaAnterior(hoje)).toEqual({ de, ate });
  });
});
