import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundCoordenadas, toDistanciaKm } from './distancia.ts';

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const se = { latitude: -23.5505, longitude: -46.6333 };

describe('the distance between two places', () => {
  test.each([
    ['the Praça da Sé to the Masp', se, { latitude: -23.5614, longitude: -46.6559 }, 2.6],
    ['the Praça da Sé to Rio de Janeiro', se, { latitude: -22.9068, longitude: -43.1729 }, 360.7],
    ['the Praça da Sé to itself', se, se, 0],
    // A quarter of the way round, and a degree on the equator, of a ball of 6371.0088 km.
    ['the equator to the pole', { latitude: 0, longitude: 12 }, { latitude: 90, longitude: 0 }, 10_007.6],
    [
      'one meridian to the next',
      { latitude: 0, longitude: 179.5 },
      { latitude: 0, longitude: -179.5 },
      111.2,
    ],
  ])('from %s is known', (_nome, de, ate, km) => {
    expect(toDistanciaKm(de, ate)).toBeCloseTo(km, 0);
  });

  test('is the same both ways, never below zero, and at most half way round the earth', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const km = toDistanciaKm(a, b);
        expect(km).toBe(toDistanciaKm(b, a));
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(20_015.2);
      }),
    );
  });

  test('is no way round: going by a third place is never shorter', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        // Each of the three is rounded to a tenth.
        expect(toDistanciaKm(a, c)).toBeLessThanOrEqual(toDistanciaKm(a, b) + toDistanciaKm(b, c) + 0.16);
      }),
    );
  });

  test('has one decimal', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(String(toDistanciaKm(a, b))).toMatch(/^\d+(\.\d)?$/);
      }),
    );
  });
});

test('a place that is rounded has at most three decimals and lies within a hundred metres', () => {
  fc.assert(
    fc.property(place, (exact) => {
      const rounded = roundCoordenadas(exact);
      for (const graus of Object.values(rounded)) expect(String(graus)).toMatch(/^-?\d+(\.\d{1,3})?$/);
      expect(toDistanciaKm(exact, rounded)).toBeLessThanOrEqual(0.1);
    }),
  );
});
