import { describe, expect, it } from 'vitest';
import { findProxima, insistirMilissegundos, isSemRecuperacao } from '../../src/modules/webhook/recuo.ts';

const inicio = new Date('2026-11-21T15:00:00Z');
const desistirEm = new Date(inicio.getTime() + insistirMilissegundos);
const day = 86_400_000;
const hour = 3_600;

/** Seconds until the next attempt after that many failed ones; null when the delivery is given up. */
function waitOf(tentativas: number, { sorteio = 0.5, esperar = null as number | null, agora = inicio } = {}) {
  const proxima = findProxima({ tentativas, esperarSegundos: esperar }, { agora, desistirEm }, sorteio);
  return proxima === null ? null : (proxima.getTime() - agora.getTime()) / 1000;
}

describe('findProxima', () => {
  it.each([
    [1, 5],
    [2, 30],
    [3, 120],
    [4, 600],
    [5, 1_800],
    [6, 3_600],
    [7, 7_200],
    [8, 14_400],
    [9, 18_000],
    [10, 21_600],
    [11, 21_600],
    [30, 21_600],
  ])('waits after %i failed attempts for %s seconds', (tentativas, seconds) => {
    expect(waitOf(tentativas)).toBe(seconds);
  });

  it.each([
    [0, 480],
    [0.25, 540],
    [0.999_999, 720],
  ])('spreads ten minutes by a fifth at most: %s gives %i seconds', (sorteio, seconds) => {
    expect(waitOf(4, { sorteio })).toBeCloseTo(seconds, 0);
  });

  it.each([
    ['a shorter Retry-After', 3, 120],
    ['a longer Retry-After', 900, 900],
    ['a Retry-After of two days', 172_800, 21_600],
  ])('waits after three attempts with %s', (_, esperar, seconds) => {
    expect(waitOf(3, { esperar })).toBe(seconds);
  });

  it('gives up where the next attempt would be later than a day after the event', () => {
    const agora = new Date(desistirEm.getTime() - 10_000);
    expect(waitOf(1, { agora })).toBe(5);
    expect(waitOf(2, { agora })).toBeNull();
  });

  it.each([
    [5 * hour, null, 5 * hour],
    [hour / 2, null, hour / 2],
    [hour / 2 - 1, null, null],
    [5 * hour, 6 * hour, null],
    [0, null, null],
  ])(
    'makes the last attempt at the end of the time: with %i s left and Retry-After %s',
    (left, esperar, wait) => {
      expect(waitOf(10, { esperar, agora: new Date(desistirEm.getTime() - left * 1000) })).toBe(wait);
    },
  );

  it.each([
    [0, 13],
    [0.5, 12],
    [0.999_999, 12],
  ])('makes attempts until the end of the day with jitter %s: %i', (sorteio, total) => {
    let agora = inicio;
    let tentativas = 1;
    for (;;) {
      const proxima = findProxima({ tentativas, esperarSegundos: null }, { agora, desistirEm }, sorteio);
      if (proxima === null) break;
      agora = proxima;
      tentativas++;
    }
    expect(tentativas).toBe(total);
    expect(agora).toEqual(desistirEm);
  });
});

describe('isSemRecuperacao', () => {
  const after = (days: number) => new Date(inicio.getTime() + days * day);
  it.each([
    ['three days of failures', inicio, 10, after(3), true],
    ['less than three days', inicio, 500, after(2.99), false],
    ['few failures in three days', inicio, 9, after(4), false],
    ['no failure', null, 0, after(4), false],
  ])('%s', (_, falhando_desde, falhas_seguidas, agora, expected) => {
    expect(isSemRecuperacao({ falhando_desde, falhas_seguidas }, agora)).toBe(expected);
  });
});
