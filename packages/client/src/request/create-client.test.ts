// @vitest-environment happy-dom
import { paths } from '@trevo/contract/paths';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';
import { createQueries } from '../create-queries.ts';

/** An app that authenticates by cookie and makes some of the operators' calls. */
const own = {
  'operador.listarPendentes': paths['operador.listarPendentes'],
  'operador.apurarDocumentos': paths['operador.apurarDocumentos'],
  'operador.importarVendas': paths['operador.importarVendas'],
};
const params = { ano: '2026', identificacao: 'verao' };
const listInput = { params: { ...params, perPage: 20 }, query: { pagina: 1 } } as never;
const open = () => {
  const client = createClient({ paths: own, token: () => undefined });
  client.setup({ base: 'https://console.exemplo/', authorization: null });
  return client;
};

const fetchStub = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  fetchStub.mockImplementation(async () => new Response('{"mensagem":"","retorno":{"total":0}}'));
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  fetchStub.mockReset();
  vi.unstubAllGlobals();
});

describe('createClient for an app without a bearer token', () => {
  it('sends a GET to the base URL without an Authorization header', async () => {
    await open().call('operador.listarPendentes', listInput);
    const [[url, init]] = fetchStub.mock.calls as [[string, RequestInit]];
    expect(url).toBe(
      'https://console.exemplo/operador/v1/documentosFiscais/pendentes/2026/verao/20?pagina=1',
    );
    expect(init.headers).toEqual({});
  });

  it('sends a file as it is, with its type', async () => {
    const file = new Blob(['chave;valor'], { type: 'text/csv' });
    await open().call('operador.importarVendas', { params, file });
    const [[url, init]] = fetchStub.mock.calls as [[string, RequestInit]];
    expect([url, init.body, init.headers]).toEqual([
      'https://console.exemplo/operador/v1/vendas/2026/verao',
      file,
      { 'content-type': 'text/csv' },
    ]);
  });

  it('reports an error response as ApiError with its code', async () => {
    fetchStub.mockResolvedValueOnce(
      new Response('{"codigo":"operador.sessao","mensagem":"Entre de novo."}', { status: 401 }),
    );
    await expect(open().call('operador.listarPendentes', listInput)).rejects.toMatchObject({
      status: 401,
      codigo: 'operador.sessao',
      mensagem: 'Entre de novo.',
    });
  });
});

describe('createQueries', () => {
  it('returns the cached response until a write of the same service', async () => {
    const client = open();
    const { queries, toQuery } = createQueries({ paths: own, client });
    const read = () => queries.fetchQuery(toQuery('operador.listarPendentes', listInput));
    await read();
    await read();
    expect(fetchStub).toHaveBeenCalledTimes(1);
    await client.call('operador.apurarDocumentos', { params, body: {} } as never);
    await read();
    expect(fetchStub).toHaveBeenCalledTimes(3);
  });
});
