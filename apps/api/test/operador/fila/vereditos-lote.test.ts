import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const promotora = 'quatrofolhas';

describe('audit rows of a bulk verdict', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let rita: OperadorDeTeste;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    campanha = await openCampanha(test, 'LOTE');
    painel = createConsole(test);
    rita = await painel.create(await painel.createDaInstalacao(), 'administrador');
  });
  afterAll(() => test.close());

  /** Registers three valid receipts; returns their ids and owner. */
  async function register() {
    const pessoa = await nextPessoa(test);
    const [{ consumidor_id: consumidorID }] = (await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from consumidor where usuario = $1',
      [pessoa.usuario],
    )) as [{ consumidor_id: string }];
    const next = async () => ({
      consumidorID,
      documentoFiscalID: (await campanha.send(pessoa)).body.retorno.documentoFiscalID,
    });
    return [await next(), await next(), await next()] as const;
  }
  const judgeAll = (decisoes: readonly object[]) =>
    painel.call('operador.apurarDocumentos', {
      params: campanha.params,
      body: { decisoes } as never,
      cookie: rita.cookie,
      promotora,
    });
  const list = async (alvo: string) =>
    (
      await painel.call('operador.auditoria', {
        params: { perPage: 100 },
        query: { alvo } as never,
        cookie: rita.cookie,
        promotora,
      })
    ).body.retorno.retorno;
  const listStatus = async (ids: readonly string[]) =>
    (
      await test.db.query<{ status: string }>(
        'select status from documento_fiscal where documento_fiscal_id = any ($1::uuid[]) order by documento_fiscal_id',
        [ids],
      )
    ).map(({ status }) => status);

  it('names the verdict on each receipt with its result, besides the row of the call', async () => {
    const [um, dois] = await register();
    const { body } = await judgeAll([
      { ...um, status: 'INVALIDO', motivo: 'documentoFiscal.duplicado' },
      { ...dois, status: 'VALIDO' },
      { chaveAcesso: '1'.repeat(44), status: 'VALIDO' },
    ]);
    expect(body.retorno).toMatchObject({
      julgados: 1,
      recusados: [
        { lugar: 1, codigo: 'documentoFiscal.naoPendente' },
        { lugar: 2, codigo: 'documentoFiscal.nenhum' },
      ],
    });
    const [daNota, daOutra] = [await list(um.documentoFiscalID), await list(dois.documentoFiscalID)];
    expect(daNota).toMatchObject([
      {
        acao: 'operador.apurarDocumentos',
        ator: { tipo: 'operador', id: rita.operadorID },
        alvo: { identificacao: 'LOTE', ...um },
        campos: ['consumidorID', 'documentoFiscalID', 'motivo', 'status'],
        motivo: 'documentoFiscal.duplicado',
        resultado: 'feito',
        codigo: null,
      },
    ]);
    expect(daOutra).toMatchObject([{ resultado: 'recusado', codigo: 'documentoFiscal.naoPendente' }]);
    const rows = await test.db.query<{ resultado: string; requisicao: string }>(
      `select resultado, requisicao from auditoria where acao = 'operador.apurarDocumentos' order by em, registro_id`,
    );
    expect(rows.map(({ resultado }) => resultado).sort()).toEqual(['feito', 'feito', 'recusado']);
    expect(new Set(rows.map(({ requisicao }) => requisicao)).size).toBe(1);
  });

  it('chains them like all rows', async () => {
    const notas = await register();
    await judgeAll(notas.map((nota) => ({ ...nota, status: 'INVALIDO' })));
    await test.app.runJob('auditoria.encadear');
    for (const { documentoFiscalID } of notas)
      expect(await list(documentoFiscalID)).toMatchObject([
        { resultado: 'feito', ordem: expect.any(Number) as number },
      ]);
    const { body } = await test.client.call('operador.conferirAuditoria', { token: operatorToken });
    expect(body.retorno.quebras).toEqual([]);
  });

  it('the audit trail of a bulk verdict has a row of each receipt before the first verdict is given', async () => {
    const notas = await register();
    const pause = test.pauseAt('documento_fiscal_revoke_by');
    const act = judgeAll(notas.map((nota) => ({ ...nota, status: 'INVALIDO' })));
    await pause.reached;
    for (const { documentoFiscalID } of notas)
      expect(await list(documentoFiscalID)).toMatchObject([{ resultado: 'aberto' }]);
    expect(await listStatus(notas.map(({ documentoFiscalID }) => documentoFiscalID))).toEqual(
      notas.map(() => 'VALIDO'),
    );
    pause.release();
    expect((await act).body.retorno.julgados).toBe(3);
  });

  it('chains the rows of receipts as open when the process ends after the verdicts', async () => {
    const notas = await register();
    const pause = test.pauseAt('update auditoria a set resultado');
    const act = judgeAll(notas.map((nota) => ({ ...nota, status: 'INVALIDO' })));
    await pause.reached;
    expect(await listStatus(notas.map(({ documentoFiscalID }) => documentoFiscalID))).toEqual(
      notas.map(() => 'INVALIDO'),
    );
    test.clock.set(new Date(test.clock.now().getTime() + 11 * 60_000).toISOString());
    await test.app.runJob('auditoria.encadear');
    for (const { documentoFiscalID } of notas)
      expect(await list(documentoFiscalID)).toMatchObject([
        { resultado: 'aberto', ordem: expect.any(Number) as number },
      ]);
    pause.release();
    await act;
  });

  it('records a failed verdict and those after it as failed', async () => {
    const [um, dois, tres] = await register();
    await test.db.execute(
      `create function fail_dois() returns trigger language plpgsql as $$
         begin raise exception 'no space left on device' using errcode = '53100'; end $$;
       create trigger fail_dois before update on documento_fiscal for each row
         when (new.documento_fiscal_id = '${dois.documentoFiscalID}') execute function fail_dois()`,
    );
    const { status } = await judgeAll([um, dois, tres].map((nota) => ({ ...nota, status: 'INVALIDO' })));
    await test.db.execute('drop trigger fail_dois on documento_fiscal; drop function fail_dois()');
    expect(status).toBeGreaterThanOrEqual(500);
    const results = await Promise.all(
      [um, dois, tres].map(({ documentoFiscalID }) => list(documentoFiscalID)),
    );
    expect(results.map((rows) => rows.map(({ resultado }) => resultado))).toEqual([
      ['feito'],
      ['falhou'],
      ['falhou'],
    ]);
  });
});
