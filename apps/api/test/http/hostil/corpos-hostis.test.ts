import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@trevo/contract/paths';
import { nextPessoa } from '../../campanha/campanha-propria.ts';
import type { Pessoa } from '../../pessoa.ts';
import { openSocket, toHead } from '../raw-socket.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';

const upload = paths['upload.imagemDocumento'].path;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const codigoOf = (answer: string) => (JSON.parse(answer.split('\r\n\r\n')[1]!) as { codigo: string }).codigo;
describe('unsolicited bodies', () => {
  let test: TestApp;
  let ana: Pessoa;
  beforeAll(async () => {
    test = await startTestApp(undefined, {
      httpLimits: { bodyMilliseconds: 1_000, checkMilliseconds: 100, headersMilliseconds: 400 },
    });
    await test.publish();
    ana = await nextPessoa(test);
  });
  afterAll(() => test.close());

  it.each([
    ['without a token', upload, {}, 401],
    ['with an invalid token', upload, bearer('not.a.token'), 401],
    [
      "with an invalid operator's token",
      paths['operador.publicarCampanha'].path,
      bearer('x'.repeat(34)),
      401,
    ],
    ['to an unknown path', '/nothing/at/all', {}, 404],
  ])('%s: responds before the body is received', async (_, path, headers, status) => {
    const { socket, answered, closed } = openSocket(test.port);
    socket.write(toHead(path, 11_700_000, headers) + '['.repeat(1_000));
    expect(await answered).toBe(status);
    // Does not wait for the rest either.
    await closed;
  });

  it('refuses a large call without Content-Length with 411, and counts small bodies and files as they come', async () => {
    const send = async (path: string, headers: Record<string, string>, body: string) => {
      const { socket, closed } = openSocket(test.port);
      const lines = Object.entries({
        'content-type': 'application/json',
        ...headers,
        'transfer-encoding': 'chunked',
        connection: 'close',
      });
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\n` +
          `${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n` +
          `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
      );
      return closed;
    };
    const { token } = await nextPessoa(test);
    const large = await send(upload, bearer(token), '{"imagemBase64":"AA"}');
    expect(large).toMatch(/^HTTP\/1\.1 411 /);
    expect(large).toContain('"codigo":"requisicao.semTamanho"');
    const small = await send(paths['configuracao.listar'].path, {}, '{"chave":"host","valor":"localhost"}');
    expect(small).toMatch(/^HTTP\/1\.1 2\d\d /);
    const long = await send(
      paths['login.autenticar'].path,
      {},
      JSON.stringify({ senha: 'a'.repeat(70_000) }),
    );
    expect(long).toMatch(/^HTTP\/1\.1 413 /);
    expect(codigoOf(long)).toBe('requisicao.corpoGrande');
    const vendas = paths['operador.importarVendas'].path
      .replace('{ano}', '2026')
      .replace('{identificacao}', 'TREVO');
    const file = await send(
      vendas,
      { ...bearer(operatorToken), 'content-type': 'text/csv' },
      'chave;valor\n',
    );
    expect(file).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('closes 40 slow-drip requests, with a 408 in the common format where a request was admitted', async () => {
    const open = Array.from({ length: 40 }, (_, i) => {
      const one = openSocket(test.port);
      const [path, headers] = i % 2 ? [upload, bearer(ana.token)] : [paths['login.autenticar'].path, {}];
      one.socket.write(`${toHead(path, 5_000, headers)}{`);
      const dribble = setInterval(() => one.socket.write(' '), 50);
      return one.closed.finally(() => clearInterval(dribble));
    });
    for (const answer of await Promise.all(open)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(codigoOf(answer)).toBe('requisicao.demorada');
    }
  });

  it('waits for a picture that arrives slowly but steadily, beyond the slow-drip timeout', async () => {
    const bia = await nextPessoa(test);
    const body = JSON.stringify({ imagemBase64: 'A'.repeat(300_000) });
    const { socket, answered } = openSocket(test.port);
    socket.write(toHead(upload, body.length, bearer(bia.token)));
    const startedAt = performance.now();
    for (let at = 0; at < body.length; at += 10_000) {
      socket.write(body.slice(at, at + 10_000));
      await new Promise((done) => setTimeout(done, 60));
    }
    expect(performance.now() - startedAt).toBeGreaterThan(1_000);
    // It was read completely: only its content is invalid.
    expect(await answered).toBe(400);
    socket.destroy();
  });

  it('closes a request with endless headers with a 408 in the common format', async () => {
    const { socket, closed } = openSocket(test.port);
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
    const dribble = setInterval(() => socket.write('x-a: b\r\n'), 50);
    const answer = await closed;
    clearInterval(dribble);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(codigoOf(answer)).toBe('requisicao.demorada');
  });

  it('responds to malformed HTTP in the common format', async () => {
    const { socket, closed } = openSocket(test.port);
    socket.write('\u0000\u0001 nonsense\r\n\r\n');
    const answer = await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(codigoOf(answer)).toBe('requisicao.corpoIlegivel');
  });

  it.each([
    ['deep', '['.repeat(100_000)],
    ['many', `[${'[],'.repeat(300_000)}[]]`],
    ['long', `{${Array.from({ length: 300_000 }, (_, i) => `"${i}":0`).join()}}`],
  ])('rejects a %s body before parsing it into objects', async (_, body) => {
    const { method, path } = paths['operador.importarCodigos'];
    const answer = await test.client.send(method, path.replace(/\{\w+\}/g, '2026'), {
      body,
      headers: { host: 'localhost', 'content-type': 'application/json', ...bearer(operatorToken) },
    });
    expect([answer.status, (JSON.parse(answer.text) as { codigo: string }).codigo]).toEqual([
      400,
      'requisicao.corpoIlegivel',
    ]);
  });

  it('ignores brackets and escaped quotes inside strings', async () => {
    const texto = `${'['.repeat(200)}\\"${'{'.repeat(200)}\\\\`;
    const { status, body } = await test.client.call('operador.publicarCampanha', {
      body: { nomeArquivo: texto, texto },
      token: operatorToken,
    });
    expect([status, body.codigo]).toEqual([422, 'campanha.arquivoInvalido']);
  });

  it('leaves the body unread of a call without a body', async () => {
    const { path } = paths['cupom.escanear'];
    const filled = path.replace(/\{\w+\}/g, '2026');
    const answer = await test.client.send(paths['cupom.escanear'].method, filled, {
      body: '{"not json',
      headers: { host: 'localhost', 'content-type': 'application/json', ...bearer(ana.token) },
    });
    expect(JSON.parse(answer.text)).not.toMatchObject({ codigo: 'requisicao.corpoIlegivel' });
  });

  it.each(['POST', 'PATCH', 'DELETE', 'PUT', 'GET'])(
    'responds 404 to a path segment of 201 characters, by %s',
    async (method) => {
      const { path } = paths['consumidor.excluir'];
      const { status, text } = await test.client.send(method, path.replace('{usuario}', '1'.repeat(201)), {
        headers: { host: 'localhost' },
      });
      expect([status, (JSON.parse(text) as { codigo: string }).codigo]).toEqual([
        404,
        'requisicao.naoEncontrada',
      ]);
    },
  );
});

describe('memory budget for large bodies', () => {
  const size = 100_000;
  const start = (httpLimits: object) =>
    startTestApp(undefined, {
      httpLimits: { turnMilliseconds: 300, bodyMilliseconds: 60_000, ...httpLimits },
    });
  const sendHead = (test: TestApp, { token }: Pessoa) => {
    const one = openSocket(test.port);
    one.socket.write(toHead(upload, size, bearer(token)));
    return one;
  };
  const body = JSON.stringify({ imagemBase64: 'A'.repeat(size - 19) });

  it('sheds a request that waits too long, and admits later ones', async () => {
    const test = await start({ receivedBytes: 2 * size, receivedBytesEach: size });
    await test.publish();
    const pessoas = [await nextPessoa(test), await nextPessoa(test), await nextPessoa(test)];
    const sent = pessoas.map((pessoa) => sendHead(test, pessoa));
    // Two are in progress, so the third exceeds the budget: it is answered before it sent a byte of its body.
    const late = await Promise.race(sent.map((one) => one.answered.then(() => one)));
    expect(await late.answered).toBe(503);
    expect(late.text()).toMatch(/^retry-after: \d+\r$/im);
    const held = sent.filter((one) => one !== late);
    for (const { socket } of held) socket.write(body);
    expect(await Promise.all(held.map(({ answered }) => answered))).toEqual([400, 400]);
    const after = sendHead(test, pessoas[sent.indexOf(late)]!);
    after.socket.write(body);
    expect(await after.answered).toBe(400);
    for (const { socket } of [...sent, after]) socket.destroy();
    await test.close();
  });

  it('four clients that announce the maximum and send nothing leave room for others', async () => {
    const test = await start({});
    await test.publish();
    const bia = await nextPessoa(test);
    const hostis = [
      await nextPessoa(test),
      await nextPessoa(test),
      await nextPessoa(test),
      await nextPessoa(test),
    ];
    const mebibytes = [6, 6, 6, 6, 6, 2];
    const open = hostis.flatMap(({ token }) =>
      mebibytes.map((each) => {
        const one = openSocket(test.port);
        one.socket.write(toHead(upload, each * 1024 * 1024, bearer(token)));
        return one;
      }),
    );
    let refused = 0;
    for (const { answered } of open) void answered.then((status) => (refused += status === 429 ? 1 : 0));
    // Each of them holds two bodies and no third.
    await expect.poll(() => refused, { timeout: 120_000 }).toBe(16);
    const other = sendHead(test, bia);
    other.socket.write(body);
    expect(await other.answered).toBe(400);
    for (const { socket } of [...open, other]) socket.destroy();
    await test.close();
  });

  it('parses a body only when all its copies fit, after earlier calls have ended', async () => {
    const test = await start({ parsedBytes: 4 * size });
    await test.publish();
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const pause = test.pauseAt('upload_cota');
    const [one, other] = [sendHead(test, ana), sendHead(test, bia)];
    one.socket.write(body);
    await pause.reached;
    // It was received completely, but is not parsed while another one waits for the database.
    other.socket.write(body);
    expect(await other.answered).toBe(503);
    pause.release();
    expect(await one.answered).toBe(400);
    const after = sendHead(test, bia);
    after.socket.write(body);
    expect(await after.answered).toBe(400);
    for (const { socket } of [one, other, after]) socket.destroy();
    await test.close();
  });

  it("accepts a body allowed by its call above the share of a sender, if it is the sender's only one", async () => {
    const test = await start({ receivedBytes: 4 * size, receivedBytesEach: size / 2 });
    await test.publish();
    const one = sendHead(test, await nextPessoa(test));
    one.socket.write(body);
    expect(await one.answered).toBe(400);
    one.socket.destroy();
    await test.close();
  });

  it('limits one person to a share of the budget', async () => {
    const test = await start({ receivedBytes: 4 * size, receivedBytesEach: size });
    await test.publish();
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const both = [sendHead(test, ana), sendHead(test, ana)];
    const refused = await Promise.race(both.map((one) => one.answered.then(() => one)));
    expect(await refused.answered).toBe(429);
    const other = sendHead(test, bia);
    other.socket.write(body);
    expect(await other.answered).toBe(400);
    // A disconnect releases the budget.
    for (const { socket } of both) socket.destroy();
    await expect
      .poll(async () => {
        const again = sendHead(test, ana);
        again.socket.write(body);
        const status = await again.answered;
        again.socket.destroy();
        return status;
      })
      .toBe(400);
    other.socket.destroy();
    await test.close();
  });
});

it('connections over the limit are accepted when idle ones can be closed', async () => {
  // One of them is the test's own client.
  const test = await startTestApp(undefined, { httpLimits: { connections: 9 } });
  await test.publish();
  const idle = Array.from({ length: 8 }, () => openSocket(test.port));
  for (const { socket } of idle) socket.write('GET /saude HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await Promise.all(idle.map(({ answered }) => answered));
  // The first is rejected, and makes room for the next.
  await expect
    .poll(async () => {
      const one = openSocket(test.port);
      one.socket.write('GET /saude HTTP/1.1\r\nhost: localhost\r\n\r\n');
      const status = await Promise.race([one.answered, one.closed.then(() => 0)]);
      one.socket.destroy();
      return status;
    })
    .toBe(200);
  for (const { socket } of idle) socket.destroy();
  await test.close();
});

describe('invalid tokens', () => {
  it('invalid tokens are refused for a minute after 600 from one address, and a valid one never is', async () => {
    const test = await startTestApp();
    await test.publish();
    const ana = await nextPessoa(test);
    const read = (token: string) =>
      test.client.call('login.obter', { params: { usuario: ana.usuario }, token });
    const statuses: number[] = [];
    for (let i = 0; i < 610; i++) statuses.push((await read('not.a.token')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(600);
    expect(statuses.slice(600)).toEqual(Array(10).fill(429));
    expect((await read(ana.token)).status).toBe(200);
    test.clock.set('2026-11-21T15:01:01Z');
    expect((await read('not.a.token')).status).toBe(401);
    await test.close();
  });

  it('invalid tokens are rejected without a database query when repeated, revoked ones too', async () => {
    const statements: string[] = [];
    const test = await startTestApp();
    await test.publish();
    const ana = await nextPessoa(test);
    await test.db.query('update consumidor set token_versao = token_versao + 1');
    test.clock.set('2026-11-21T15:00:31Z');
    const { query } = test.db;
    Object.assign(test.db, {
      query: (sql: string, values: never[]) => (statements.push(sql), query(sql, values)),
    });
    for (let i = 0; i < 20; i++) {
      const { body } = await test.client.call('login.obter', {
        params: { usuario: ana.usuario },
        token: ana.token,
      });
      expect(body.codigo).toBe('sessao.invalida');
    }
    expect(statements.filter((sql) => sql.includes('from consumidor c'))).toHaveLength(1);
    await test.close();
  });

  it('a clock set back does not restore a revoked session', async () => {
    const test = await startTestApp();
    await test.publish();
    const ana = await nextPessoa(test);
    const read = () =>
      test.client.call('login.obter', { params: { usuario: ana.usuario }, token: ana.token });
    expect((await read()).status).toBe(200);
    // By another process, which this one cannot observe.
    await test.db.query('update consumidor set token_versao = token_versao + 1');
    test.clock.set('2026-11-21T14:00:00Z');
    expect((await read()).body.codigo).toBe('sessao.invalida');
    await test.close();
  });
});
