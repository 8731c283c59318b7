import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { changeTriggers } from '../test-db.ts';

/** Manipulates ledger entries like a database administrator could. */
const manipulate = (test: TestApp, sql: string) =>
  changeTriggers(
    test.db,
    'alter table lancamento disable trigger lancamento__imutavel',
    sql,
    'alter table lancamento enable trigger lancamento__imutavel',
  );

describe('ledger verification', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(undefined, { hasMetrics: true });
    await test.publish();
  });
  afterAll(() => test.close());

  const credit = async (consumidorId: string, campanhaId: string, valor = 100) => {
    await test.db.query(`select conta_credit($1, $2, 'pontos', 'quiz', $3, $4, null, null, $5)`, [
      consumidorId,
      campanhaId,
      randomUUID(),
      valor,
      test.clock.now(),
    ]);
  };
  const openConta = async () => {
    const [pessoa, campanha] = [randomUUID(), randomUUID()];
    await credit(pessoa, campanha);
    return { pessoa, campanha };
  };
  const run = () => test.app.runJob('contas.conferir');
  const audit = async () =>
    (await test.client.call('operador.conferirContas', { token: operatorToken })).body.retorno;
  const isMarked = async (pessoa: string) =>
    (
      await test.db.query<{ a_conferir: boolean }>('select a_conferir from conta where consumidor_id = $1', [
        pessoa,
      ])
    )[0]!.a_conferir;
  const readTotais = async () =>
    Object.fromEntries(
      (await test.db.query<{ nome: string; diferencas: number }>('select nome, diferencas from livro')).map(
        ({ nome, diferencas }) => [nome, diferencas],
      ),
    );
  /** Moves the round-robin cursor behind all accounts, so that a run checks only changed ones. */
  const skipRound = () =>
    test.db.query(
      `update livro set depois_de = 'ffffffff-ffff-ffff-ffff-ffffffffffff' where nome = 'contas'`,
    );

  it('checks a changed account once, and again after its next movement', async () => {
    const { pessoa, campanha } = await openConta();
    expect(await isMarked(pessoa)).toBe(true);
    await run();
    expect(await isMarked(pessoa)).toBe(false);
    await credit(pessoa, campanha);
    expect(await isMarked(pessoa)).toBe(true);
    await run();
    expect(await isMarked(pessoa)).toBe(false);
    expect(await readTotais()).toEqual({ contas: 0, documentos: 0, pedidos: 0, vouchers: 0 });
  });

  it('finds a manipulated entry of a changed account in each run until it is consistent', async () => {
    const { pessoa } = await openConta();
    await manipulate(test, `update lancamento set valor = 90 where consumidor_id = '${pessoa}'`);
    for (let i = 0; i < 2; i++) {
      await run();
      await skipRound();
      expect(await readTotais()).toMatchObject({ contas: 1 });
      expect(await isMarked(pessoa)).toBe(true);
    }
    await manipulate(test, `update lancamento set valor = 100 where consumidor_id = '${pessoa}'`);
    await run();
    expect(await readTotais()).toMatchObject({ contas: 0 });
    expect(await isMarked(pessoa)).toBe(false);
  });

  it('finds a manipulated entry of a checked account in the full audit and in the round-robin check', async () => {
    const { pessoa } = await openConta();
    await run();
    await manipulate(test, `update lancamento set valor = 90 where consumidor_id = '${pessoa}'`);
    await skipRound();
    await run();
    expect(await readTotais()).toMatchObject({ contas: 0 });
    expect((await audit()).contas).toMatchObject([{ regra: 'linha', nome: `${pessoa} pontos 1` }]);
    // The round starts over.
    await run();
    expect(await readTotais()).toMatchObject({ contas: 1 });
    await manipulate(test, `update lancamento set valor = 100 where consumidor_id = '${pessoa}'`);
    await run();
    expect(await audit()).toEqual({ contas: [], documentos: [], pedidos: [], vouchers: [] });
  });

  it('finds a receipt that claims more points than were credited, when its account changes', async () => {
    const campanha = await openCampanha(test, 'LIVROS', (arquivo) => {
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 } };
    });
    const ana = await nextPessoa(test);
    const id = (await campanha.send(ana, { valorCentavos: 5_000 })).body.retorno.documentoFiscalID;
    await test.db.query('update documento_fiscal set pontos = pontos + 1 where documento_fiscal_id = $1', [
      id,
    ]);
    await run();
    expect(await readTotais()).toMatchObject({ contas: 0, documentos: 1 });
    await test.app.runJob('medidas.atualizar');
    const figures = (await test.app.metrics!.render()).split('\n');
    expect(figures).toContain('trevo_books_differences{livro="documentos"} 1');
    expect(figures).toContain('trevo_books_differences{livro="contas"} 0');
    await test.db.query('update documento_fiscal set pontos = pontos - 1 where documento_fiscal_id = $1', [
      id,
    ]);
    await run();
    expect(await readTotais()).toMatchObject({ documentos: 0 });
  });

  it('keeps the mark of an account that changes during its check', async () => {
    const { pessoa, campanha } = await openConta();
    const pause = test.pauseAt('conta_unmark');
    const running = run();
    await pause.reached;
    await credit(pessoa, campanha);
    pause.release();
    await running;
    expect(await isMarked(pessoa)).toBe(true);
    await run();
    expect(await isMarked(pessoa)).toBe(false);
  });
});
