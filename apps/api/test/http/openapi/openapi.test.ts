import { isDeOperador } from '@trevo/contract/path-entry';
import { calls } from '@trevo/contract/calls';
import type { Call, CallParts } from '@trevo/contract/call';
import type { ErrorEnvelope } from '@trevo/contract/envelope';
import { requisicaoExemplo } from '@trevo/contract/exemplos/exemplo-valores';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  toEnvelopeSchema,
  toSerializerSchema,
  withoutNullChoice,
} from '../../../src/kernel/http/openapi/json-schema.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';

interface Media {
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: object }>;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: [string];
  security: object[];
  parameters: { $ref?: string; name?: string; in?: string; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description: string }[];
  components: { examples: Record<string, { value: ErrorEnvelope }>; securitySchemes: object };
}

const all = Object.values(calls) as (Call & CallParts)[];
const isOperador = ({ auth }: Call) => isDeOperador(auth);
/** Calls with a JSON response instead of a file. */
const answered = all.filter(({ answerType }) => !answerType);
const idsOf = (list: readonly Call[]) => list.map(({ id }) => id as string).sort();

it('compiles the response serializer of every call', () => {
  const compile = SerializerSelector()();
  for (const call of answered) {
    const schema = toSerializerSchema(call);
    expect(compile({ method: call.method, url: call.path, httpStatus: '200', schema })).toBeTypeOf(
      'function',
    );
  }
});

it('serializes null in nullable fields without a validator per field', () => {
  const hasNullChoice = (schema: object): boolean => JSON.stringify(schema).includes(',{"type":"null"}]');
  const nullable = answered.filter((call) => hasNullChoice(toEnvelopeSchema(call)));
  expect(nullable.length).toBeGreaterThan(200);
  expect(nullable.filter((call) => hasNullChoice(toSerializerSchema(call))).map(({ id }) => id)).toEqual([]);

  const { method, path: url } = calls['notificacao.listar'];
  const schema = {
    type: 'object',
    properties: {
      nulo: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      texto: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      lista: {
        type: 'array',
        items: { anyOf: [{ type: 'object', properties: { n: { type: 'number' } } }, { type: 'null' }] },
      },
    },
  };
  const serialize = SerializerSelector()()({
    method,
    url,
    httpStatus: '200',
    schema: withoutNullChoice(schema) as object,
  });
  expect(serialize({ nulo: null, texto: 'a"b', lista: [null, { n: 1, outro: 2 }] })).toBe(
    '{"nulo":null,"texto":"a\\"b","lista":[null,{"n":1}]}',
  );
});

describe('OpenAPI document', () => {
  let test: TestApp;
  let pessoas: Document;
  let operador: Document;
  let operations: Map<string, Operation>;

  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    const ask = async (path: string, headers: Record<string, string> = {}) =>
      JSON.parse(
        (await test.client.send('GET', path, { headers: { host: 'localhost', ...headers } })).text,
      ) as Document;
    pessoas = await ask('/openapi.json');
    operador = await ask('/openapi-operador.json', { authorization: `Bearer ${operatorToken}` });
    operations = new Map([pessoas, operador].flatMap(listOperations).map((one) => [one.operationId, one]));
  });
  afterAll(() => test.close());

  const listOperations = ({ paths }: Document) => Object.values(paths).flatMap((path) => Object.values(path));
  const bodyOf = (id: string) => {
    const { content } = operations.get(id)!.requestBody!;
    return content['application/json']!.example as never;
  };

  it("contains every call once, the operator's in a separate document that the public one does not mention", () => {
    const told = (document: Document) =>
      listOperations(document)
        .map(({ operationId }) => operationId)
        .sort();
    expect(told(pessoas)).toEqual(idsOf(all.filter((call) => !isOperador(call))));
    expect(told(operador)).toEqual(idsOf(all.filter(isOperador)));
    expect(Object.keys(pessoas.components.securitySchemes)).toEqual(['consumidor']);
    expect(JSON.stringify(pessoas.paths)).not.toContain('/operador/');
  });

  it.each([undefined, 'Bearer other'])(
    'the OpenAPI document of the operator is refused for the credential %s',
    async (given) => {
      const { status, text } = await test.client.send('GET', '/openapi-operador.json', {
        headers: { host: 'localhost', ...(given ? { authorization: given } : {}) },
      });
      expect([status, (JSON.parse(text) as { codigo: string }).codigo]).toEqual([
        401,
        'operador.naoAutorizado',
      ]);
    },
  );

  it('groups the errors of a call by status, with those common to all calls as default', () => {
    expect(Object.keys(operations.get('documentoFiscal.pendentes.enviar')!.responses).sort()).toEqual([
      '201',
      '400',
      '401',
      '403',
      '404',
      '409',
      '422',
      '429',
      '503',
      'default',
    ]);
  });

  it.each(all)('$id has description, tag, audience, and examples of request and response', (call) => {
    const { summary, description, tags, security, parameters, requestBody, responses } = operations.get(
      call.id,
    )!;
    const document = isOperador(call) ? operador : pessoas;
    expect([summary, description.split('\n')[0]]).toEqual([call.resumo, call.descricao]);
    expect(document.tags.find(({ name }) => name === tags[0])?.description).toMatch(/\.$/);
    expect(security.length === 0).toBe(['publica', 'visitante'].includes(call.auth));
    const holes = parameters.filter((parameter) => parameter.in === 'path');
    expect(holes.map(({ example }) => typeof example)).toEqual(holes.map(() => 'string'));
    expect(requestBody !== undefined).toBe(call.body !== undefined || call.bodyTypes !== undefined);
    const shown = { ...(call.body ? requestBody!.content : {}), ...responses[call.status ?? 200]!.content };
    for (const media of Object.values(shown)) expect(media.example).toBeDefined();
  });

  it('documents calls that accept an Idempotency-Key', () => {
    const taking = [...operations.values()].filter(({ parameters }) =>
      parameters.some(({ $ref }) => $ref?.endsWith('/Idempotencia')),
    );
    expect(taking.map(({ operationId }) => operationId).sort()).toEqual([
      'cashback.pedido',
      'comper.integrarDocumentoFiscal',
      'comper.integrarDocumentoFiscalAlternativa',
      'documentoFiscal.inserirNaoFiscal',
      'documentoFiscal.pendentes.enviar',
      'fidelidade.pedirVoucher',
    ]);
    const reusing = all.filter(({ errors }) => errors.includes('requisicao.idempotenciaReusada'));
    expect(idsOf(all.filter(({ idempotencia }) => idempotencia))).toEqual(
      expect.arrayContaining(idsOf(reusing)),
    );
  });

  it('has an example body for every declared error code', () => {
    for (const call of all) {
      const shown = Object.values(operations.get(call.id)!.responses).flatMap(({ content }) =>
        Object.keys(content?.['application/json']?.examples ?? {}),
      );
      expect(shown, call.id).toEqual(expect.arrayContaining([...call.errors]));
    }
    const texts = Object.values({ ...pessoas.components.examples, ...operador.components.examples });
    expect(texts.filter(({ value }) => /\{\w+\}/.test(`${value.mensagem} ${value.cura ?? ''}`))).toEqual([]);
  });

  it('has example error bodies equal to real ones', async () => {
    const asShown = (codigo: string) => pessoas.components.examples[codigo]!.value;
    const unknown = await test.client.call('login.verificar', { params: { user: '11144477735' } });
    expect({ ...unknown.body, requisicao: requisicaoExemplo }).toEqual(asShown('login.naoCadastrado'));
    const stranger = await test.client.call('notificacao.vistas', { body: bodyOf('notificacao.vistas') });
    expect({ ...stranger.body, requisicao: requisicaoExemplo }).toEqual(asShown('sessao.ausente'));
  });

  it('has working examples: a registration, a sign-in, a receipt, its numbers', async () => {
    const registered = await test.client.call('login.cadastrar', { body: bodyOf('login.cadastrar') });
    expect([registered.status, registered.body.codigo]).toEqual([201, undefined]);
    const signedIn = await test.client.call('login.autenticar', { body: bodyOf('login.autenticar') });
    const { token } = signedIn.body.retorno;
    const toParams = (id: string) =>
      Object.fromEntries(
        operations
          .get(id)!
          .parameters.filter((parameter) => parameter.in === 'path')
          .map(({ name, example }) => [name!, example as string]),
      );
    const enviar = 'documentoFiscal.pendentes.enviar';
    const sent = await test.client.call(enviar, { params: toParams(enviar), body: bodyOf(enviar), token });
    expect([sent.status, sent.body.retorno.apuracao.status]).toEqual([201, 'VALIDO']);
    const listar = 'cupom.listarTodosConsumidor';
    const { body } = await test.client.call(listar, { params: toParams(listar), token });
    expect(body.retorno.retorno.map(({ chaveAcesso }) => chaveAcesso)).toEqual([
      sent.body.retorno.cabecalho.chaveAcesso,
    ]);
  });
});
