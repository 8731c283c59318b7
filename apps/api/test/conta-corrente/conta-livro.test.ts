import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../src/kernel/ids.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const start = Date.parse('2026-11-21T15:00:00Z');
const hour = 3_600_000;
const toDate = (hours: number) => new Date(start + hours * hour);

/** A random account event, at least an hour after the previous one. */
type Passo = { readonly espera: number } & (
  | { readonly tipo: 'credito'; valor: number; liberaEm: number | null; expiraEm: number | null }
  | { readonly tipo: 'debito'; valor: number }
  | { readonly tipo: 'devolucao'; qual: number; parte: number }
  | { readonly tipo: 'estorno'; qual: number; perdoar: boolean }
  | { readonly tipo: 'nada' }
);

const passo: fc.Arbitrary<Passo> = fc
  .tuple(
    fc.integer({ min: 0, max: 30 }),
    fc.oneof(
      fc.record({
        tipo: fc.constant('credito' as const),
        valor: fc.integer({ min: 1, max: 100 }),
        liberaEm: fc.option(fc.integer({ min: 0, max: 48 })),
        expiraEm: fc.option(fc.integer({ min: 1, max: 96 })),
      }),
      fc.record({ tipo: fc.constant('debito' as const), valor: fc.integer({ min: 1, max: 150 }) }),
      fc.record({
        tipo: fc.constant('devolucao' as const),
        qual: fc.nat(20),
        parte: fc.integer({ min: 1, max: 150 }),
      }),
      fc.record({ tipo: fc.constant('estorno' as const), qual: fc.nat(20), perdoar: fc.boolean() }),
      fc.record({ tipo: fc.constant('nada' as const) }),
    ),
  )
  .map(([espera, what]) => ({ espera, ...what }));

/** Reference model of an account: remainder of each lot, and debt. */
class Caderno {
  readonly lotes: {
    ordem: number;
    resta: number;
    libera: number;
    expira: number;
    gasto: number;
    perdoado: number;
    vivo: boolean;
  }[] = [];
  readonly gastos: { tomado: Map<number, number>; resta: number }[] = [];
  devido = 0;

  private isLivre = (lote: Caderno['lotes'][number], em: number) => lote.resta > 0 && lote.libera <= em;
  saldo = (em: number) =>
    this.lotes.filter((l) => this.isLivre(l, em)).reduce((soma, { resta }) => soma + resta, 0);
  espera = (em: number) =>
    this.lotes.filter(({ libera }) => libera > em).reduce((soma, { resta }) => soma + resta, 0);

  /** Applies everything due by then in chronological order. */
  avanca(de: number, ate: number): void {
    const moments = this.lotes.flatMap(({ libera, expira }) => [libera, expira]);
    for (const em of [...new Set(moments)].filter((m) => m > de && m <= ate).sort((a, b) => a - b)) {
      this.paga(em);
      // An amount released after its expiry expires at its release.
      for (const lote of this.lotes) if (lote.libera <= em && lote.expira <= em) lote.resta = 0;
    }
  }
  tira(valor: number, em: number): Map<number, number> {
    const tomado = new Map<number, number>();
    const livres = this.lotes
      .filter((lote) => this.isLivre(lote, em))
      .sort((a, b) => a.expira - b.expira || a.ordem - b.ordem);
    for (const lote of livres) {
      const parte = Math.min(valor, lote.resta);
      if (parte === 0) continue;
      lote.resta -= parte;
      lote.gasto += parte;
      valor -= parte;
      tomado.set(lote.ordem, parte);
    }
    return tomado;
  }
  paga(em: number): void {
    const valor = Math.min(this.devido, this.saldo(em));
    this.devido -= valor;
    this.tira(valor, em);
  }
  devolve(qual: number, valor: number, minimo: number, em: number): void {
    const gasto = this.gastos[qual]!;
    gasto.resta -= valor;
    const lotes = [...gasto.tomado.keys()]
      .map((ordem) => this.lotes[ordem]!)
      .sort((a, b) => b.expira - a.expira || b.ordem - a.ordem);
    for (const lote of lotes) {
      const parte = Math.min(valor, gasto.tomado.get(lote.ordem)!);
      if (parte === 0) continue;
      gasto.tomado.set(lote.ordem, gasto.tomado.get(lote.ordem)! - parte);
      valor -= parte;
      lote.gasto -= parte;
      lote.resta += parte;
      lote.expira = Math.max(lote.expira, minimo);
      const tirado = Math.min(lote.resta, lote.perdoado);
      lote.resta -= tirado;
      lote.perdoado -= tirado;
    }
    this.paga(em);
  }
}

describe('account ledger', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const run = async (sql: string, values: (string | number | boolean | Date | null)[]) => {
    const [row] = await test.db.query<{ answer: number | null }>(sql, values);
    return row!.answer;
  };

  it('keeps all invariants under random events and matches the reference model', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(passo, { minLength: 1, maxLength: 25 }), async (passos) => {
        const [pessoa, campanha] = [createId(), createId()];
        const caderno = new Caderno();
        const ordens: number[] = [];
        const recusas: [string, boolean][] = [];
        let agora = 0;
        for (const cada of passos) {
          caderno.avanca(agora, agora + cada.espera);
          agora += cada.espera;
          const conta = [pessoa, campanha, 'pontos'];
          if (cada.tipo === 'credito') {
            const libera = cada.liberaEm === null ? null : agora + cada.liberaEm;
            const expira = cada.expiraEm === null ? null : agora + cada.expiraEm;
            await run('select conta_credit($1, $2, $3, $4, $5, $6, $7, $8, $9) as answer', [
              ...conta,
              'documento',
              `n${caderno.lotes.length}`,
              cada.valor,
              libera === null ? null : toDate(libera),
              expira === null ? null : toDate(expira),
              toDate(agora),
            ]);
            caderno.lotes.push({
              ordem: caderno.lotes.length,
              resta: cada.valor,
              libera: libera ?? agora,
              expira: expira ?? Infinity,
              gasto: 0,
              perdoado: 0,
              vivo: true,
            });
            caderno.paga(agora);
          } else if (cada.tipo === 'debito') {
            const isEnough = cada.valor <= caderno.saldo(agora);
            const answer = run('select conta_debit($1, $2, $3, $4, $5, $6, $7) as answer', [
              ...conta,
              cada.valor,
              'pedido',
              createId(),
              toDate(agora),
            ]);
            const outcome = await answer.then(
              (ordem) => ({ ordem: ordem!, recusa: 'nenhuma' }),
              ({ message }: Error) => ({ ordem: 0, recusa: message }),
            );
            recusas.push([
              outcome.recusa.replace(/^conta\.saldo(Insuficiente|ALiberar)$/, 'falta'),
              isEnough,
            ]);
            if (!isEnough) continue;
            ordens.push(outcome.ordem);
            caderno.gastos.push({ tomado: caderno.tira(cada.valor, agora), resta: cada.valor });
          } else if (cada.tipo === 'devolucao' && ordens.length > 0) {
            const qual = cada.qual % ordens.length;
            const valor = Math.min(cada.parte, caderno.gastos[qual]!.resta);
            if (valor === 0) continue;
            const minimo = agora + 720;
            await run('select conta_return($1, $2, $3, $4, $5, $6, $7)::text as answer', [
              ...conta,
              ordens[qual]!,
              valor,
              toDate(minimo),
              toDate(agora),
            ]);
            caderno.devolve(qual, valor, minimo, agora);
          } else if (cada.tipo === 'estorno' && caderno.lotes.length > 0) {
            const lote = caderno.lotes[cada.qual % caderno.lotes.length]!;
            await run('select conta_estorno($1, $2, $3, $4, $5, $6)::text as answer', [
              pessoa,
              campanha,
              'documento',
              `n${lote.ordem}`,
              cada.perdoar,
              toDate(agora),
            ]);
            if (lote.vivo) {
              lote.vivo = false;
              if (cada.perdoar) lote.perdoado = lote.gasto;
              else caderno.devido += lote.gasto;
              lote.resta = 0;
              caderno.paga(agora);
            }
          }
          await run('select conta_touch($1, $2, $3, $4) as answer', [...conta, toDate(agora)]);
          const [row = { disponivel: 0, a_liberar: 0, devido: 0 }] = await test.db.query(
            'select disponivel, a_liberar, devido from conta where consumidor_id = $1',
            [pessoa],
          );
          expect(row).toEqual({
            disponivel: caderno.saldo(agora),
            a_liberar: caderno.espera(agora),
            devido: caderno.devido,
          });
        }
        expect(recusas.filter(([recusa, isEnough]) => recusa !== (isEnough ? 'nenhuma' : 'falta'))).toEqual(
          [],
        );
        expect(
          await test.db.query('select * from conta_conferir() where consumidor_id = $1', [pessoa]),
        ).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('spends the amount that expires first, and one without expiry last', async () => {
    const conta = [createId(), createId(), 'pontos'];
    for (const [origem, expira] of [
      ['never', null],
      ['late', toDate(96)],
      ['soon', toDate(48)],
    ] as const)
      await run('select conta_credit($1, $2, $3, $4, $5, 10, null, $6, $7) as answer', [
        ...conta,
        'documento',
        origem,
        expira,
        toDate(0),
      ]);
    const spend = async (valor: number) => {
      await run('select conta_debit($1, $2, $3, $4, $5, $6, $7) as answer', [
        ...conta,
        valor,
        'pedido',
        createId(),
        toDate(1),
      ]);
      const lotes = await test.db.query<{ restante: number }>(
        'select restante from lote where consumidor_id = $1 order by expira_em nulls last',
        [conta[0]!],
      );
      return lotes.map(({ restante }) => restante);
    };
    expect(await spend(4)).toEqual([6, 10, 10]);
    expect(await spend(8)).toEqual([0, 8, 10]);
    expect(await spend(9)).toEqual([0, 0, 9]);
  });

  it('warns about amounts that expire on the day, and about none of the day after', async () => {
    const [before, from, until, after] = [createId(), createId(), createId(), createId()];
    // Far beyond the amounts of other tests, because the warning covers all accounts.
    const [de, ate] = [toDate(20_000), toDate(20_024)];
    const millisecond = 1 / hour;
    const ends = [
      [before, toDate(20_000 - millisecond)],
      [from, de],
      [until, toDate(20_024 - millisecond)],
      [after, ate],
    ] as const;
    const campanha = createId();
    for (const [pessoa, expira] of ends)
      await run('select conta_credit($1, $2, $3, $4, $5, 10, null, $6, $7) as answer', [
        pessoa,
        campanha,
        'pontos',
        'documento',
        'x',
        expira,
        toDate(0),
      ]);
    expect(
      await run('select conta_warn($1, $2, 1, $3, $4) as answer', [de, ate, '2029-03-04', toDate(19_999)]),
    ).toBe(2);
    const told = await test.db.query<{ consumidor_id: string }>(
      `select consumidor_id from notificacao where campanha_id = $1 and tipo = 'SALDO_VENCE'`,
      [campanha],
    );
    expect(told.map(({ consumidor_id: id }) => id).sort()).toEqual([from, until].sort());
  });

  it('never changes or deletes an entry', async () => {
    await run('select conta_credit($1, $2, $3, $4, $5, 10, null, null, $6) as answer', [
      createId(),
      createId(),
      'pontos',
      'documento',
      'x',
      toDate(0),
    ]);
    for (const sql of ['update lancamento set valor = 1', 'delete from lancamento', 'delete from lote_uso'])
      await expect(test.db.query(sql)).rejects.toThrow('only added to');
  });

  it('credits the same origin once under twenty concurrent requests', async () => {
    const [pessoa, campanha] = [createId(), createId()];
    const values = [pessoa, campanha, 'pontos', 'quiz', 'safra', toDate(0)];
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        run('select conta_credit($1, $2, $3, $4, $5, 10, null, null, $6) as answer', values),
      ),
    );
    expect(all.filter((one) => one.status === 'fulfilled' && one.value !== null)).toHaveLength(1);
    const [row] = await test.db.query('select disponivel from conta where consumidor_id = $1', [pessoa]);
    expect(row).toEqual({ disponivel: 10 });
  });

  it('never overspends under fifty concurrent debits', async () => {
    const [pessoa, campanha] = [createId(), createId()];
    await run('select conta_credit($1, $2, $3, $4, $5, 100, null, null, $6) as answer', [
      pessoa,
      campanha,
      'pontos',
      'documento',
      'x',
      toDate(0),
    ]);
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) =>
        run('select conta_debit($1, $2, $3, 7, $4, $5, $6) as answer', [
          pessoa,
          campanha,
          'pontos',
          'pedido',
          `p${at}`,
          toDate(1),
        ]),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(14);
    const [row] = await test.db.query('select disponivel from conta where consumidor_id = $1', [pessoa]);
    expect(row).toEqual({ disponivel: 2 });
    expect(await test.db.query('select * from conta_conferir() where consumidor_id = $1', [pessoa])).toEqual(
      [],
    );
  });
});
