import { describe, expect, it } from 'vitest';
import { addDias } from '../../tempo/sao-paulo.ts';
import { forecastNumeros, type NumerosDoDia } from './previsao-numeros.ts';

const hoje = '2026-11-26';
/** Totals of consecutive days, the last one yesterday. */
const until = (...totals: number[]): NumerosDoDia[] =>
  totals.map((concedidos, at) => ({ dia: addDias(hoje, at - totals.length), concedidos }));

describe('forecastNumeros', () => {
  it('takes the pace of the last seven whole days', () => {
    const medidas = [
      ...until(0, 9_000, 100, 200, 300, 400, 500, 600, 700, 800),
      { dia: hoje, concedidos: 9_999 },
    ];
    expect(forecastNumeros(medidas, { restam: 1_050, hoje })).toEqual({
      porDia: 100,
      dias: 7,
      terminamEm: '2026-12-06',
    });
  });

  it('takes fewer days of a young campaign, from three on', () => {
    expect(forecastNumeros(until(0, 30, 60, 90), { restam: 10, hoje })).toMatchObject({
      porDia: 30,
      dias: 3,
    });
    expect(forecastNumeros(until(0, 30, 60), { restam: 10, hoje })).toBeNull();
    expect(forecastNumeros([], { restam: 10, hoje })).toBeNull();
  });

  it('counts the days between two totals where days in between are missing', () => {
    const medidas = until(0, 0, 0, 0, 0, 0, 0, 140).filter((_, at) => at === 0 || at === 7);
    expect(forecastNumeros(medidas, { restam: 100, hoje })).toMatchObject({ porDia: 20, dias: 7 });
  });

  it('makes no forecast from old totals', () => {
    const old = until(0, 10, 20, 30, 40, 50, 60, 70, 80).slice(0, 6);
    expect(forecastNumeros(old, { restam: 10, hoje })).toBeNull();
  });

  it('names no day when nothing is granted, or when it is too far away', () => {
    expect(forecastNumeros(until(5, 5, 5, 5), { restam: 10, hoje })).toEqual({
      porDia: 0,
      dias: 3,
      terminamEm: null,
    });
    expect(forecastNumeros(until(0, 1, 2, 3), { restam: 10_000_000, hoje })?.terminamEm).toBeNull();
  });

  it('takes a total that shrinks by refused receipts as no pace', () => {
    expect(forecastNumeros(until(9, 8, 7, 6), { restam: 10, hoje })).toMatchObject({ porDia: 0 });
  });

  it('ends today when none are left', () => {
    expect(forecastNumeros(until(0, 1, 2, 3), { restam: 0, hoje })?.terminamEm).toBe(hoje);
  });
});
