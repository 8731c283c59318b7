import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { afterEach, describe, expect, it } from 'vitest';
import { DatabaseAwayError } from '../../src/kernel/database-error.ts';
import type { Db } from '../../src/kernel/db/db.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { findAvisosDoBanco } from '../../src/check-database.ts';
import type { AppParts } from '../../src/composicao/app-parts.ts';
import { buildArquivoText, operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { openSocket } from './raw-socket.ts';
import { createTestDb } from '../test-db.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(wrap: (db: Db) => Db = (db) => db) {
  const { db, drop } = await createTestDb();
  cleanups.push(drop);
  const test = await startTestApp(undefined, { db: wrap(db), log: createLogger('silent') });
  cleanups.push(() => test.close());
  return { test, db };
}

const ask = async (test: TestApp, path: string) => {
  const { status, text, headers } = await test.client.send('GET', path);
  const { codigo, valores, situacao } = JSON.parse(text) as Record<string, unknown>;
  return { status, headers, said: situacao ?? [codigo, (valores as { parte: string } | undefined)?.parte] };
};

describe('liveness and readiness of a process', () => {
  it("a process is alive and ready when the database responds with this program's migrations", async () => {
    const { test } = await start();
    for (const path of ['/saude/viva', '/saude/pronta', '/saude'])
      expect(await ask(test, path)).toMatchObject({ status: 200, said: 'ok' });
  });

  it('a process is alive but not ready without a database, which the liveness probe does not query', async () => {
    let isAway = false;
    let asked = 0;
    const { test } = await start((db) => ({
      ...db,
      query: (sql, values) => {
        asked += 1;
        return isAway ? Promise.reject(new DatabaseAwayError(new Error('gone'))) : db.query(sql, values);
      },
    }));
    isAway = true;
    const unready = { status: 503, said: ['servidor.indisponivel', 'banco'] };
    for (const path of ['/saude/pronta', '/saude']) expect(await ask(test, path)).toMatchObject(unready);
    asked = 0;
    expect(await ask(test, '/saude/viva')).toMatchObject({ status: 200 });
    expect(asked).toBe(0);
    isAway = false;
    expect(await ask(test, '/saude/pronta')).toMatchObject({ status: 200 });
  });

  it('a process is not ready while the database has an earlier revision or none', async () => {
    const { test, db } = await start();
    await db.query('update revisao set revisao = revisao - 1');
    const unready = { status: 503, said: ['servidor.indisponivel', 'migracao'] };
    expect(await ask(test, '/saude/pronta')).toMatchObject(unready);
    await db.execute('alter table revisao rename to outra');
    expect(await ask(test, '/saude/pronta')).toMatchObject(unready);
    expect(await ask(test, '/saude/viva')).toMatchObject({ status: 200 });
  });

  it('a process stays ready on a compatible newer revision of the database, but not on an incompatible one', async () => {
    const { test, db } = await start();
    await db.query(`update revisao set revisao = revisao + 1, hash = 'later'`);
    expect(await ask(test, '/saude/pronta')).toMatchObject({ status: 200 });
    await db.query('update revisao set minima = revisao');
    const unready = { status: 503, said: ['servidor.indisponivel', 'revisao'] };
    expect(await ask(test, '/saude/pronta')).toMatchObject(unready);
    expect(await ask(test, '/saude/viva')).toMatchObject({ status: 200 });
  });

  it('a process is not ready when another build with the same revision replaced the functions', async () => {
    const { test, db } = await start();
    await db.query(`update revisao set hash = 'other'`);
    const unready = { status: 503, said: ['servidor.indisponivel', 'revisao'] };
    expect(await ask(test, '/saude/pronta')).toMatchObject(unready);
  });
});

describe('production process without mail server and SMS provider', () => {
  const smtpUrl = 'smtp://user:password@127.0.0.1:2525/?from=trevo@exemplo.com.br';
  const sms = { url: 'https://sms.exemplo.com.br', token: 't' };
  const startProduction = async (senders: Partial<AppParts>, ambiente: AppParts['ambiente'] = 'producao') => {
    const test = await startTestApp(undefined, {
      ambiente,
      log: createLogger('silent'),
      ...senders,
    });
    cleanups.push(() => test.close());
    return test;
  };
  const readAvisos = async (test: TestApp) => {
    const { status, text } = await test.client.send('GET', '/saude/pronta');
    return [status, (JSON.parse(text) as { avisos: string[] }).avisos];
  };

  it.each([
    ['neither', {}, ['envio.semEmail', 'envio.semSms']],
    ['no SMS provider', { smtpUrl }, ['envio.semSms']],
    ['no mail server', { sms }, ['envio.semEmail']],
    ['both', { smtpUrl, sms }, []],
  ])(
    'a process with %s is ready and lists the missing settings in the readiness detail',
    async (_, senders, avisos) => {
      expect(await readAvisos(await startProduction(senders))).toEqual([200, avisos]);
    },
  );

  it('a process has no warning outside of production, where messages stay in the local outbox', async () => {
    expect(await readAvisos(await startProduction({}, 'teste'))).toEqual([200, []]);
  });

  it('warns where Node and the database disagree about a midnight of São Paulo in the next 400 days', async () => {
    const { db, drop } = await createTestDb();
    cleanups.push(drop);
    const now = new Date('2026-11-21T15:00:00Z');
    expect(await findAvisosDoBanco(db, now)).toEqual([]);
    // As if daylight saving time returned in one of the two only.
    const withSummer = (from: string) => (instant: Date) =>
      toSaoPaulo(instant < new Date(from) ? instant : new Date(instant.getTime() + 3_600_000));
    const avisosDoBanco = await findAvisosDoBanco(db, now, withSummer('2027-11-07T03:00:00Z'));
    expect(avisosDoBanco).toEqual(['banco.outroFuso']);
    expect(await findAvisosDoBanco(db, now, withSummer('2027-12-30T03:00:00Z'))).toEqual([]);
    const test = await startProduction({ smtpUrl, sms, avisosDoBanco });
    expect(await readAvisos(test)).toEqual([200, ['banco.outroFuso']]);
  });

  it('shows the operator warnings with their remedy, also on publication of a campaign', async () => {
    const test = await startProduction({ sms });
    const asked = await test.client.call('operador.avisos', { token: operatorToken });
    expect([asked.status, asked.body.retorno]).toEqual([
      200,
      [
        {
          codigo: 'envio.semEmail',
          mensagem: expect.stringContaining('Nenhum e-mail sai deste programa'),
          cura: 'Defina SMTP_URL e inicie o programa de novo.',
        },
      ],
    ]);
    expect((await test.client.call('operador.avisos', {})).status).toBe(401);
    const published = await test.client.call('operador.publicarCampanha', {
      body: { nomeArquivo: 'padrao.campanha.yaml', texto: buildArquivoText() },
      token: operatorToken,
    });
    expect(published.body.retorno.avisos.at(-1)).toMatch(/^Nenhum e-mail .* Defina SMTP_URL/);
  });
});

it('a draining process reports it and still serves requests, closing each connection after the response', async () => {
  const { test } = await start();
  await test.publish();
  test.app.drain();
  const { status, said, headers } = await ask(test, '/saude/pronta');
  expect([status, said]).toEqual([503, ['servidor.indisponivel', 'encerrando']]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(await ask(test, '/saude/viva')).toMatchObject({ status: 200 });
  const listed = await test.client.call('campanha.listar');
  expect([listed.status, listed.headers['connection']]).toEqual([200, 'close']);
});

it('answers a request in progress when the server begins to close', async () => {
  const { test } = await start();
  const { socket, answered, closed } = openSocket(test.port);
  // The server has received half of the second request when it answers the first.
  const [half, rest] = ['GET /saude/viva HTTP/1.1\r\nhost: loc', 'alhost\r\n\r\n'];
  socket.write(`${half}${rest}${half}`);
  await answered;
  const closing = test.app.http.close();
  socket.write(rest);
  const answers = (await closed).split(/(?=HTTP\/1\.1 )/);
  expect(answers.map((text) => text.slice(9, 12))).toEqual(['200', '200']);
  expect(answers[1]).toContain('"situacao":"ok"');
  await closing;
});
