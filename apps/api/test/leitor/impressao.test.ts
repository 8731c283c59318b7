import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  countDiferentes,
  isSameFoto,
  toFaixas,
  toFaixasVizinhas,
} from '../../src/modules/evidencia/foto-parecida.ts';
import { toImpressao } from '../../src/modules/upload/impressao.ts';
import { buildFotoDeNota, disfarces } from '../documento-fiscal/foto/foto-de-nota.ts';

const seeds = Array.from({ length: 16 }, (_, seed) => seed);

const prepare = async (kind: 'foto' | 'pagina', seed: number) => {
  const foto = await buildFotoDeNota(kind, seed);
  return { foto, impressao: (await toImpressao(foto))! };
};

describe.each(['foto', 'pagina'] as const)('perceptual hash of a picture (%s)', (kind) => {
  const prepared: Awaited<ReturnType<typeof prepare>>[] = [];
  beforeAll(async () => {
    for (const seed of seeds) prepared.push(await prepare(kind, seed));
  });

  it.each(Object.entries(disfarces))(
    'the perceptual hash is similar for a picture that is %s',
    async (_, disfarce) => {
      for (const [seed, { foto, impressao: own }] of prepared.slice(0, 6).entries()) {
        const other = (await toImpressao(await disfarce(foto)))!;
        expect([seed, isSameFoto(own, other)]).toEqual([seed, true]);
        // It is also found by a band with at most one differing bit.
        const found = new Set(toFaixasVizinhas(other));
        expect(toFaixas(own).some((faixa) => found.has(faixa))).toBe(true);
      }
    },
  );

  it('the perceptual hash differs for another receipt', () => {
    const prints = prepared.map(({ impressao }) => impressao);
    const distances = prints.flatMap((a, at) =>
      prints.slice(0, at).map((b) => [isSameFoto(a, b), countDiferentes(a.slice(16), b.slice(16))] as const),
    );
    expect(distances.filter(([isSame]) => isSame)).toEqual([]);
    expect(Math.min(...distances.map(([, distance]) => distance))).toBeGreaterThan(40);
  });
});

it('a blank picture has no hash', async () => {
  const create = { width: 400, height: 600, channels: 3, background: '#f4f4f4' } as const;
  expect(await toImpressao(await sharp({ create }).jpeg().toBuffer())).toBeNull();
});

const hex = (digits: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: digits, maxLength: digits })
    .map((all) => all.join(''));

const flip = (impressao: string, bits: readonly number[]): string => {
  const digits = [...impressao].map((digit) => Number.parseInt(digit, 16));
  for (const bit of bits) digits[bit >> 2]! ^= 8 >> (bit & 3);
  return digits.map((digit) => digit.toString(16)).join('');
};
const bitsOf = (from: number, until: number, most: number) =>
  fc.uniqueArray(fc.integer({ min: from, max: until - 1 }), { maxLength: most });

it('finds every similar hash by one of its bands', () => {
  fc.assert(
    fc.property(hex(80), bitsOf(0, 64, 7), bitsOf(64, 320, 32), (own, coarse, fine) => {
      const other = flip(flip(own, coarse), fine);
      const found = new Set(toFaixasVizinhas(other));
      expect([isSameFoto(own, other), toFaixas(own).some((faixa) => found.has(faixa))]).toEqual([true, true]);
    }),
  );
});

it('similarity is symmetric, and ends beyond its threshold', () => {
  const bits = (min: number, max: number, minLength: number) =>
    fc.uniqueArray(fc.integer({ min, max }), { minLength, maxLength: 60 });
  fc.assert(
    fc.property(hex(80), bits(0, 63, 8), bits(64, 319, 33), (own, coarse, fine) => {
      const others = [flip(own, coarse), flip(own, fine)];
      expect(others.map((other) => isSameFoto(own, other))).toEqual([false, false]);
      expect(others.map((other) => isSameFoto(other, own))).toEqual([false, false]);
    }),
  );
});
