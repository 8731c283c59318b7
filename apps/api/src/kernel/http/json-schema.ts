import type { Call } from '@trevo/contract/call';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** JSON Schema of a contract schema's output, for compiled serialisation and OpenAPI. */
export function toOutputSchema(schema: unknown): Record<string, unknown> {
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

/** JSON Schema of a successful answer; the configuration service keeps its own historical envelope. */
export function toEnvelopeSchema(call: Call): Record<string, unknown> {
  const retorno = toOutputSchema(call.retorno);
  return call.id.startsWith('configuracao.')
    ? { type: 'object', properties: { statusCode: { type: 'number' }, dados: retorno } }
    : {
        type: 'object',
        properties: {
          ...(hasStatusCode(call) ? { statusCode: { type: 'number' } } : {}),
          mensagem: { type: 'string' },
          retorno,
        },
      };
}

/** Whether who calls reads the status in the body too, as the Comper shops do. */
export const hasStatusCode = ({ id }: Pick<Call, 'id'>): boolean => id.startsWith('comper.');
