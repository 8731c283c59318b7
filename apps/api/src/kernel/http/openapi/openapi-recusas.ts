import type { Call, CallParts } from '@trevo/contract/call';
import { errors, type ErrorCode, type ErrorEntry } from '@trevo/contract/errors';
import { actErrors } from '@trevo/contract/operador/act-errors';
import { buildValores } from '@trevo/contract/exemplos/exemplo-recusa';
import { requisicaoExemplo } from '@trevo/contract/exemplos/exemplo-valores';
import { DomainError, toErrorEnvelope } from '../../domain-error.ts';
import { hasEnvelope } from './json-schema.ts';

type Json = Record<string, unknown>;

/** Errors possible for every call: malformed requests, rate limits, server failures. */
const generalCodes: readonly ErrorCode[] = [
  'requisicao.corpoIlegivel',
  'requisicao.corpoGrande',
  'requisicao.semTamanho',
  'requisicao.demorada',
  'requisicao.tipoNaoAceito',
  'requisicao.naoEncontrada',
  'requisicao.muitas',
  'sessao.associado',
  'servidor.falha',
  'servidor.ocupado',
  'servidor.indisponivel',
];

/** Returns one response per status, with its possible codes and example bodies. */
export function toRefusals(call: Call & CallParts): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(call.errors)) {
    const { status }: ErrorEntry = errors[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const hasStatusField = hasEnvelope(call, 'statusCode');
  return {
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [status, toRefusal(codes, hasStatusField, isHasty(status))]),
    ),
    default: { $ref: '#/components/responses/Geral' },
  };
}

function toRefusal(codes: readonly ErrorCode[], hasStatusField: boolean, hasRetryAfter: boolean): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${errors[code].mensagem}`).join('\n\n'),
    headers: { ...requestIdHeader, ...(hasRetryAfter ? retryHeader : {}) },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Recusa' },
        examples: Object.fromEntries(
          codes.map((code) => [
            code,
            hasStatusField ? toExemplo(code, true) : { $ref: `#/components/examples/${code}` },
          ]),
        ),
      },
    },
  };
}

const isHasty = (status: number) => status === 429 || status === 503;
export const requestIdHeader: Json = { 'x-request-id': { $ref: '#/components/headers/Requisicao' } };
const retryHeader: Json = { 'retry-after': { $ref: '#/components/headers/Espera' } };

/** Builds an example body with the same function as real refusals. */
function toExemplo(code: ErrorCode, hasStatusField = false): Json {
  const detalhes =
    code === 'requisicao.invalida' ? [{ campo: 'nome', mensagem: 'Informe o nome completo.' }] : undefined; // -- words: what the contract says of a name
  const { status }: ErrorEntry = errors[code];
  return {
    summary: `${status} ${code}`,
    value: {
      ...(hasStatusField ? { statusCode: status } : {}),
      ...toErrorEnvelope(new DomainError(code, buildValores(code), detalhes), requisicaoExemplo),
    },
  };
}

/** Returns the components shared by the refusals of these calls. */
export function toRefusalComponents(shown: readonly (Call & CallParts)[]): {
  schemas: Json;
  responses: Json;
  examples: Json;
} {
  const declared = shown
    .filter((call) => !hasEnvelope(call as Call, 'statusCode'))
    .flatMap((call) => call.errors);
  const hasActs = shown.some(({ auth }) => auth === 'operador');
  const shared = hasActs ? [...generalCodes, ...actErrors] : generalCodes;
  const codes = [...new Set([...declared, ...shared])].sort();
  const { description, ...general } = toRefusal(shared, false, true);
  return {
    schemas: { Recusa: refusalSchema },
    responses: {
      Geral: { description: `Errors that every call can return.\n\n${String(description)}`, ...general },
    },
    examples: Object.fromEntries(codes.map((code) => [code, toExemplo(code)])),
  };
}

const refusalSchema: Json = {
  type: 'object',
  description: 'Error of a call. Clients branch on `codigo`; `mensagem` and `cura` are for users.',
  required: ['codigo', 'mensagem', 'retorno', 'requisicao'],
  properties: {
    codigo: {
      type: 'string',
      description: 'Later releases may add codes; treat an unknown code like its status.',
      'x-extensible-enum': Object.keys(errors),
    },
    mensagem: { type: 'string', description: 'Message for the user.' },
    retorno: { type: 'string', description: 'The same message.' },
    cura: { type: 'string', description: 'Next step for the user.' },
    detalhes: {
      type: 'array',
      description: 'Invalid fields with their messages; `campo` is a dotted path.',
      items: {
        type: 'object',
        required: ['campo', 'mensagem'],
        properties: { campo: { type: 'string' }, mensagem: { type: 'string' } },
      },
    },
    valores: {
      type: 'object',
      description: 'Values in the message.',
      additionalProperties: { type: ['string', 'number'] },
    },
    requisicao: { type: 'string', description: 'The request id, also in the log.' },
    statusCode: {
      type: 'number',
      description: 'The HTTP status, for calls whose responses repeat it.',
    },
  },
};
