import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../../mail-server.ts';
import { listMensagens } from '../../outbox.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const campanha = { ano: 2026, identificacao: 'TREVO' };
const promotora = 'quatrofolhas';

describe('signed heads of the audit trail', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let rita: OperadorDeTeste;
  /** The promoter's own mail server, which must not get the proofs. */
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    mail = await startMailServer();
    test = await startTestApp('2026-11-20T12:00:00Z', {
      consoleOrigin: `http://${consoleHost}`,
      destinosPermitidos: [mail.origin],
    });
    await test.publish();
    painel = createConsole(test);
    rita = await painel.createAdministrador();
    const set = await test.client.call('operador.definirProvedor', {
      params: { promotora },
      body: { servico: 'email', url: `${mail.origin}/?from=rita@agencia.example` } as never,
      token: operatorToken,
    });
    if (set.status !== 200) throw new Error(JSON.stringify(set.body));
  });
  afterAll(async () => {
    await test.close();
    await mail.close();
  });

  const notify = (titulo: string) =>
    painel.call('operador.enviarNotificacao', {
      params: campanha,
      body: { titulo, mensagem: 'É no sábado.' } as never,
      cookie: rita.cookie,
      promotora,
    });
  const check = async () =>
    (await test.client.call('operador.conferirAuditoria', { token: operatorToken })).body.retorno.quebras;
  const run = (name: string) => test.app.runJob(name);
  const moveOn = (hours: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + hours * 3_600_000).toISOString());
  const listHeads = (tabela: 'auditoria_cabeca' | 'auditoria_cabeca_hora') =>
    test.db.query<{ ordem: number }>(
      `select ordem from ${tabela} where corrente = '${promotora}' order by ordem`,
    );
  /** Changes the trail with all rights on the database, and restores it after the work. */
  const tamper = async (sql: string, work: () => Promise<void>) => {
    await test.db.execute('alter table auditoria disable trigger user');
    await test.db.execute(`create table auditoria_copia as select * from auditoria; ${sql}`);
    await work();
    await test.db.execute(
      'delete from auditoria; insert into auditoria select * from auditoria_copia; drop table auditoria_copia',
    );
    await test.db.execute('alter table auditoria enable trigger user');
  };

  it('signs the last row of each chain by the hour, chaining before, once per state of the chain', async () => {
    await notify('Hora um');
    await run('auditoria.assinar');
    const first = await listHeads('auditoria_cabeca_hora');
    expect(first).toHaveLength(1);
    expect(await listHeads('auditoria_cabeca')).toEqual([]);
    moveOn(1);
    await Promise.all([run('auditoria.assinar'), run('auditoria.assinar')]);
    expect(await listHeads('auditoria_cabeca_hora')).toEqual(first);
    await painel.enter(rita);
    await notify('Hora dois');
    await run('auditoria.assinar');
    expect(await listHeads('auditoria_cabeca_hora')).toHaveLength(2);
    expect(await check()).toEqual([]);
  });

  it('names rows of today that were cut after their hour was signed', async () => {
    const [, last] = await listHeads('auditoria_cabeca_hora');
    await tamper(
      `delete from auditoria where corrente = '${promotora}' and ordem >= ${last!.ordem}`,
      async () => {
        expect(await check()).toEqual([
          { corrente: promotora, ordem: last!.ordem, problema: expect.stringContaining('termina antes') },
        ]);
      },
    );
    expect(await check()).toEqual([]);
  });

  it.each([
    ['deleted', `delete from auditoria where corrente = '${promotora}'`],
    [
      'stripped of their hashes',
      `update auditoria set ordem = null, anterior = null, hash = null where corrente = '${promotora}'`,
    ],
  ])('names a chain whose rows were all %s while its heads stand', async (_, sql) => {
    await tamper(sql, async () => {
      expect(await check()).toMatchObject([
        { corrente: promotora, problema: expect.stringContaining('a corrente inteira falta') },
      ]);
    });
    expect(await check()).toEqual([]);
  });

  it('names rows that stay without place in the chain', async () => {
    await tamper(
      `update auditoria set ordem = null, anterior = null, hash = null, em = em - interval '3 hours'
       where corrente = '' and ordem = (select max(ordem) from auditoria where corrente = '')`,
      async () => {
        const quebras = await check();
        expect(quebras.map(({ problema }) => problema)).toContain(
          'registros fora da corrente há mais de duas horas: 1; o encadeamento parou, ou os hashes foram apagados',
        );
      },
    );
  });

  it('names an hour with another signature', async () => {
    await test.db.execute('alter table auditoria_cabeca_hora disable trigger user');
    await test.db.execute(
      `create table copia as select * from auditoria_cabeca_hora;
       update auditoria_cabeca_hora set assinatura = 'falsa:AAAA' where corrente = '${promotora}'`,
    );
    expect((await check()).map(({ problema }) => problema)).toContainEqual(
      expect.stringMatching(/^a cabeça da hora .* não tem a assinatura desta instalação$/),
    );
    await test.db.execute(
      `delete from auditoria_cabeca_hora; insert into auditoria_cabeca_hora select * from copia; drop table copia`,
    );
    await test.db.execute('alter table auditoria_cabeca_hora enable trigger user');
  });

  it('refuses updates and deletions of the heads of hours', async () => {
    for (const sql of [
      'update auditoria_cabeca_hora set ordem = 1',
      'delete from auditoria_cabeca_hora',
      'truncate auditoria_cabeca_hora',
    ])
      await expect(test.db.execute(sql)).rejects.toThrow(/append-only/);
  });

  const listHeadEmails = async () =>
    (await listMensagens(test, rita.email)).filter(({ texto }) => texto.includes(`Corrente: ${promotora}\n`));
  /** Makes the installation's mail server refuse the witness. */
  const breakMail = () =>
    test.db.execute(
      `alter table mensagem_local add constraint fora check (destinatario <> '${rita.email}') not valid`,
    );
  const repairMail = () => test.db.execute('alter table mensagem_local drop constraint fora');

  it("tries a day's e-mail again until the witness has it, by the installation's sender", async () => {
    moveOn(24);
    await breakMail();
    await run('auditoria.assinar');
    await run('auditoria.testemunhar');
    await repairMail();
    // The claim of the failed try ends after 15 minutes.
    await run('auditoria.testemunhar');
    expect(await listHeadEmails()).toEqual([]);
    moveOn(1);
    await Promise.all([run('auditoria.testemunhar'), run('auditoria.testemunhar')]);
    expect(await listHeadEmails()).toHaveLength(1);
    expect(mail.messages).toEqual([]);
  });

  it('signs and sends nothing more for a chain without new rows, and sends the last head days later', async () => {
    const heads = await listHeads('auditoria_cabeca');
    await painel.enter(rita);
    await notify('O último ato da campanha');
    await breakMail();
    for (let dia = 1; dia <= 4; dia++) {
      moveOn(24);
      await run('auditoria.assinar');
      await run('auditoria.testemunhar');
    }
    expect(await listHeads('auditoria_cabeca')).toHaveLength(heads.length + 1);
    await repairMail();
    for (const hours of [1, 1]) {
      moveOn(hours);
      await run('auditoria.testemunhar');
    }
    expect(await listHeadEmails()).toHaveLength(2);
    expect(mail.messages).toEqual([]);
    expect(await check()).toEqual([]);
  });

  it('forgets the addresses of witnesses when their heads are not tried any more', async () => {
    const count = async () =>
      (await test.db.query('select 1 from auditoria_testemunho where destinatario = $1', [rita.email]))
        .length;
    expect(await count()).toBeGreaterThan(0);
    moveOn(31 * 24);
    await run('auditoria.testemunhar');
    expect(await count()).toBe(0);
    expect(await listHeadEmails()).toHaveLength(2);
  });
});
