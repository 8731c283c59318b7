// @vitest-environment happy-dom
import { errors } from '@trevo/contract/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../session/session.ts';
import { relogio } from '../network/relogio.ts';
import { apiClient, setupApi } from './api-client.ts';
import { callApi } from './call-api.ts';
import { respostaFaltaText } from '@trevo/client/resposta-falta.text.ts';
import { type ApiError, isSilence } from '@trevo/client/api-error.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit & { headers: Record<string, string> };
}
let sent: Sent[];
let answer: () => Promise<Response>;
const answerWith = (body: unknown, status = 200) => {
  answer = async () => new Response(JSON.stringify(body), { status });
};

beforeEach(() => {
  sent = [];
  answerWith({ mensagem: 'ok', retorno: { cep: '01001000' } });
  vi.stubGlobal('fetch', (url: string, init: Sent['init']) => {
    sent.push({ url, init });
    return Promise.race([
      answer(),
      new Promise<never>((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
    ]);
  });
});
afterEach(() => {
  session.signOut();
  setupApi({ base: '', authorization: null });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const readCep = (cep: string) => callApi('externo.cep', { params: { cep } });
const post = () =>
  callApi('externo.geocodificacao', { query: { endereco: 'Praça da Sé, 1 & 2' } }).catch(() => undefined);

describe('app clock', () => {
  const server = '2027-01-03T12:00:00.000Z';
  const answerAt = (status: number, headers: HeadersInit = { date: new Date(server).toUTCString() }) => {
    answer = async () => new Response('{"mensagem":"","retorno":{}}', { status, headers });
  };
  const isServerTime = () => Math.abs(relogio.agora().getTime() - Date.parse(server)) < 60_000;
  afterEach(() => relogio.hear(new Date().toUTCString()));

  test.each([200, 404])('is set by a response with status %i', async (status) => {
    answerAt(status);
    await readCep('01001000').catch(() => undefined);
    expect(isServerTime()).toBe(true);
  });

  test('ignores the response of an external service', async () => {
    setupApi({ base: '', authorization: null, others: { externo: 'https://cep.exemplo' } });
    answerAt(200);
    await readCep('01001000');
    expect(isServerTime()).toBe(false);
  });

  test('is set by a response that the early-start script requested', async () => {
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    const url = '/campanha/v1/campanhas/';
    const early = { body: { mensagem: '', retorno: [] }, date: server, chegouEm: Date.now() - 5000 };
    window.trevoEarly = { usuario: '52998224725', running: {}, arrived: { [url]: early } };
    apiClient.takeNow('campanha.listar');
    expect(isServerTime()).toBe(true);
    delete window.trevoEarly;
    vi.restoreAllMocks();
  });
});

describe('address and headers of a call', () => {
  test('host and authorization come from the configuration', async () => {
    setupApi({ base: 'https://api.exemplo/', authorization: 'Basic abc' });
    await readCep('01001000');
    expect(sent[0]?.url).toBe('https://api.exemplo/externo/v1/cep/01001000');
    expect(sent[0]?.init.headers['authorization']).toBe('Basic abc');
  });

  test('sends no authorization header without one', async () => {
    await readCep('01001000');
    expect(sent[0]?.init.headers).not.toHaveProperty('authorization');
  });

  test('a service with its own address is called there, and no other', async () => {
    setupApi({
      base: 'https://api.exemplo',
      authorization: null,
      others: { comper: 'https://comper.exemplo/' },
    });
    const query = { ecommerce: 'N', nroDoc: '1', dataCompra: '2026-11-20', cpfConsumidor: '1' } as const;
    await callApi('comper.integrarDocumentoFiscal', { query });
    await readCep('01001000');
    expect(sent.map(({ url }) => url.split('?')[0])).toEqual([
      'https://comper.exemplo/cupom/v2/integrarDocumentoFiscal',
      'https://api.exemplo/externo/v1/cep/01001000',
    ]);
  });

  test('a custom transport can carry the request', async () => {
    const carried: string[] = [];
    await callApi('externo.cep', {
      params: { cep: '01001000' },
      transport: (url, init) => {
        carried.push(`${init.method} ${url}`);
        return answer();
      },
    });
    expect(carried).toEqual(['GET /externo/v1/cep/01001000']);
    expect(sent).toEqual([]);
  });

  test('a call for signed-in users carries the session token, a public one does not', async () => {
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    await post();
    await readCep('01001000');
    expect(sent.map(({ init }) => init.headers['authorization'])).toEqual(['Bearer t1', undefined]);
  });

  test('a token given to the call takes precedence over the session', async () => {
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    const ask = (token?: string) =>
      callApi('login.obter', { params: { usuario: '52998224725' }, ...(token ? { token } : {}) });
    await ask('t2');
    await ask('t2');
    await ask();
    expect(sent.map(({ init }) => init.headers['authorization'])).toEqual([
      'Bearer t2',
      'Bearer t2',
      'Bearer t1',
    ]);
    expect(session.get()?.token).toBe('t1');
  });

  test('sends the parameters of a GET in an encoded query string', async () => {
    await post();
    expect(sent[0]?.url).toBe('/externo/v1/geocodificacao?endereco=Pra%C3%A7a+da+S%C3%A9%2C+1+%26+2');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test('sends a JSON body with any other method', async () => {
    await callApi('login.autenticar', { body: { usuario: '52998224725', senha: 'Trevo2026' } });
    expect(sent[0]?.init.headers['content-type']).toBe('application/json');
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual({ usuario: '52998224725', senha: 'Trevo2026' });
  });
});

describe('callApi as a transport', () => {
  test('sends a repeated GET to the server again', async () => {
    await readCep('01001000');
    await readCep('01001000');
    expect(sent).toHaveLength(2);
  });

  test('reports the service of a successful write, but neither a GET nor a refusal', async () => {
    const written: string[] = [];
    apiClient.onWrite((service) => written.push(service));
    const body = { usuario: '52998224725', senha: 'Trevo2026' };
    await readCep('01001000');
    await callApi('login.autenticar', { body });
    expect(written).toEqual(['/login']);
    answerWith({ codigo: 'login.inativo', mensagem: 'Login inativo.', retorno: null }, 401);
    await expect(callApi('login.autenticar', { body })).rejects.toMatchObject({ status: 401 });
    expect(written).toEqual(['/login']);
  });
});

describe('external service without our error codes', () => {
  beforeEach(() => setupApi({ base: '', authorization: null, others: { comper: 'https://comper.exemplo' } }));
  const integrate = () =>
    callApi('comper.integrarDocumentoFiscal', {
      query: { ecommerce: 'N', nroDoc: '1', dataCompra: '2026-11-20', cpfConsumidor: '1' },
    });

  test.each([
    [500, { mensagem: 'Erro interno 42.' }, 'Erro interno 42.'],
    [503, { message: 'Internal Server Error' }, errors['servidor.falha'].mensagem],
    [200, { statusCode: 500 }, errors['servidor.falha'].mensagem],
  ])('fails with status %i and %j: server failure', async (status, body, mensagem) => {
    answerWith(body, status);
    const expected = { codigo: 'servidor.falha', status: status === 200 ? 500 : status, mensagem };
    await expect(integrate()).rejects.toMatchObject(expected);
  });

  test.each([
    [404, { mensagem: 'Cupom não localizado.' }, 404],
    [200, { statusCode: 422, mensagem: 'Cupom não localizado.', detalhes: 'nenhum' }, 422],
  ])('refuses with status %i and %j: keeps its own text', async (status, body, seen) => {
    answerWith(body, status);
    await expect(integrate()).rejects.toMatchObject({
      codigo: 'requisicao.invalida',
      status: seen,
      mensagem: 'Cupom não localizado.',
      detalhes: [],
    });
  });

  test('may report a success twice', async () => {
    answerWith({ statusCode: 201, mensagem: 'ok', retorno: { protocolo: 'a1' } }, 201);
    await expect(integrate()).resolves.toMatchObject({ retorno: { protocolo: 'a1' } });
  });

  test('is understood by our error codes when it uses them', async () => {
    const codigo = 'documentoFiscal.jaCadastrado';
    answerWith({ codigo, statusCode: 409, mensagem: 'Já veio.' }, 409);
    await expect(integrate()).rejects.toMatchObject({ codigo, status: 409, mensagem: 'Já veio.' });
  });
});

test.each([
  [401, 'Login inativo', 'login.inativo'],
  [401, 'Login inativo.', 'login.inativo'],
  [404, 'Nenhum login cadastrado com este usuário.', 'login.naoCadastrado'],
  [403, 'Usuário não autorizado.', 'sessao.outraPessoa'],
  [404, 'Nenhuma cédula encontrada.', 'requisicao.invalida'],
])('maps a refusal %i with only the text %j to %s', async (status, mensagem, codigo) => {
  answerWith({ mensagem }, status);
  await expect(callApi('login.verificar', { params: { user: '52998224725' } })).rejects.toMatchObject({
    status,
    codigo,
    mensagem,
  });
});

describe('call without a response', () => {
  const offline = { status: 500, codigo: 'rede.semResposta', mensagem: respostaFaltaText.offline };

  test('fails with status 500 and a text', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(readCep('01001000')).rejects.toMatchObject(offline);
  });

  test('a refusal in the body takes precedence over the status line', async () => {
    answerWith({ statusCode: 422, mensagem: 'Documento não encontrado.', retorno: null });
    await expect(readCep('01001000')).rejects.toMatchObject({
      status: 422,
      mensagem: 'Documento não encontrado.',
    });
  });

  test('a refusal without our code or text counts as no response', async () => {
    answerWith({ message: 'Forbidden' }, 403);
    await expect(readCep('01001000')).rejects.toMatchObject({ ...offline, status: 403 });
  });

  test.each([404, 401, 502])(
    "a proxy's page with status %i keeps the status and counts as no response",
    async (status) => {
      answer = async () => new Response('<html>Sign in to the airport</html>', { status });
      const error = await readCep('01001000').catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ ...offline, status });
      expect(isSilence(error as ApiError)).toBe(true);
    },
  );

  test('a truncated body has status 500, independent of the status line', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    answer = async () => new Response(body, { status: 404 });
    await expect(readCep('01001000')).rejects.toMatchObject(offline);
  });

  test("a proxy's page counts as no response", async () => {
    answer = async () => new Response('<html>Sign in to the airport</html>');
    await expect(readCep('01001000')).rejects.toMatchObject(offline);
  });

  test('times out after 15,000 ms and not before', async () => {
    vi.useFakeTimers();
    answer = () => new Promise(() => {});
    let outcome: unknown = 'waiting';
    void readCep('01001000').catch((error: unknown) => (outcome = error));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toMatchObject(offline);
  });

  test('a registration times out after 60,000 ms', async () => {
    vi.useFakeTimers();
    answer = () => new Promise(() => {});
    let outcome: unknown = 'waiting';
    const body = { usuario: '52998224725' } as never;
    void callApi('login.cadastrar', { body }).catch((error: unknown) => (outcome = error));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toMatchObject(offline);
  });
});
