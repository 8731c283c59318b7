import * as v from 'valibot';
import { findExemplos } from './exemplos.ts';

/** What of a schema says which values it takes. */
interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly (string | v.GenericSchema)[];
  readonly literal?: unknown;
}

/** What stands nowhere: a field that an example leaves out. */
const leftOut = undefined;

/**
 * A value as it really occurs, for a schema at a place of the interface (`cupom.premiados.retorno.nome`): made of the
 * values that `exemplos` has for the place, or for the longest end of it, as far as the schema takes them. A text or a
 * number for which there is none is refused, so that no example says "string".
 */
export function buildExemplo(schema: v.GenericSchema, place: string): unknown {
  for (const value of listExemplos(place)) if (v.is(schema, value)) return value;
  const { type, entries, item, wrapped, options = [], literal } = schema as SchemaNode;
  if (type === 'object') return buildObject(entries!, place);
  if (type === 'array') return [buildExemplo(item!, place)];
  if (type === 'optional' || type === 'nullable' || type === 'nullish') return buildExemplo(wrapped!, place);
  if (type === 'literal') return literal;
  if (type === 'boolean') return true;
  if (type === 'picklist') return options[0];
  if (type === 'union') return buildFirst(options as readonly v.GenericSchema[], place);
  throw new Error(`no example of packages/contract/src/ has a value for ${place} (${type})`);
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

/** The values for a place, those for the longest end of it first. */
function listExemplos(place: string): readonly unknown[] {
  const words = place.split('.');
  return words.flatMap((_, at) => findExemplos(words.slice(at).join('.')));
}
