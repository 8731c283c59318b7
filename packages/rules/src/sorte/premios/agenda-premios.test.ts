import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { buildAgendaPremios, commitAgenda } from './agenda-premios.ts';

const toKey = (name: string) => createHash('sha256').update(name).digest();

describe('buildAgendaPremios', () => {
  it('gives every unit its own position within the range, for any prizes', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        fc.string(),
        quantities,
        fc.nat(400_000),
        fc.nat(1_000),
        (name, numbers, room, primeiro) => {
          const premios = numbers.map((quantidade, i) => ({ id: `p${i}`, quantidade }));
          const units = numbers.reduce((sum, n) => sum + n, 0);
          const ultimo = primeiro + units - 1 + room;
          const agenda = buildAgendaPremios(toKey(name), premios, { primeiro, ultimo });
          expect(agenda.map(({ unidade }) => unidade)).toEqual([...agenda.keys()]);
          expect(new Set(agenda.map(({ lugar }) => lugar)).size).toBe(units);
          expect(agenda.every(({ lugar }) => lugar >= primeiro && lugar <= ultimo)).toBe(true);
          for (const { id, quantidade } of premios)
            expect(agenda.filter(({ premioId }) => premioId === id)).toHaveLength(quantidade);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('fills the range when there are as many units as positions', () => {
    const agenda = buildAgendaPremios(toKey('full'), [{ id: 'a', quantidade: 500 }], {
      primeiro: 1,
      ultimo: 500,
    });
    expect(agenda.map(({ lugar }) => lugar)).toEqual(Array.from({ length: 500 }, (_, i) => i + 1));
  });

  it('lets units share an instant when there are more units than seconds', () => {
    const agenda = buildAgendaPremios(toKey('crowd'), [{ id: 'a', quantidade: 50 }], {
      primeiro: 10,
      ultimo: 19,
    });
    expect(agenda).toHaveLength(50);
    expect(agenda.every(({ lugar }) => lugar >= 10 && lugar <= 19)).toBe(true);
  });

  it('spreads each prize over the whole campaign', () => {
    const premios = [
      { id: 'many', quantidade: 400 },
      { id: 'few', quantidade: 20 },
    ];
    const agenda = buildAgendaPremios(toKey('even'), premios, { primeiro: 1, ultimo: 50_000 });
    for (const { id, quantidade } of premios) {
      const lugares = agenda.filter(({ premioId }) => premioId === id).map(({ lugar }) => lugar);
      const tenths = Array.from(
        { length: 10 },
        (_, i) => lugares.filter((l) => l > i * 5000 && l <= (i + 1) * 5000).length,
      );
      expect(Math.min(...tenths), id).toBeGreaterThanOrEqual(quantidade / 10 - 1);
      expect(Math.max(...tenths), id).toBeLessThanOrEqual(quantidade / 10 + 1);
    }
  });

  it('buildAgendaPremios is deterministic per key and differs between keys', () => {
    const build = (name: string) =>
      buildAgendaPremios(toKey(name), [{ id: 'a', quantidade: 30 }], { primeiro: 1, ultimo: 9_000 });
    expect(build('x')).toEqual(build('x'));
    expect(build('x')).not.toEqual(build('y'));
  });

  it('returns no position for a range that ends before it begins', () => {
    expect(() =>
      buildAgendaPremios(toKey('x'), [{ id: 'a', quantidade: 1 }], { primeiro: 2, ultimo: 1 }),
    ).toThrow(RangeError);
  });
});

test('commits to the SHA-256 of the nonce and the published lines', () => {
  const agenda = [
    { unidade: 0, premioId: 'cesta', lugar: 12 },
    { unidade: 1, premioId: 'vale', lugar: 40 },
  ];
  const lines = '0;cesta;12\n1;vale;40\n';
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(commitAgenda(agenda, 'c0ffee')).toBe(hash(`c0ffee\n${lines}`));
  expect(commitAgenda(agenda, null), 'as it was before there was one').toBe(hash(lines));
});
