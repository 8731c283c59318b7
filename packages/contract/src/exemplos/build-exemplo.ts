import * as v from 'valibot';
import { findExemplos } from './exemplos.ts';

/** The schema properties that determine valid values. */
interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly (string | v.GenericSchema)[];
  readonly literal?: unknown;
}

/** Marks a field that the example omits. */
const leftOut = undefined;

/**
 * Returns a realistic value for a schema at a dotted path of the API (`cupom.premiados.retorno.nome`), from the
 * values that `exemplos` has for the longest matching path suffix, if the schema accepts them. Throws for a text
 * or number without a value, so that no example says "string".
 */
export function buildExemplo(schema: v.GenericSchema, place: string): unknown {
  for (const value of listExemplos(place)) if (v.is(schema, value)) return value;
  const { type, entries, item, wrapped, options = [], literal } = schema as SchemaNode;
  if (type === 'object' || type === 'strict_object') return buildObject(entries!, place);
  if (type === 'array') return [buildExemplo(item!, place)];
  if (type === 'optional' || type === 'nullable' || type === 'nullish') return buildExemplo(wrapped!, place);
  if (type === 'literal') return literal;
  if (type === 'boolean') return true;
  if (type === 'picklist') return options[0];
  if (type === 'union') return buildFirst(options as readonly v.GenericSchema[], place);
  throw new Error(
    `no example has a value for ${place} (${type}); add one to the noun's examples, at the end of its *.calls.ts in packages/contract/src/`,
  );
}

function buildObject(entries: NonNullable<SchemaNode['entries']>, place: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entries)
      .map(([name, entry]) => [name, buildExemplo(entry, `${place}.${name}`)] as const)
      .filter(([, value]) => value !== leftOut),
  );
}

function buildFirst(options: readonly v.GenericSchema[], place: string): unknown {
  const built = options.map((option) => [option, buildExemplo(option, place)] as const);
  return built.find(([option, value]) => v.is(option, value))?.[1];
}

/** Lists the candidate values for a path, longest matching suffix first. */
function listExemplos(place: string): readonly unknown[] {
  const words = place.split('.');
  return words.flatMap((_, at) => findExemplos(words.slice(at).join('.')));
}
