// @vitest-environment happy-dom
import { errors } from '@trevo/contract/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../session/session.ts';
import { relogio } from '../network/relogio.ts';
import { apiClient, callApi, setupApi } from './api-client.ts';
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

describe('The clock of the app', () => {
  const server = '2027-01-03T12:00:00.000Z';
  const answerAt = (status: number, headers: HeadersInit = { date: new Date(server).toUTCString() }) => {
    answer = async () => new Response('{"mensagem":"","retorno":{}}', { status, headers });
  };
  const isServerTime = () => Math.abs(relogio.agora().getTime() - Date.parse(server)) < 60_000;
  afterEach(() => relogio.hear(new Date().toUTCString()));

  test.each([200, 404])('takes the time from an answer with status %i', async (status) => {
    answerAt(status);
    await readCep('01001000').catch(() => undefined);
    expect(isServerTime()).toBe(true);
  });

  test('takes no time from the service of another company', async () => {
    setupApi({ base: '', authorization: null, others: { externo: 'https://cep.exemplo' } });
    answerAt(200);
    await readCep('01001000');
    expect(isServerTime()).toBe(false);
  });

  test('takes the time from an answer that the page asked for as it began', async () => {
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

describe('Where a call goes and what it carries', () => {
  test('host and authorization come from the configuration', async () => {
    setupApi({ base: 'https://api.exemplo/', authorization: 'Basic abc' });
    await readCep('01001000');
    expect(sent[0]?.url).toBe('https://api.exemplo/externo/v1/cep/01001000');
    expect(sent[0]?.init.headers['authorization']).toBe('Basic abc');
  });

  test('without any authorization no such header is sent', async () => {
    await readCep('01001000');
    expect(sent[0]?.init.headers).not.toHaveProperty('authorization');
  });

  test('a service with an address of its own is called there, and the others are not', async () => {
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

  test('another transport may carry it', async () => {
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

  test('a call for signed-in people carries their token, a public one does not', async () => {
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

  test('the parameters of a GET go in an encoded query string', async () => {
    await post();
    expect(sent[0]?.url).toBe('/externo/v1/geocodificacao?endereco=Pra%C3%A7a+da+S%C3%A9%2C+1+%26+2');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test('any other method sends a body, as JSON', async () => {
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

  test('reports the service of a successful write, and neither a GET nor a refusal', async () => {
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

describe('A service of somebody else, which knows no codes of ours,', () => {
  beforeEach(() => setupApi({ base: '', authorization: null, others: { comper: 'https://comper.exemplo' } }));
  const integrate = () =>
    callApi('comper.integrarDocumentoFiscal', {
      query: { ecommerce: 'N', nroDoc: '1', dataCompra: '2026-11-20', cpfConsumidor: '1' },
    });

  test.each([
    [500, { mensagem: 'Erro interno 42.' }, 'Erro interno 42.'],
    [503, { message: 'Internal Server Error' }, errors['servidor.falha'].mensagem],
    [200, { statusCode: 500 }, errors['servidor.falha'].mensagem],
  ])('fails with status %i and %j: a failure of the server', async (status, body, mensagem) => {
    answerWith(body, status);
    const expected = { codigo: 'servidor.falha', status: status === 200 ? 500 : status, mensagem };
    await expect(integrate()).rejects.toMatchObject(expected);
  });

  test.each([
    [404, { mensagem: 'Cupom não localizado.' }, 404],
    [200, { statusCode: 422, mensagem: 'Cupom não localizado.', detalhes: 'nenhum' }, 422],
  ])('refuses with status %i and %j in its own words', async (status, body, seen) => {
    answerWith(body, status);
    await expect(integrate()).rejects.toMatchObject({
      codigo: 'requisicao.invalida',
      status: seen,
      mensagem: 'Cupom não localizado.',
      detalhes: [],
    });
  });

  test('may tell a success twice', async () => {
    answerWith({ statusCode: 201, mensagem: 'ok', retorno: { protocolo: 'a1' } }, 201);
    await expect(integrate()).resolves.toMatchObject({ retorno: { protocolo: 'a1' } });
  });

  test('and answers with codes of ours is understood by them, whatever else it says', async () => {
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
])('a refusal %i that only says %j is understood as %s', async (status, mensagem, codigo) => {
  answerWith({ mensagem }, status);
  await expect(callApi('login.verificar', { params: { user: '52998224725' } })).rejects.toMatchObject({
    status,
    codigo,
    mensagem,
  });
});

describe('A call without an answer', () => {
  const offline = { status: 500, codigo: 'rede.semResposta', mensagem: respostaFaltaText.offline };

  test('fails with status 500 and words', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(readCep('01001000')).rejects.toMatchObject(offline);
  });

  test('a refusal in the body counts, whatever the status line says', async () => {
    answerWith({ statusCode: 422, mensagem: 'Documento não encontrado.', retorno: null });
    await expect(readCep('01001000')).rejects.toMatchObject({
      status: 422,
      mensagem: 'Documento não encontrado.',
    });
  });

  test('a refusal without any word of ours is no answer', async () => {
    answerWith({ message: 'Forbidden' }, 403);
    await expect(readCep('01001000')).rejects.toMatchObject({ ...offline, status: 403 });
  });

  test.each([404, 401, 502])(
    'a page of a proxy with status %i keeps it, and is no answer',
    async (status) => {
      answer = async () => new Response('<html>Sign in to the airport</html>', { status });
      const error = await readCep('01001000').catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ ...offline, status });
      expect(isSilence(error as ApiError)).toBe(true);
    },
  );

  test('a body that is cut on the way has status 500, whatever the status line said', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    answer = async () => new Response(body, { status: 404 });
    await expect(readCep('01001000')).rejects.toMatchObject(offline);
  });

  test('a page of a proxy is no answer', async () => {
    answer = async () => new Response('<html>Sign in to the airport</html>');
    await expect(readCep('01001000')).rejects.toMatchObject(offline);
  });

  test('fails after 15,000 ms and not before', async () => {
    vi.useFakeTimers();
    answer = () => new Promise(() => {});
    let outcome: unknown = 'waiting';
    void readCep('01001000').catch((error: unknown) => (outcome = error));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toMatchObject(offline);
  });

  test('a registration may take 60,000 ms', async () => {
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
