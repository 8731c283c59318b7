import { calls } from '@trevo/contract/calls';
import type { Call, CallParts } from '@trevo/contract/call';
import { errors, type ErrorCode, type ErrorEntry } from '@trevo/contract/errors';
import { toEnvelopeSchema, toInputSchema } from './json-schema.ts';

type Json = Record<string, unknown>;

/** The whole contract as an OpenAPI 3.1 document, made from the same entries that the server serves. */
export function toOpenApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of Object.values(calls) as Call[]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: toOperation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trevo',
      version,
      description: 'Promotional campaigns for consumers. Words for people are Portuguese.',
    },
    paths,
    components: {
      securitySchemes: {
        consumidor: { type: 'http', scheme: 'bearer', description: 'The token of the sign-in.' },
        operador: { type: 'http', scheme: 'bearer', description: "The operator's credential." },
      },
      schemas: { Recusa: refusalSchema },
    },
  };
}

function toOperation(call: Call & CallParts): Json {
  const status = call.status ?? 200;
  return {
    operationId: call.id,
    tags: [call.id.split('.')[0]],
    ...(call.auth === 'publica' ? {} : { security: [{ [call.auth]: [] }] }),
    parameters: [...toParameters('path', call.params), ...toParameters('query', call.query)],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toInputSchema(call.body) } },
          },
        }
      : {}),
    ...(call.bodyTypes ? { requestBody: { required: true, content: toFileContent(call.bodyTypes) } } : {}),
    responses: {
      [status]: {
        description: 'Done.',
        content: call.answerType
          ? toFileContent([call.answerType])
          : { 'application/json': { schema: toEnvelopeSchema(call) } },
      },
      ...toRefusals(call.errors),
    },
  };
}

const toFileContent = (types: readonly string[]): Json =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

function toParameters(place: 'path' | 'query', schema: unknown): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toInputSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** One response per status, whose description lists the codes it may carry. */
function toRefusals(codes: readonly ErrorCode[]): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status }: ErrorEntry = errors[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `${code}: ${errors[code].mensagem}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Recusa' } } },
      },
    ]),
  );
}

const refusalSchema: Json = {
  type: 'object',
  required: ['codigo', 'mensagem', 'requisicao'],
  properties: {
    codigo: { type: 'string', enum: Object.keys(errors) },
    mensagem: { type: 'string', description: 'Words for the person.' },
    retorno: { type: 'string', description: 'The same words.' },
    cura: { type: 'string', description: 'What the person can do next.' },
    detalhes: {
      type: 'array',
      items: { type: 'object', properties: { campo: { type: 'string' }, mensagem: { type: 'string' } } },
    },
    valores: { type: 'object', description: 'The numbers that the words carry.' },
    requisicao: { type: 'string', description: 'The request id, also in the log.' },
    statusCode: {
      type: 'number',
      description: 'The status again, where the answer of the call says it too.',
    },
  },
};
