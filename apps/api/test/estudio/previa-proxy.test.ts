import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePrevias } from '../../src/modules/estudio/previa/previa-proxy.ts';
import { createTestClient, type TestClient } from '../http-client.ts';

const consoleOrigin = 'http://console.localhost:3000';
const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

describe('requests at the hosts of previews', () => {
  let seen: IncomingMessage | undefined;
  const forgotten: string[] = [];
  const previa = createServer((request, response) => {
    seen = request;
    response.setHeader('x-frame-options', 'SAMEORIGIN');
    response.setHeader(
      'content-security-policy',
      "default-src 'self'; frame-ancestors 'self'; base-uri 'none'",
    );
    request.pipe(response);
  });
  const program = createServer((_request, response) => void response.end('program'));
  let client: TestClient;

  beforeAll(async () => {
    const porta = await listen(previa);
    servePrevias(
      { server: program },
      {
        isHost: (hostname) => hostname.endsWith('.previa.localhost'),
        async findDestino(hostname) {
          const portas: Record<string, number> = { aberta: porta, caida: 1 };
          const banco = hostname.split('.')[0]!;
          return portas[banco] ? { porta: portas[banco], host: 'natal.localhost', banco } : undefined;
        },
        forget: (banco) => void forgotten.push(banco),
      },
      consoleOrigin,
    );
    client = createTestClient(await listen(program));
  });
  afterAll(() => {
    client.close();
    previa.close();
    program.close();
  });

  const post = (host: string, path = '/login/v1/autenticacao') =>
    client.send('POST', path, {
      body: 'corpo',
      headers: { host, origin: `http://${host}`, 'x-campo': 'valor' },
    });

  it('passes a request on as one of the campaign, with its body and headers', async () => {
    const { status, text } = await post('aberta.previa.localhost:3000');
    expect([status, text]).toEqual([200, 'corpo']);
    expect(seen?.headers).toMatchObject({
      host: 'natal.localhost',
      origin: 'http://natal.localhost',
      'x-campo': 'valor',
    });
  });

  it('lets no page but the console frame its pages', async () => {
    const { headers } = await post('aberta.previa.localhost');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toBe(
      `default-src 'self'; frame-ancestors ${consoleOrigin}; base-uri 'none'`,
    );
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('refuses unknown previews, the service worker, and one that has ended', async () => {
    expect((await post('nenhuma.previa.localhost')).status).toBe(404);
    expect((await post('aberta.previa.localhost', '/sw.js')).status).toBe(404);
    expect((await post('caida.previa.localhost')).status).toBe(502);
    expect(forgotten).toEqual(['caida']);
  });

  it('leaves every other host to the program', async () => {
    expect((await post('localhost')).text).toBe('program');
  });
});
