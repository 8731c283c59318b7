import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const campanha = { ano: 2026, identificacao: 'TREVO' };
const promotora = 'quatrofolhas';

describe('audit trail', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let rita: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    rita = await painel.create(await painel.createDaInstalacao(), 'administrador');
    for (const titulo of ['Um', 'Dois', 'Três']) await notify(titulo);
  });
  afterAll(() => test.close());

  const notify = (titulo: string) =>
    painel.call('operador.enviarNotificacao', {
      params: campanha,
      body: { titulo, mensagem: 'É no sábado.' } as never,
      cookie: rita.cookie,
      promotora,
    });
  const list = async (query: object = {}) =>
    (
      await painel.call('operador.auditoria', {
        params: { perPage: 100 },
        query: query as never,
        cookie: rita.cookie,
        promotora,
      })
    ).body.retorno;
  const check = async (cabeca?: string) =>
    (
      await test.client.call('operador.conferirAuditoria', {
        ...(cabeca ? { query: { cabeca } } : {}),
        token: operatorToken,
      })
    ).body.retorno;
  const chain = () => test.app.runJob('auditoria.encadear');
  /** Changes the trail with all rights on the database. */
  const tamper = async (sql: string, work: () => Promise<void>) => {
    await test.db.execute('alter table auditoria disable trigger user');
    await test.db.execute(`create table auditoria_copia as select * from auditoria; ${sql}`);
    try {
      await work();
    } finally {
      await test.db.execute(
        'delete from auditoria; insert into auditoria select * from auditoria_copia; drop table auditoria_copia',
      );
      await test.db.execute('alter table auditoria enable trigger user');
    }
  };

  it('filters rows by operator, call, target and day, and contains no personal data', async () => {
    const { retorno } = await list({ acao: 'operador.enviarNotificacao' });
    expect(retorno).toHaveLength(3);
    expect(retorno[0]).toMatchObject({
      ator: { tipo: 'operador', id: rita.operadorID, nome: rita.nome },
      alvo: { identificacao: 'TREVO' },
      campos: ['enviarEm', 'mensagem', 'publico', 'titulo', 'urlImagem'],
      resultado: 'feito',
      motivo: null,
    });
    expect(JSON.stringify(retorno)).not.toContain('sábado');
    expect((await list({ operadorID: rita.operadorID })).retorno.length).toBeGreaterThanOrEqual(3);
    expect((await list({ alvo: 'OUTRA' })).retorno).toEqual([]);
    expect((await list({ ate: '2026-01-01' })).retorno).toEqual([]);
  });

  it('the audit trail has the row of an act before the act happens', async () => {
    // The transaction that adds the notice.
    const pause = test.pauseAt('begin');
    const act = notify('Antes');
    await pause.reached;
    const rows = (await list({ acao: 'operador.enviarNotificacao' })).retorno;
    expect(rows.filter(({ resultado }) => resultado === 'aberto')).toHaveLength(1);
    const sent = await test.db.query(`select 1 from notificacao_geral where titulo = 'Antes'`);
    expect(sent).toEqual([]);
    pause.release();
    await act;
  });

  it('the audit trail records an act that failed as failed, and the next one as done', async () => {
    const read = () => painel.listRegistros('operador.enviarNotificacao');
    const outcomeOf = async (titulo: string) => {
      const before = new Set((await read()).map(({ registro_id }) => registro_id));
      const { status } = await notify(titulo);
      const added = (await read()).filter(({ registro_id }) => !before.has(registro_id));
      return [status, ...added.map(({ resultado, codigo }) => [resultado, codigo])];
    };
    // The transaction that adds the notice meets a table that is gone.
    await test.db.execute('alter table notificacao_geral rename to notificacao_fora');
    try {
      expect(await outcomeOf('Falha')).toEqual([500, ['falhou', null]]);
    } finally {
      await test.db.execute('alter table notificacao_fora rename to notificacao_geral');
    }
    expect((await outcomeOf('Depois')).slice(1)).toEqual([['feito', null]]);
  });

  it('lists the acts of the installation for its operators and for no other', async () => {
    const raiz = await painel.createDaInstalacao();
    await painel.call('operador.ligarConsulta', {
      params: { uf: 'MS' },
      body: { ligada: false, motivo: 'A página mudou.' } as never,
      cookie: raiz.cookie,
      promotora,
    });
    const listDaInstalacao = (cookie: string, query: object = {}) =>
      painel.call('operador.auditoriaDaInstalacao', {
        params: { perPage: 100 },
        query: query as never,
        cookie,
        promotora,
      });
    const { retorno } = (await listDaInstalacao(raiz.cookie)).body.retorno;
    expect(retorno.find(({ acao }) => acao === 'operador.ligarConsulta')).toMatchObject({
      ator: { id: raiz.operadorID },
      alvo: { uf: 'MS' },
      motivo: 'A página mudou.',
      resultado: 'feito',
    });
    expect(retorno.map(({ acao }) => acao)).toContain('operador.convidarDaInstalacao');
    expect(retorno.map(({ acao }) => acao)).not.toContain('operador.enviarNotificacao');
    expect((await listDaInstalacao(raiz.cookie, { alvo: 'SP' })).body.retorno.retorno).toEqual([]);
    const refused = await listDaInstalacao(rita.cookie);
    expect([refused.status, refused.body.codigo]).toEqual([403, 'operador.semPermissao']);
    const recusas = (await listDaInstalacao(raiz.cookie, { acao: 'operador.auditoriaDaInstalacao' })).body;
    expect(recusas.retorno.retorno).toMatchObject([
      {
        ator: { id: rita.operadorID },
        resultado: 'negado',
      },
    ]);
    expect((await list({ acao: 'operador.ligarConsulta' })).retorno).toEqual([]);
  });

  it.each(['%00', '%F0%9F%8D%80', 'ana@example.com', '123.456.789-09%20Ana'])(
    'records a denied call whose path names %s, without that text',
    async (operadorID) => {
      const lia = await painel.create(rita, 'cliente');
      const before = await painel.listRegistros('operador.definirPapel');
      const { status, text } = await test.client.send('PUT', `/operador/v1/equipe/${operadorID}`, {
        body: JSON.stringify({ papel: null }),
        headers: {
          host: consoleHost,
          origin: `http://${consoleHost}`,
          cookie: lia.cookie,
          'x-promotora': promotora,
          'content-type': 'application/json',
        },
      });
      expect([status, text]).toEqual([403, expect.stringContaining('operador.semPermissao')]);
      const rows = (await painel.listRegistros('operador.definirPapel')).slice(before.length);
      expect(rows).toMatchObject([{ resultado: 'negado', alvo: { operadorID: '?' }, ator_nome: lia.nome }]);
    },
  );

  it('chains rows after their acts, once, also when two processes chain at once', async () => {
    await Promise.all([chain(), chain(), chain()]);
    const { retorno } = await list();
    const ordens = retorno.map(({ ordem }) => ordem).sort((a, b) => a! - b!);
    expect(ordens).toEqual(ordens.map((_, at) => at + 1));
    expect(await check()).toMatchObject({ quebras: [] });
  });

  it('refuses updates and deletions', async () => {
    for (const sql of [
      `update auditoria set ator_nome = 'Outra pessoa'`,
      `update auditoria set resultado = 'negado'`,
      'delete from auditoria',
      'truncate auditoria',
    ])
      await expect(test.db.execute(sql)).rejects.toThrow(/append-only/);
  });

  it('names a changed, removed, reordered and cut row', async () => {
    await chain();
    const problems = async () => (await check()).quebras.map(({ problema }) => problema);
    await tamper(
      `update auditoria set ator_nome = 'Outra pessoa' where corrente = '${promotora}' and ordem = 2`,
      async () => expect(await problems()).toEqual(['o conteúdo do registro mudou depois de encadeado']),
    );
    await tamper(`delete from auditoria where corrente = '${promotora}' and ordem = 2`, async () =>
      expect(await problems()).toEqual(['falta este registro; o seguinte é o 3']),
    );
    await tamper(
      `update auditoria set ordem = 900 where corrente = '${promotora}' and ordem = 1;
       update auditoria set ordem = 1 where corrente = '${promotora}' and ordem = 2;
       update auditoria set ordem = 2 where corrente = '${promotora}' and ordem = 900`,
      async () =>
        expect(await problems()).toContain(
          'o registro não continua o de antes: foi trocado de lugar ou posto no meio',
        ),
    );
    expect(await problems()).toEqual([]);
  });

  it.each([
    `em = em + interval '1 second'`,
    `ator_tipo = 'comando'`,
    `ator_id = 'outra'`,
    `sessao_id = gen_random_uuid()`,
    `acao = 'operador.enviarAviso'`,
    `alvo = '{"identificacao":"OUTRA"}'`,
    `campos = '{outro}'`,
    `motivo = 'Outro motivo.'`,
    `requisicao = 'outra'`,
    `resultado = 'recusado'`,
    `codigo = 'operador.semPermissao'`,
    'vezes = 2',
  ])('names a row with another %s', async (change) => {
    await chain();
    await tamper(`update auditoria set ${change} where corrente = '${promotora}' and ordem = 2`, async () =>
      expect((await check()).quebras).toEqual([
        { corrente: promotora, ordem: 2, problema: 'o conteúdo do registro mudou depois de encadeado' },
      ]),
    );
  });

  it('signs the head of a day, mails it to administrators, and names a chain cut before it', async () => {
    await chain();
    test.clock.set(new Date(test.clock.now().getTime() + 24 * 3_600_000).toISOString());
    for (const job of ['assinar', 'testemunhar', 'assinar', 'testemunhar'])
      await test.app.runJob(`auditoria.${job}`);
    const mails = await test.db.query<{ texto: string }>(
      `select texto from mensagem_local where canal = 'email' and destinatario = $1 and assunto like 'Registro de quem%'`,
      [rita.email],
    );
    expect(mails).toHaveLength(1);
    const cabeca = /--cabeca (\S+)/.exec(mails[0]!.texto)![1]!;
    expect(cabeca).toMatch(new RegExp(`^${promotora}:\\d+:[0-9a-f]{64}$`));
    expect((await check(cabeca)).quebras).toEqual([]);
    const [corrente, ordem] = cabeca.split(':');
    await tamper(`delete from auditoria where corrente = '${promotora}' and ordem = ${ordem}`, async () =>
      expect((await check()).quebras).toEqual([
        {
          corrente,
          ordem: Number(ordem),
          problema: 'a corrente termina antes desta cabeça: foi cortada, ou uma cópia antiga foi restaurada',
        },
      ]),
    );
    // A restored backup has neither the row nor the head; only the witness knows.
    const beyond = `${promotora}:${Number(ordem) + 5}:${'ab'.repeat(32)}`;
    expect((await check(beyond)).quebras).toMatchObject([{ ordem: Number(ordem) + 5 }]);
  });

  it('names a head with another signature', async () => {
    await test.db.execute('alter table auditoria_cabeca disable trigger user');
    await test.db.execute(
      `update auditoria_cabeca set assinatura = 'falsa:AAAA' where corrente = '${promotora}'`,
    );
    expect((await check()).quebras.map(({ problema }) => problema)).toEqual([
      expect.stringMatching(/não tem a assinatura desta instalação/),
    ]);
    await test.db.execute('alter table auditoria_cabeca enable trigger user');
  });

  it('chains the row of an act that has not ended after ten minutes as open, and leaves it so', async () => {
    await painel.enter(rita);
    const pause = test.pauseAt('update auditoria a set resultado');
    const act = notify('Quatro');
    await pause.reached;
    const readLast = async () => (await list({ acao: 'operador.enviarNotificacao' })).retorno[0]!;
    await chain();
    expect(await readLast()).toMatchObject({ resultado: 'aberto', ordem: null });
    test.clock.set(new Date(test.clock.now().getTime() + 11 * 60_000).toISOString());
    await chain();
    const chained = await readLast();
    expect(chained).toMatchObject({ resultado: 'aberto', ordem: expect.any(Number) as number });
    pause.release();
    expect((await act).status).toBe(201);
    expect(await readLast()).toEqual(chained);
  });
});
