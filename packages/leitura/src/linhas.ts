import { findRetangulo, listCantos, type Retangulo } from './retangulo.ts';

/**
 * Slope of the lines of a picture: the angle at its centre, and how the slope changes along and across the
 * lines, as perspective and a curled paper change it.
 */
interface Campo {
  readonly angulo: number;
  readonly base: number;
  readonly along: number;
  readonly across: number;
}

/** A place in coordinates along (`u`) and across (`v`) level lines. */
interface Reta {
  readonly at: number;
  readonly left: number;
  readonly right: number;
  readonly v: number;
  readonly altura: number;
}

/**
 * Groups places into printed lines, from top to bottom, each from left to right. Returns the indexes of the
 * places. Straightens with the slope of the wide places first, because at 12 degrees the right end of a line is
 * lower than the beginning of the fifth line after it.
 */
export function groupLinhas(lugares: readonly Retangulo[]): number[][] {
  const campo = fitCampo(lugares);
  const retas = lugares.map((lugar, at) => straighten(lugar, at, campo)).toSorted((a, b) => a.left - b.left);
  const linhas: Reta[][] = [];
  for (const reta of retas) {
    const linha = findLinha(linhas, reta);
    if (linha) linha.push(reta);
    else linhas.push([reta]);
  }
  const middle = (linha: readonly Reta[]) => linha.reduce((sum, { v }) => sum + v, 0) / linha.length;
  return linhas.toSorted((a, b) => middle(a) - middle(b)).map((linha) => linha.map(({ at }) => at));
}

/** Returns the line with a last place that continues in this one. */
function findLinha(linhas: readonly Reta[][], reta: Reta): Reta[] | undefined {
  let [best, distance] = [undefined as Reta[] | undefined, Infinity];
  for (const linha of linhas) {
    const last = linha.at(-1) as Reta;
    const away = Math.abs(last.v - reta.v);
    const overlap = last.right - reta.left;
    if (away > 0.45 * Math.min(Math.max(last.altura, reta.altura * 0.8), reta.altura * 1.5)) continue;
    if (overlap > 0.6 * Math.max(last.altura, reta.altura) || away >= distance) continue;
    [best, distance] = [linha, away];
  }
  return best;
}

function straighten({ cx, cy, largura, altura }: Retangulo, at: number, campo: Campo): Reta {
  const [cos, sin] = [Math.cos(campo.angulo), Math.sin(campo.angulo)];
  const [u, v] = [cx * cos + cy * sin, cy * cos - cx * sin];
  const level = v - campo.base * u - (campo.along * u * u) / 2 - campo.across * u * v;
  return { at, left: u - largura / 2, right: u + largura / 2, v: level, altura };
}

/** Fits the slope by least squares over the wide places, and again without the outliers. */
function fitCampo(lugares: readonly Retangulo[]): Campo {
  const wide = lugares.filter(({ largura, altura }) => largura > 3 * altura);
  const angulo = findMediana(wide.map((lugar) => lugar.angulo));
  const [cos, sin] = [Math.cos(angulo), Math.sin(angulo)];
  const samples = wide.map(({ cx, cy, largura, angulo: own }) => ({
    u: cx * cos + cy * sin,
    v: cy * cos - cx * sin,
    slope: Math.tan(own - angulo),
    weight: largura * largura,
  }));
  const plain = { angulo, base: 0, along: 0, across: 0 };
  if (samples.length < 8) return plain;
  const near = samples.filter(({ slope }) => Math.abs(slope) < 0.12);
  const first = solve(near) ?? [0, 0, 0];
  const error = (sample: (typeof near)[number]) =>
    Math.abs(sample.slope - (first[0] ?? 0) - (first[1] ?? 0) * sample.u - (first[2] ?? 0) * sample.v);
  const limit = Math.max(0.006, 2.5 * findMediana(near.map(error)));
  const [base, along, across] = solve(near.filter((sample) => error(sample) <= limit)) ?? first;
  return { angulo, base: base ?? 0, along: along ?? 0, across: across ?? 0 };
}

interface Sample {
  readonly u: number;
  readonly v: number;
  readonly slope: number;
  readonly weight: number;
}

/** Weighted least squares of slope = a + b u + c v, with weak pull of b and c to zero. */
function solve(samples: readonly Sample[]): number[] | undefined {
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  const mean = (pick: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample) * sample.weight, 0) / total;
  const [mu, mv, ms] = [mean(({ u }) => u), mean(({ v }) => v), mean(({ slope }) => slope)];
  const pull = 400;
  const uu = mean(({ u }) => (u - mu) ** 2) + pull;
  const vv = mean(({ v }) => (v - mv) ** 2) + pull;
  const uv = mean(({ u, v }) => (u - mu) * (v - mv));
  const us = mean(({ u, slope }) => (u - mu) * (slope - ms));
  const vs = mean(({ v, slope }) => (v - mv) * (slope - ms));
  const det = uu * vv - uv * uv;
  const [b, c] = [(us * vv - vs * uv) / det, (vs * uu - us * uv) / det];
  return [ms - b * mu - c * mv, b, c];
}

function findMediana(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Joins neighbours of a line into one place where the gap is that of a blank, so that words are recognized in
 * their context and a number is not cut at its comma.
 */
export function joinVizinhos(linha: readonly Retangulo[], folga: number): Retangulo[] {
  const [first, last] = [linha.at(0), linha.at(-1)];
  const angulo = first && last && first !== last ? Math.atan2(last.cy - first.cy, last.cx - first.cx) : 0;
  return linha.reduce<Retangulo[]>((joined, lugar) => {
    const before = joined.at(-1);
    const merged = before && mergeLugares(before, lugar, folga, angulo);
    if (merged) joined[joined.length - 1] = merged;
    else joined.push(lugar);
    return joined;
  }, []);
}

function mergeLugares(a: Retangulo, b: Retangulo, folga: number, angulo: number): Retangulo | undefined {
  const [cos, sin] = [Math.cos(angulo), Math.sin(angulo)];
  const gap = (b.cx - a.cx) * cos + (b.cy - a.cy) * sin - (a.largura + b.largura) / 2;
  const altura = Math.max(a.altura, b.altura);
  if (gap > folga * altura) return undefined;
  const around = findRetangulo([...listCantos(a), ...listCantos(b)]);
  return around.altura > altura * 1.3 || around.largura > altura * 30 ? undefined : around;
}
