import type { Call } from '@trevo/contract/call';
import type { PathEntry } from '@trevo/contract/paths';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Returns the JSON Schema of a contract schema's output, for compiled serialization and OpenAPI. */
function toOutputSchema(schema: unknown): Record<string, unknown> {
  const { $schema, ...rest } = toJsonSchema(schema as GenericSchema, {
    typeMode: 'output',
    errorMode: 'ignore',
  }) as Record<string, unknown>;
  return rest;
}

/** Returns the JSON Schema of a request's input. */
export function toInputSchema(schema: unknown): Record<string, unknown> {
  const { $schema, ...rest } = toJsonSchema(schema as GenericSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
  }) as Record<string, unknown>;
  return rest;
}

const envelopes = new WeakMap<Call, Record<string, unknown>>();

/** Returns the JSON Schema of a success response in the envelope of its path: the same object for the same call. */
export function toEnvelopeSchema(call: Call): Record<string, unknown> {
  const known = envelopes.get(call) ?? buildEnvelopeSchema(call);
  envelopes.set(call, known);
  return known;
}

function buildEnvelopeSchema(call: Call): Record<string, unknown> {
  const retorno = toOutputSchema(call.retorno);
  return hasEnvelope(call, 'dados')
    ? { type: 'object', properties: { statusCode: { type: 'number' }, dados: retorno } }
    : {
        type: 'object',
        properties: {
          ...(hasEnvelope(call, 'statusCode') ? { statusCode: { type: 'number' } } : {}),
          mensagem: { type: 'string' },
          retorno,
        },
      };
}

/** Returns whether a call uses the given envelope. */
export const hasEnvelope = ({ envelope }: PathEntry, wanted: PathEntry['envelope']): boolean =>
  envelope === wanted;
