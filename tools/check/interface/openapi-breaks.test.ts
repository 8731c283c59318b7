import { describe, expect, test } from 'vitest';
import { listBreaks } from './openapi-breaks.ts';

type Json = Record<string, unknown>;

const text: Json = { type: 'string' };
const toObject = (properties: Json, required: string[] = []): Json => ({
  type: 'object',
  properties,
  required,
});
const toAnswer = (schema: unknown): Json => ({ content: { 'application/json': { schema } } });
const toRefusal = (...codes: string[]): Json => ({
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Recusa' },
      examples: Object.fromEntries(codes.map((code) => [code, {}])),
    },
  },
});

/** A document with one call. */
const toDocument = (operation: Json, method = 'post', path = '/lojas/{lojaId}'): Json => ({
  paths: { [path]: { [method]: operation } },
  components: { schemas: { Recusa: toObject({ codigo: text }, ['codigo']) } },
});

const asked = (schema: unknown): Json => ({ requestBody: { required: true, ...toAnswer(schema) } });
const answered = (schema: unknown): Json => ({ responses: { 200: toAnswer(schema) } });
const compare = (before: Json, after: Json) => listBreaks(toDocument(before), toDocument(after));

describe('operation changes', () => {
  test.each<[string, Json, string]>([
    ['without its path', { paths: {} }, '/lojas/{lojaId} was removed'],
    ['with another method', toDocument({}, 'put'), 'POST /lojas/{lojaId} was removed'],
  ])('%s is a breaking change', (_, after, expected) => {
    expect(listBreaks(toDocument({}), after)).toEqual([expected]);
  });

  test('a new operation is no breaking change', () => {
    const before = toDocument({});
    const paths = { ...(before['paths'] as Json), '/outra': { get: {} } };
    expect(listBreaks(before, { ...before, paths })).toEqual([]);
  });

  const query = (name: string, extra: Json = {}) => ({ name, in: 'query', schema: text, ...extra });
  test.each<[string, Json, Json, string[]]>([
    ['a new parameter', {}, { parameters: [query('uf')] }, []],
    [
      'a new required parameter',
      {},
      { parameters: [query('uf', { required: true })] },
      ['requires the query parameter uf'],
    ],
    [
      'a parameter that becomes required',
      { parameters: [query('uf')] },
      { parameters: [query('uf', { required: true })] },
      ['requires the query parameter uf'],
    ],
    ['a removed parameter', { parameters: [query('uf')] }, {}, ['the query parameter uf is no longer read']],
    [
      'a narrowed parameter',
      { parameters: [query('uf')] },
      { parameters: [query('uf', { schema: { ...text, maxLength: 2 } })] },
      ['query parameter uf has the maxLength 2'],
    ],
    [
      'a renamed path parameter',
      { parameters: [{ name: 'lojaId', in: 'path', required: true, schema: text }] },
      { parameters: [{ name: 'loja', in: 'path', required: true, schema: text }] },
      [],
    ],
    [
      'a newly required credential',
      { security: [] },
      { security: [{ consumidor: [] }] },
      ['requires the credential consumidor'],
    ],
    [
      'an optional credential that becomes required',
      { security: [{}, { consumidor: [] }] },
      { security: [{ consumidor: [] }] },
      ['requires the credential consumidor'],
    ],
    [
      'another credential',
      { security: [{ consumidor: [] }] },
      { security: [{ operador: [] }] },
      ['no longer accepts the credential consumidor'],
    ],
    ['a credential that becomes unnecessary', { security: [{ consumidor: [] }] }, { security: [] }, []],
    [
      'another success status',
      { responses: { 200: {} } },
      { responses: { 201: {} } },
      ['no longer returns the status 200'],
    ],
    [
      'a removed error code',
      { responses: { 409: toRefusal('a.um', 'a.dois') } },
      { responses: { 409: toRefusal('a.um') } },
      ['409 no longer returns the code a.dois'],
    ],
    [
      'an error code with another status',
      { responses: { 409: toRefusal('a.um') } },
      { responses: { 422: toRefusal('a.um') } },
      ['no longer returns the status 409'],
    ],
    [
      'a new error code',
      { responses: { 409: toRefusal('a.um') } },
      { responses: { 409: toRefusal('a.um', 'a.dois') } },
      [],
    ],
    [
      'another media type of the response',
      { responses: { 200: { content: { 'text/csv': {} } } } },
      { responses: { 200: { content: { 'application/pdf': {} } } } },
      ['200 no longer is text/csv'],
    ],
    [
      'a media type that is no longer accepted',
      { requestBody: { content: { 'image/png': {}, 'image/jpeg': {} } } },
      { requestBody: { content: { 'image/jpeg': {} } } },
      ['request no longer accepts image/png'],
    ],
    ['a newly required request body', {}, asked(text), ['requires a request body']],
    ['a request body that is no longer read', asked(text), {}, ['the request body is no longer read']],
  ])('reports the breaks of an operation with %s', (_, before, after, expected) => {
    expect(compare(before, after)).toEqual(expected.map((what) => `POST /lojas/{lojaId}: ${what}`));
  });
});

const nome = toObject({ nome: text }, ['nome']);
const both = toObject({ nome: text, uf: text }, ['nome']);
const nullable = { anyOf: [text, { type: 'null' }] };
const variant = (...kinds: string[]) => ({
  anyOf: kinds.map((kind) => toObject({ kind: { const: kind }, nome: text }, ['kind'])),
});

/** A change with its expected breaks in a request and in a response; empty where clients are unaffected. */
const changes: [string, unknown, unknown, string[], string[]][] = [
  ['the same schema', both, both, [], []],
  ['a new optional field', nome, both, [], []],
  ['a new required field', nome, toObject({ nome: text, uf: text }, ['nome', 'uf']), ['.uf is required'], []],
  ['a removed field', both, nome, ['.uf is no longer read'], ['.uf was removed']],
  ['a removed required field', nome, toObject({}), ['.nome is no longer read'], ['.nome was removed']],
  ['a field that becomes optional', nome, toObject({ nome: text }), [], ['.nome can be missing']],
  ['a field that becomes required', toObject({ nome: text }), nome, ['.nome is required'], []],
  [
    'another type',
    toObject({ a: text }),
    toObject({ a: { type: 'number' } }),
    ['.a no longer accepts the type string'],
    ['.a can have the type number'],
  ],
  [
    'number that becomes integer',
    { type: 'number' },
    { type: 'integer' },
    [' no longer accepts the type number'],
    [],
  ],
  ['integer that becomes number', { type: 'integer' }, { type: 'number' }, [], [' can have the type number']],
  ['an added enum value', { enum: ['a'] }, { enum: ['a', 'b'] }, [], [' can have the value "b"']],
  [
    'a removed enum value',
    { enum: ['a', 'b'] },
    { enum: ['a'] },
    [' no longer accepts the value "b"'],
    [' no longer has the value "b"'],
  ],
  ['an enum that becomes any text', { enum: ['a'], ...text }, text, [], [' can have any value']],
  ['any text that becomes an enum', text, { enum: ['a'], ...text }, [' accepts only the value "a"'], []],
  [
    'an array of other items',
    { type: 'array', items: text },
    { type: 'array', items: { type: 'null' } },
    ['[] no longer accepts the type string'],
    ['[] can have the type null'],
  ],
  [
    'a field that becomes nullable',
    toObject({ a: text }),
    toObject({ a: nullable }),
    [],
    ['.a has an alternative of the type null'],
  ],
  [
    'a field that becomes non-null',
    toObject({ a: nullable }),
    toObject({ a: text }),
    ['.a lost an alternative of the type null'],
    [],
  ],
  ['alternatives in another order', variant('a', 'b'), variant('b', 'a'), [], []],
  ['one more alternative', variant('a'), variant('a', 'b'), [], [' has an alternative of the type object']],
  ['a removed alternative', variant('a', 'b'), variant('a'), [' lost an alternative of the type object'], []],
  [
    'a lower maximum',
    { type: 'number', maximum: 9 },
    { type: 'number', maximum: 8 },
    [' has the maximum 8'],
    [],
  ],
  ['a higher maximum', { type: 'number', maximum: 9 }, { type: 'number', maximum: 10 }, [], []],
  ['a first minimum of zero', { type: 'array' }, { type: 'array', minItems: 0 }, [], []],
  ['a first maximum length', text, { ...text, maxLength: 9 }, [' has the maxLength 9'], []],
  ['another pattern', { ...text, pattern: 'a' }, { ...text, pattern: 'b' }, [' has the pattern b'], []],
  ['a first format', text, { ...text, format: 'date' }, [' has the format date'], [' has the format date']],
  ['a removed format', { ...text, format: 'date' }, text, [], [' has the format of any text']],
  ['no other fields', nome, { ...nome, additionalProperties: false }, [' accepts no other fields'], []],
  [
    'other values of a record',
    { additionalProperties: text },
    { additionalProperties: { type: 'null' } },
    ['.{additionalProperties} no longer accepts the type string'],
    ['.{additionalProperties} can have the type null'],
  ],
];

test.each(changes)('schema change: %s', (_, before, after, inRequest, inAnswer) => {
  expect(compare(asked(before), asked(after))).toEqual(
    inRequest.map((what) => `POST /lojas/{lojaId}: request${what}`),
  );
  expect(compare(answered(before), answered(after))).toEqual(
    inAnswer.map((what) => `POST /lojas/{lojaId}: 200${what}`),
  );
});

test('compares a schema behind a reference', () => {
  const before = toDocument({ responses: { 409: toRefusal() } });
  const after = { ...before, components: { schemas: { Recusa: toObject({}) } } };
  expect(listBreaks(before, after)).toEqual(['POST /lojas/{lojaId}: 409.codigo was removed']);
});
