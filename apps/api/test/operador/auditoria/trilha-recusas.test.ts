import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCampanha } from '../../campanha/campanha-propria.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const promotora = 'quatrofolhas';

interface Linha {
  readonly corrente: string;
  readonly acao: string;
  readonly resultado: string;
  readonly vezes: number | null;
  readonly alvo: Record<string, string>;
  readonly ordem: number | null;
}

describe('refusals in the audit trail', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let raiz: OperadorDeTeste;
  let bia: OperadorDeTeste;
  /** Lowest role of another promoter. */
  let lia: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:05:00Z', { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    await openCampanha(test, 'SEGUNDA', (arquivo) => {
      arquivo.promotora.identificacao = 'segunda';
    });
    painel = createConsole(test);
    raiz = await painel.createDaInstalacao();
    bia = await painel.createAdministrador('segunda');
    lia = await painel.create(bia, 'cliente', 'segunda');
  });
  afterAll(() => test.close());

  const moveOn = (minutes: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + minutes * 60_000).toISOString());
  const askCampanhas = (por: OperadorDeTeste, named: string | undefined) =>
    painel.call('operador.campanhas', { cookie: por.cookie, promotora: named });
  const listDe = (nome: string) =>
    test.db.query<Linha>(
      `select corrente, acao, resultado, vezes, alvo, ordem from auditoria where ator_nome = $1 and resultado = 'negado'
       order by em, registro_id`,
      [nome],
    );
  const listCorrentes = async () =>
    (await test.db.query<{ corrente: string }>('select distinct corrente from auditoria order by 1')).map(
      ({ corrente }) => corrente,
    );
  const conferir = async () =>
    (await test.client.call('operador.conferirAuditoria', { token: operatorToken })).body.retorno.quebras;
  const times = <T>(count: number, work: (at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, at) => work(at)));

  it('counts those for a promoter without a role in one row of the installation, at once and repeatedly', async () => {
    const [campanhas] = await times(200, () => askCampanhas(lia, promotora));
    expect([campanhas!.status, campanhas!.body.codigo]).toEqual([403, 'operador.semPermissao']);
    await askCampanhas(lia, undefined);
    expect(await listDe(lia.nome)).toEqual([
      {
        corrente: '',
        acao: 'operador.campanhas',
        resultado: 'negado',
        vezes: 201,
        alvo: { promotora },
        ordem: null,
      },
    ]);
  });

  it('creates no chain for invented names of promoters', async () => {
    const before = await listCorrentes();
    await times(50, (at) => askCampanhas(lia, `inventada${at}`));
    // An operator of the installation may act for every promoter, but not for one that does not exist.
    await times(5, (at) =>
      painel.call('operador.criarCredencial', {
        body: { nome: 'De ninguém', escopos: ['numeros:ler'] } as never,
        cookie: raiz.cookie,
        promotora: `outra${at}`,
      }),
    );
    expect(await listCorrentes()).toEqual(before);
    expect((await listDe(lia.nome)).map(({ vezes }) => vezes)).toEqual([251]);
  });

  it("keeps those that name another promoter in the path out of that promoter's chain", async () => {
    const { status } = await painel.call('operador.provedores', {
      params: { promotora },
      cookie: bia.cookie,
      promotora: 'segunda',
    });
    expect(status).toBe(403);
    expect(await listDe(bia.nome)).toMatchObject([{ corrente: 'segunda', vezes: null, alvo: { promotora } }]);
    const { body } = await painel.call('operador.criarCredencial', {
      body: { nome: 'Leitora estreita', escopos: ['numeros:ler'] } as never,
      cookie: bia.cookie,
      promotora: 'segunda',
    });
    const refused = await test.client.call('operador.provedores', {
      params: { promotora },
      token: body.retorno.segredo,
    });
    expect(refused.status).toBe(403);
    expect((await listDe('Leitora estreita')).map(({ corrente }) => corrente)).toEqual(['segunda']);
  });

  it('chains the count after its hour, starts another row then, and verification notices a changed count', async () => {
    await test.app.runJob('auditoria.encadear');
    expect(await listDe(lia.nome)).toMatchObject([{ vezes: 251, ordem: null }]);
    moveOn(60);
    await painel.enter(lia);
    await askCampanhas(lia, promotora);
    await test.app.runJob('auditoria.encadear');
    const rows = await listDe(lia.nome);
    expect(rows).toMatchObject([
      { vezes: 251, ordem: expect.any(Number) },
      { vezes: 1, ordem: null },
    ]);
    expect(await conferir()).toEqual([]);
    await expect(test.db.execute('update auditoria set vezes = 2 where vezes = 251')).rejects.toThrow(
      /append-only/,
    );
    await test.db.execute('alter table auditoria disable trigger user');
    await test.db.execute('update auditoria set vezes = 2 where vezes = 251');
    expect((await conferir()).map(({ problema }) => problema)).toEqual([
      'o conteúdo do registro mudou depois de encadeado',
    ]);
    await test.db.execute('update auditoria set vezes = 251 where vezes = 2');
    await test.db.execute('alter table auditoria enable trigger user');
  });

  it('lists the count to operators of the installation', async () => {
    await painel.enter(raiz);
    const { body } = await painel.call('operador.auditoriaDaInstalacao', {
      params: { perPage: 100 },
      query: { acao: 'operador.campanhas' } as never,
      cookie: raiz.cookie,
    });
    expect(body.retorno.retorno.map(({ vezes, resultado }) => [vezes, resultado])).toEqual([
      [1, 'negado'],
      [251, 'negado'],
    ]);
  });

  it("bounds the rows of one session in its own promoter's chain by the hour", async () => {
    moveOn(60);
    await painel.enter(lia);
    const before = (await listDe(lia.nome)).length;
    for (let round = 0; round < 6; round++)
      await times(100, () => painel.call('operador.equipe', { cookie: lia.cookie, promotora: 'segunda' }));
    const rows = (await listDe(lia.nome)).slice(before);
    expect(rows.filter(({ vezes }) => vezes === null)).toHaveLength(500);
    expect(rows.filter(({ vezes }) => vezes !== null)).toMatchObject([{ corrente: 'segunda', vezes: 100 }]);
  });

  it('leaves no row for the question whether it is the operator, and one for the act', async () => {
    await painel.enter(bia);
    moveOn(6);
    const criar = () =>
      painel.call('operador.criarCredencial', {
        body: { nome: 'Com confirmação', escopos: ['numeros:ler'] } as never,
        cookie: bia.cookie,
        promotora: 'segunda',
      });
    const before = await painel.listRegistros('operador.criarCredencial');
    expect((await criar()).body.codigo).toBe('operador.confirmeQuemE');
    expect(await painel.listRegistros('operador.criarCredencial')).toEqual(before);
    await painel.enter(bia);
    expect((await criar()).status).toBe(200);
    const added = (await painel.listRegistros('operador.criarCredencial')).slice(before.length);
    expect(added).toMatchObject([{ resultado: 'feito', ator_nome: bia.nome }]);
  });

  it('leaves no row for that question before a proposal either', async () => {
    moveOn(6);
    const propor = (propostaID: string) =>
      painel.call('operador.propor', {
        body: {
          propostaID,
          ato: 'operador.definirPapel',
          alvo: { operadorID: lia.operadorID },
          corpo: { papel: 'administrador' },
          motivo: 'Passa a administrar',
        } as never,
        cookie: bia.cookie,
        promotora: 'segunda',
      });
    expect((await propor('0d0c0f4e-5b8e-4a27-9a53-8a6f3f0c2b11')).body.codigo).toBe('operador.confirmeQuemE');
    expect(await painel.listRegistros('operador.propor')).toEqual([]);
    await painel.enter(bia);
    expect((await propor('0d0c0f4e-5b8e-4a27-9a53-8a6f3f0c2b11')).body.codigo ?? 'proposta').toBe('proposta');
    expect(await painel.listRegistros('operador.propor')).toMatchObject([{ resultado: 'feito' }]);
  });
});
