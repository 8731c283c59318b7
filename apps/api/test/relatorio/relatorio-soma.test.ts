import { calculateCnpjDigitos } from '@trevo/rules/pessoa/cnpj';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsole, consoleHost } from '../operador/operador-console.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { countVivas, createRelatorios } from './relatorio-console.ts';

const start = Date.parse('2026-11-02T12:00:00Z');
const hour = 3_600_000;
const emitentes = ['112233440001', '223344550001', '334455660001'].map(
  (doze) => doze + calculateCnpjDigitos(doze),
);

/** One act of a random sequence; numbers choose a person, a shop or a receipt among the existing ones. */
const ato = fc.oneof(
  fc.record({ tipo: fc.constant('nota' as const), pessoa: fc.nat(2), loja: fc.nat(2) }),
  fc.record({
    tipo: fc.constant('veredito' as const),
    nota: fc.nat(20),
    status: fc.constantFrom('VALIDO' as const, 'INVALIDO' as const),
  }),
  fc.record({ tipo: fc.constant('desfazer' as const), nota: fc.nat(20) }),
  fc.record({ tipo: fc.constant('tempo' as const), horas: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ tipo: fc.constant('resumir' as const) }),
);
type Ato = typeof ato extends fc.Arbitrary<infer One> ? One : never;

describe('totals of roll-ups', () => {
  let test: TestApp;
  let relatorios: ReturnType<typeof createRelatorios>;
  let pessoas: Awaited<ReturnType<typeof relatorios.people>>;
  let rodadas = 0;

  beforeAll(async () => {
    test = await startTestApp(new Date(start).toISOString(), {
      consoleOrigin: `http://${consoleHost}`,
    });
    await test.publish();
    relatorios = createRelatorios(test, createConsole(test));
    pessoas = await relatorios.people(3);
  });
  afterAll(() => test.close());

  /** Acts out a sequence in a campaign of its own, and returns its name and days. */
  async function live(atos: readonly Ato[]) {
    const identificacao = `RELSOMA${++rodadas}`;
    let agora = start;
    test.clock.set(new Date(agora).toISOString());
    const campanha = await relatorios.open(identificacao);
    const ids: string[] = [];
    for (const um of atos) {
      const id = um.tipo === 'veredito' || um.tipo === 'desfazer' ? ids[um.nota % ids.length] : undefined;
      if (um.tipo === 'nota')
        ids.push(await relatorios.send(campanha, pessoas[um.pessoa]!, emitentes[um.loja]!));
      else if (um.tipo === 'veredito' && id) await campanha.judge(id, { status: um.status });
      else if (um.tipo === 'desfazer' && id) await relatorios.undo(campanha, id);
      else if (um.tipo === 'tempo') test.clock.set(new Date((agora += um.horas * hour)).toISOString());
      else if (um.tipo === 'resumir') await relatorios.summarise();
    }
    await relatorios.summarise();
    const ate = new Date(Math.min(agora, start + 80 * 24 * hour)).toISOString().slice(0, 10);
    return { campanha, periodo: { de: '2026-11-01', ate } };
  }

  it('equal those of the live tables after random registrations, verdicts, undone verdicts and runs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ato, { minLength: 5, maxLength: 25 }), async (atos) => {
        const { campanha, periodo } = await live(atos);
        const { totais, funil, lojas, dias, horas } = await relatorios.now(campanha, periodo);
        const vivas = await countVivas(test, campanha.params.identificacao);
        expect({ ...totais.atual, ...funil.atual }).toMatchObject(vivas);
        const sum = (counts: readonly { notas: number }[]) =>
          counts.reduce((total, { notas }) => total + notas, 0);
        expect(sum(lojas.itens) + (lojas.outros?.notas ?? 0)).toBe(vivas['notas']);
        expect([sum(dias), sum(horas)]).toEqual([vivas['notas'], vivas['notas']]);
      }),
      { numRuns: 8 },
    );
  });
});
