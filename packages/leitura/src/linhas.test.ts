import { describe, expect, it } from 'vitest';
import { groupLinhas, joinVizinhos } from './linhas.ts';
import type { Retangulo } from './retangulo.ts';

/** Places of `rows` lines with a long text at the left and an amount at the right, turned around the origin. */
function turn(rows: number, degrees: number): Retangulo[] {
  const angulo = (degrees * Math.PI) / 180;
  const place = (u: number, v: number, largura: number): Retangulo => ({
    cx: 800 + u * Math.cos(angulo) - v * Math.sin(angulo),
    cy: 200 + u * Math.sin(angulo) + v * Math.cos(angulo),
    largura,
    altura: 26,
    angulo,
  });
  return Array.from({ length: rows }, (_, row) => [place(0, row * 30, 400), place(600, row * 30, 90)]).flat();
}

describe('groupLinhas', () => {
  it.each([0, -6, 8, 12, -15])('pairs text and amount of each line at %i degrees', (degrees) => {
    const pairs = Array.from({ length: 30 }, (_, row) => [2 * row, 2 * row + 1]);
    expect(groupLinhas(turn(30, degrees))).toEqual(pairs);
  });

  it('returns nothing for nothing', () => expect(groupLinhas([])).toEqual([]));
});

describe('joinVizinhos', () => {
  it('joins words a blank apart and keeps columns apart', () => {
    const word = (cx: number): Retangulo => ({ cx, cy: 50, largura: 60, altura: 20, angulo: 0 });
    const joined = joinVizinhos([word(30), word(100), word(400)], 1);
    expect(joined.map(({ largura }) => Math.round(largura))).toEqual([130, 60]);
  });
});
