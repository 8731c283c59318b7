import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPessoa, toChave, type Pessoa } from '../pessoa.ts';
import { openSocket } from './raw-socket.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const params = { ano: 2026, identificacao: 'TREVO' };

describe('process with all admission slots taken', () => {
  let test: TestApp;
  let pessoa: Pessoa;
  beforeAll(async () => {
    test = await startTestApp(undefined, {
      httpLimits: { inProgressLeast: 5, inProgressStart: 5, inProgressMost: 5 },
    });
    await test.publish();
    pessoa = await registerPessoa(test, 1);
  });
  afterAll(() => test.close());

  const send = (numero: number) =>
    test.client.call('documentoFiscal.pendentes.enviar', {
      params,
      body: { chaveAcesso: toChave(numero) },
      token: pessoa.token,
    });
  const list = () => test.client.call('campanha.listar', {});

  it('sheds lists before receipts, immediately and with Retry-After, and answers its health probes', async () => {
    const pause = test.pauseAt('documento_register', 5);
    const held = [0, 1, 2, 3].map(send);
    // Four of five slots are taken: the fifth is reserved for receipts.
    await expect.poll(async () => (await list()).status).toBe(503);
    const refused = await list();
    expect(refused.body.codigo).toBe('servidor.ocupado');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2);
    held.push(send(4));
    await pause.reached;
    const late = await send(5);
    expect([late.status, late.body.codigo]).toEqual([503, 'servidor.ocupado']);
    for (const path of ['/saude/viva', '/saude/pronta'])
      expect((await test.client.send('GET', path, { headers: { host: 'localhost' } })).status).toBe(200);
    const overview = await test.client.call('operador.avisos', { token: operatorToken });
    expect(overview.status).toBe(200);

    pause.release();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await send(5)).status).toBe(201);
    expect((await list()).status).toBe(200);
  });

  it('sheds with the headers of any other error, on the same connection, for any body', async () => {
    const pause = test.pauseAt('documento_register', 5);
    const held = [20, 21, 22, 23, 24].map(send);
    await pause.reached;
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${test.port}${path}`, {
        method: 'POST',
        headers: { origin: 'https://localhost', 'content-type': 'application/json' },
        body: JSON.stringify({ usuario: 'a'.repeat(30_000), senha: 'b' }),
      });
    const [refused, unknown] = [await ask('/login/v1/autenticacao?a=1'), await ask('/not/there')];
    expect([refused.status, unknown.status]).toEqual([503, 404]);
    const own = ['content-length', 'date', 'retry-after', 'x-request-id'];
    const rest = ({ headers }: Response) =>
      [...headers].filter(([name]) => !own.includes(name)).sort(([a], [b]) => a.localeCompare(b));
    expect(rest(refused)).toEqual(rest(unknown));
    const body = (await refused.json()) as { requisicao: string };
    expect(body.requisicao).toBe(refused.headers.get('x-request-id'));

    const one = openSocket(test.port);
    const request = 'GET /campanha/v1/campanhas HTTP/1.1\r\nhost: localhost\r\n\r\n';
    one.socket.write(request + request);
    await expect.poll(() => one.text().match(/HTTP\/1.1 503/g)?.length).toBe(2);
    one.socket.destroy();
    pause.release();
    await Promise.all(held);
  });

  it('keeps its slots for requests in progress while the bodies of others arrive slowly', async () => {
    const pause = test.pauseAt('insert into taxa_requisicao', 1);
    const slow = Array.from({ length: 8 }, () => {
      const one = openSocket(test.port);
      one.socket.write(
        'POST /login/v1/autenticacao HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{',
      );
      return one;
    });
    // Four of the requests hold the slots during the checks of their headers, and the others are refused.
    await pause.reached;
    await expect.poll(() => slow.filter(({ text }) => text().includes('HTTP/1.1 503')).length).toBe(4);
    pause.release();
    // Then the slots are free, although no body has arrived.
    await expect
      .poll(async () => (await Promise.all([1, 2, 3, 4].map(list))).map(({ status }) => status))
      .toEqual([200, 200, 200, 200]);
    for (let at = 0; at < 12; at++) expect((await list()).status).toBe(200);
    for (const { socket } of slow) socket.destroy();
  });

  it('releases the slots of requests whose clients disconnected', async () => {
    const pause = test.pauseAt('documento_register', 5);
    const controller = new AbortController();
    const left = [10, 11, 12, 13, 14].map((numero) =>
      fetch(`http://127.0.0.1:${test.port}/documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${pessoa.token}` },
        body: JSON.stringify({ chaveAcesso: toChave(numero) }),
        signal: controller.signal,
      }).catch((error: Error) => error.name),
    );
    await pause.reached;
    controller.abort();
    expect(await Promise.all(left)).toEqual(Array(5).fill('AbortError'));
    // Their work continues, so their slots stay taken until it ends.
    expect((await send(15)).status).toBe(503);
    pause.release();
    // Four slots are for lists; all of them are free again.
    await expect
      .poll(async () => (await Promise.all([1, 2, 3, 4].map(list))).map(({ status }) => status))
      .toEqual([200, 200, 200, 200]);
  });
});
