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
