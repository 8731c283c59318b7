import { sessaoCookie } from '@trevo/contract/operador/act-errors';
import { isDeOperador } from '@trevo/contract/path-entry';
import { calls } from '@trevo/contract/calls';
import type { Call, CallParts } from '@trevo/contract/call';
import { buildExemplo } from '@trevo/contract/exemplos/build-exemplo';
import { tagOf, tags, type Tag } from '@trevo/contract/tags';
import { audiencias, type Audiencia } from '@trevo/contract/audiencias';
import type { GenericSchema } from 'valibot';
import { hasEnvelope, toEnvelopeSchema, toInputSchema } from './json-schema.ts';
import { requestIdHeader, toRefusalComponents, toRefusals } from './openapi-recusas.ts';

type Json = Record<string, unknown>;
type AnyCall = Call & CallParts;

/** Builds the OpenAPI 3.1 document from the contract entries that the server serves. */
export function toOpenApi(version: string, audiencia: Audiencia = 'pessoas'): Json {
  const shown = (Object.values(calls) as AnyCall[]).filter(
    ({ auth }) => isDeOperador(auth) === (audiencia === 'operador'),
  );
  const addresses = toAddresses(shown);
  const paths: Record<string, Json> = {};
  for (const call of shown) {
    const address = addresses.get(call)!;
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: toOperation(call, address) };
  }
  const used = [...new Set(shown.map(tagOf))];
  return {
    openapi: '3.1.0',
    info: {
      title: audiencias[audiencia].titulo,
      description: audiencias[audiencia].descricao,
      version,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      contact: { name: 'The promoter of the campaign' },
    },
    servers: [{ url: '/', description: 'The host of this document; each campaign has its own hosts.' }],
    tags: used.map((tag: Tag) => ({ name: tag, description: tags[tag] })),
    paths,
    components: {
      securitySchemes:
        audiencia === 'operador'
          ? { operador: operadorScheme, sessao: sessaoScheme }
          : { consumidor: consumidorScheme },
      ...(audiencia === 'operador' ? {} : { parameters: sharedParameters }),
      headers: sharedHeaders,
      ...toRefusalComponents(shown),
    },
  };
}

const consumidorScheme = { type: 'http', scheme: 'bearer', description: 'Session token from the sign-in.' };
const operadorScheme = { type: 'http', scheme: 'bearer', description: "The operator's credential." };

const sessaoScheme = {
  type: 'apiKey',
  in: 'cookie',
  name: sessaoCookie,
  description: 'Session of the console; the header `x-promotora` names the promoter to act for.',
};

const sharedHeaders: Json = {
  Requisicao: {
    description: 'The request id, which is also in the log.',
    schema: { type: 'string', format: 'uuid' },
  },
  Espera: { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
};

const sharedParameters: Json = {
  Idempotencia: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Idempotency key chosen by the client. A retry with the same key has no further effect and returns the first response. A key that was used for another request is refused (`requisicao.idempotenciaReusada`).',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    example: '3f9a22c1-7be1-4f44-9a60-8841aa02c5de',
  },
  Aparelho: {
    name: 'x-aparelho',
    in: 'header',
    required: false,
    description:
      'The `aparelho` from an earlier sign-in of this consumer on this device. It prevents a lockout by failed attempts from other devices.',
    schema: { type: 'string', maxLength: 2000 },
    example: '4f0c2a9be1d84736a5b0c9d8e7f61234',
  },
};

/**
 * Returns each call's OpenAPI path: without trailing slash, which the server ignores, and with one spelling for
 * paths that differ only in parameter names.
 */
function toAddresses(shown: readonly AnyCall[]): Map<AnyCall, string> {
  const toPlain = ({ path }: AnyCall) => path.replace(/\/$/, '');
  const toShape = (call: AnyCall) => toPlain(call).replace(/\{\w+\}/g, '{}');
  return new Map(
    shown.map((call) => {
      const alike = shown.filter((other) => toShape(other) === toShape(call)).map(holesOf);
      let at = -1;
      const name = () => [...new Set(alike.map((holes) => holes[at]))].join('Ou');
      return [call, toPlain(call).replace(/\{\w+\}/g, () => ((at += 1), `{${name()}}`))];
    }),
  );
}

const holesOf = ({ path }: { readonly path: string }): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole!);

function toOperation(call: AnyCall, address: string): Json {
  const { alias, idempotencia, pessoa }: { alias?: string; pessoa?: string } & CallParts = call;
  return {
    operationId: call.id,
    summary: call.resumo,
    description: alias ? `${call.descricao}\n\nAlso available at \`${alias}\`.` : call.descricao,
    tags: [tagOf(call)],
    security: toSecurity(call.auth),
    parameters: [
      ...toPathParameters(call, address),
      ...toParameters(call, 'query'),
      ...(idempotencia ? [{ $ref: '#/components/parameters/Idempotencia' }] : []),
      ...(pessoa && !isDeOperador(call.auth) ? [{ $ref: '#/components/parameters/Aparelho' }] : []),
    ],
    ...toRequestBody(call),
    responses: {
      [call.status ?? 200]: {
        description: 'Success.',
        headers: requestIdHeader,
        content: call.answerType
          ? toFileContent([call.answerType], buildExemplo(call.retorno, `${call.id}.retorno`))
          : { 'application/json': { schema: toWholeEnvelope(call), example: toAnswerExample(call) } },
      },
      ...toRefusals(call),
    },
  };
}

/** Marks all envelope fields of a response as required. */
function toWholeEnvelope(call: AnyCall): Json {
  const schema = toEnvelopeSchema(call);
  return { ...schema, required: Object.keys(schema['properties'] as object) };
}

/** Returns the security requirements: none for public calls, and the console's before sign-in; optional for calls with optional sign-in. */
function toSecurity(auth: Call['auth']): Json[] {
  if (auth === 'publica' || auth === 'visitante') return [];
  if (auth === 'console') return [{ sessao: [] }];
  if (auth === 'operador') return [{ operador: [] }, { sessao: [] }];
  return auth === 'opcional' ? [{}, { consumidor: [] }] : [{ [auth]: [] }];
}

function toRequestBody(call: AnyCall): Json {
  const { body, bodyTypes, id }: CallParts & { id: string } = call;
  if (bodyTypes) return { requestBody: { required: true, content: toFileContent(bodyTypes) } };
  if (!body) return {};
  const content = { schema: toInputSchema(body), example: buildExemplo(body, `${id}.body`) };
  return { requestBody: { required: true, content: { 'application/json': content } } };
}

const toFileContent = (types: readonly string[], example?: unknown): Json =>
  Object.fromEntries(
    types.map((type) => [
      type,
      { schema: { type: 'string', format: 'binary' }, ...(example === undefined ? {} : { example }) },
    ]),
  );

function toParameters(call: AnyCall, place: 'path' | 'query'): Json[] {
  const part = place === 'path' ? 'params' : 'query';
  const schema = (call as CallParts)[part] as
    | (GenericSchema & { entries: Record<string, GenericSchema> })
    | undefined;
  if (!schema) return [];
  const { properties = {}, required = [] } = toInputSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const example = buildExemplo(schema.entries[name]!, `${call.id}.${part}.${name}`);
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
      ...(example === undefined ? {} : { example }),
    };
  });
}

/** Returns the path parameters under their names in the shared path, with the call's own name where it differs. */
function toPathParameters(call: AnyCall, address: string): Json[] {
  const own = holesOf(call);
  const shown = holesOf({ path: address });
  return toParameters(call, 'path').map((parameter) => {
    const name = shown[own.indexOf(String(parameter['name']))]!;
    return name === parameter['name']
      ? parameter
      : { ...parameter, name, description: `For this call: ${String(parameter['name'])}.` };
  });
}

function toAnswerExample(call: AnyCall): Json {
  const statusCode = call.status ?? 200;
  const retorno = buildExemplo(call.retorno, `${call.id}.retorno`);
  if (hasEnvelope(call, 'dados')) return { statusCode, dados: retorno };
  return { ...(hasEnvelope(call, 'statusCode') ? { statusCode } : {}), mensagem: '', retorno };
}
