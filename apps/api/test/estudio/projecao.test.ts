import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type NotaJogada,
  projectDias,
  projectEstoques,
} from '../../src/modules/desenvolvimento/ensaio/projecao.ts';
import { createSorteador } from '../../src/modules/desenvolvimento/historia/sorteador.ts';

type Arquivo = Parameters<typeof projectDias>[0];

const build = (premios?: { agenda: 'contador' | 'horario'; cartelas?: number; unidades: number }): Arquivo =>
  ({
    campanha: { dataInicial: '2026-12-01', dataFinalCompras: '2026-12-10' },
    numeros: { series: 1 },
    ...(premios && {
      premios: { ...premios, itens: [{ id: 'panela', nome: 'Panela', quantidade: premios.unidades }] },
    }),
  }) as unknown as Arquivo;

const nota = (dia: string, change: Partial<NotaJogada> = {}): NotaJogada => ({
  dia,
  numeros: 1,
  cartelas: 0,
  premios: 0,
  pontos: 0,
  centavos: 10_000,
  limite: null,
  ...change,
});

describe('projection of a simulated crowd', () => {
  it('scales what the sample got, day by day', () => {
    const dias = projectDias(build(), [nota('2026-12-02'), nota('2026-12-02'), nota('2026-12-05')], 100);
    expect(dias).toHaveLength(10);
    expect(dias[0]).toMatchObject({ dia: '2026-12-01', notas: 0, numeros: 0 });
    expect(dias[1]).toMatchObject({ notas: 200, numeros: 200 });
    expect(dias[9]).toMatchObject({ dia: '2026-12-10', numeros: 300 });
  });

  it('names the day on which the numbers end, and grants no more of them', () => {
    const arquivo = build();
    const dias = projectDias(arquivo, [nota('2026-12-03'), nota('2026-12-08')], 80_000);
    expect(projectEstoques(arquivo, dias)).toEqual([
      { tipo: 'numeros', total: 100_000, usado: 100_000, acabaEm: '2026-12-08' },
    ]);
  });

  it('spreads the prizes of a counter over its cards', () => {
    const arquivo = build({ agenda: 'contador', cartelas: 1_000, unidades: 10 });
    const dias = projectDias(arquivo, [nota('2026-12-03', { cartelas: 1 })], 500);
    expect(dias[1]!.premios).toBe(0);
    expect(dias[2]!.premios).toBe(5);
    expect(projectEstoques(arquivo, dias).find(({ tipo }) => tipo === 'cartelas')).toMatchObject({
      total: 1_000,
      usado: 500,
      acabaEm: null,
    });
  });

  it('spreads the prizes of a schedule over time, and gives none without a card', () => {
    const arquivo = build({ agenda: 'horario', unidades: 10 });
    const cheia = projectDias(arquivo, [nota('2026-12-01', { cartelas: 1 })], 500);
    expect(cheia.map(({ premios }) => premios)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const vazia = projectDias(arquivo, [nota('2026-12-06', { cartelas: 1 })], 3);
    expect(vazia.map(({ premios }) => premios)).toEqual([0, 0, 0, 0, 0, 3, 3, 3, 3, 3]);
  });

  it('takes the wins as they were played where the sample is the whole crowd', () => {
    const arquivo = build({ agenda: 'contador', cartelas: 10, unidades: 10 });
    const dias = projectDias(arquivo, [nota('2026-12-01', { cartelas: 1, premios: 1 })], 1);
    expect(dias.at(-1)?.premios).toBe(1);
  });

  it('never decreases, and never exceeds a supply', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 5 })), {
          maxLength: 40,
        }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom('contador' as const, 'horario' as const),
        (sample, escala, agenda) => {
          const arquivo = build({ agenda, cartelas: 1_000, unidades: 50 });
          const jogadas = sample.map(([dia, numeros]) =>
            nota(`2026-12-${String(dia).padStart(2, '0')}`, { numeros, cartelas: 1 }),
          );
          const dias = projectDias(arquivo, jogadas, escala);
          for (const campo of ['numeros', 'cartelas', 'premios'] as const)
            for (const [at, dia] of dias.entries())
              expect(dia[campo]).toBeGreaterThanOrEqual(dias[at - 1]?.[campo] ?? 0);
          for (const { total, usado } of projectEstoques(arquivo, dias))
            expect(usado).toBeLessThanOrEqual(total);
        },
      ),
    );
  });

  it('draws the same crowd each time, evenly and with the spread of a normal distribution', () => {
    const draw = () => {
      const { real, integer, normal } = createSorteador();
      return Array.from({ length: 20_000 }, () => [real(), integer(1, 6), normal()] as const);
    };
    const drawn = draw();
    expect(draw()).toEqual(drawn);
    const mean = (at: 0 | 1 | 2) => drawn.reduce((sum, each) => sum + each[at], 0) / drawn.length;
    expect(mean(0)).toBeCloseTo(0.5, 1);
    expect(mean(1)).toBeCloseTo(3.5, 1);
    expect(mean(2)).toBeCloseTo(0, 1);
    expect(Math.sqrt(drawn.reduce((sum, [, , z]) => sum + z * z, 0) / drawn.length)).toBeCloseTo(1, 1);
    expect([...new Set(drawn.map(([, face]) => face))].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
