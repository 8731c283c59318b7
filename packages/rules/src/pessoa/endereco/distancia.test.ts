import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundCoordenadas, toDistanciaKm } from './distancia.ts';

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const se = { latitude: -23.5505, longitude: -46.6333 };

describe('toDistanciaKm', () => {
  test.each([
    ['the Praça da Sé to the Masp', se, { latitude: -23.5614, longitude: -46.6559 }, 2.6],
    ['the Praça da Sé to Rio de Janeiro', se, { latitude: -22.9068, longitude: -43.1729 }, 360.7],
    ['the Praça da Sé to itself', se, se, 0],
    // A quarter of the circumference, and one degree on the equator, of a sphere with radius 6371.0088 km.
    ['the equator to the pole', { latitude: 0, longitude: 12 }, { latitude: 90, longitude: 0 }, 10_007.6],
    [
      'one meridian to the next',
      { latitude: 0, longitude: 179.5 },
      { latitude: 0, longitude: -179.5 },
      111.2,
    ],
  ])('calculates the distance from %s', (_nome, de, ate, km) => {
    expect(toDistanciaKm(de, ate)).toBeCloseTo(km, 0);
  });

  test('toDistanciaKm is symmetric, never negative, and at most half the circumference', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const km = toDistanciaKm(a, b);
        expect(km).toBe(toDistanciaKm(b, a));
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(20_015.2);
      }),
    );
  });

  test('satisfies the triangle inequality', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        // Each of the three distances is rounded to a tenth.
        expect(toDistanciaKm(a, c)).toBeLessThanOrEqual(toDistanciaKm(a, b) + toDistanciaKm(b, c) + 0.16);
      }),
    );
  });

  test('rounds to one decimal', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(String(toDistanciaKm(a, b))).toMatch(/^\d+(\.\d)?$/);
      }),
    );
  });
});

test('roundCoordenadas keeps at most three decimals and moves a point by less than a hundred metres', () => {
  fc.assert(
    fc.property(place, (exact) => {
      const rounded = roundCoordenadas(exact);
      for (const graus of Object.values(rounded)) expect(String(graus)).toMatch(/^-?\d+(\.\d{1,3})?$/);
      expect(toDistanciaKm(exact, rounded)).toBeLessThanOrEqual(0.1);
    }),
  );
});
