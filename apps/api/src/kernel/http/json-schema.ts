import type { Call } from '@trevo/contract/call';
import type { PathEntry } from '@trevo/contract/paths';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** JSON Schema of a contract schema's output, for compiled serialisation and OpenAPI. */
function toOutputSchema(schema: unknown): Record<string, unknown> {
  const { $schema, ...rest } = toJsonSchema(schema as GenericSchema, {
    typeMode: 'output',
    errorMode: 'ignore',
  }) as Record<string, unknown>;
  return rest;
}

/** JSON Schema of what a caller sends. */
export function toInputSchema(schema: unknown): Record<string, unknown> {
  const { $schema, ...rest } = toJsonSchema(schema as GenericSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
  }) as Record<string, unknown>;
  return rest;
}

/** JSON Schema of a successful answer, in the envelope that the call's path tells. */
export function toEnvelopeSchema(call: Call): Record<string, unknown> {
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

/** Whether a call answers in this other envelope. */
export const hasEnvelope = ({ envelope }: PathEntry, wanted: PathEntry['envelope']): boolean =>
  envelope === wanted;
