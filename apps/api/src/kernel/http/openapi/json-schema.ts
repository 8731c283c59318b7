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

const serialized = new WeakMap<Call, Record<string, unknown>>();

/** Returns the schema that compiles the serializer of a call's success response: the same object for the same call. */
export function toSerializerSchema(call: Call): Record<string, unknown> {
  const known =
    serialized.get(call) ?? (withoutNullChoice(toEnvelopeSchema(call)) as Record<string, unknown>);
  serialized.set(call, known);
  return known;
}

/**
 * Replaces each choice between a schema and null by the schema with `nullable`. For a choice, the serializer compiles an
 * Ajv validator per alternative and runs it for each value; `nullable` is a comparison with null.
 *
 * @internal
 */
export function withoutNullChoice(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(withoutNullChoice);
  const { anyOf, ...others } = schema as Record<string, unknown>;
  const mended = Object.fromEntries(
    Object.entries(others).map(([key, value]) => [key, withoutNullChoice(value)]),
  );
  if (!Array.isArray(anyOf)) return mended;
  const choices = anyOf as readonly Record<string, unknown>[];
  const [first, ...rest] = choices.filter(({ type }) => type !== 'null');
  // Ajv validates the alternatives of a choice that stays, and it knows `nullable` beside a type only.
  return first && rest.length === 0 && (typeof first['type'] === 'string' || 'const' in first)
    ? { ...mended, ...(withoutNullChoice(first) as Record<string, unknown>), nullable: true }
    : { ...mended, anyOf };
}

/** Returns the JSON Schema of a success response in the envelope of its path. */
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

/** Returns whether a call uses the given envelope. */
export const hasEnvelope = ({ envelope }: PathEntry, wanted: PathEntry['envelope']): boolean =>
  envelope === wanted;
