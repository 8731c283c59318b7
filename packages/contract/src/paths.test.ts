import { expect, test } from 'vitest';
import type { CallParts } from './call.ts';
import { calls } from './calls.ts';
import type { PathEntry } from './path-entry.ts';

const all: readonly (PathEntry & CallParts & { id: string })[] = Object.values(calls);
interface Schema {
  readonly entries?: object;
  readonly options?: readonly Schema[];
  readonly pipe?: readonly { readonly kind: string }[];
}
/** A transformed schema has the fields of its output, which exist only in the types. */
const isRewritten = ({ pipe = [] }: Schema) => pipe.some(({ kind }) => kind === 'transformation');

/**
 * Returns the field names of a schema; for a union, those common to all its members. With `campo`, members
 * without that field are ignored, because they do not count as attempts.
 */
function listFields(schema: Schema | undefined, campo?: string): string[] {
  const { entries = {}, options } = schema ?? {};
  if (!options) return Object.keys(entries);
  const [first = [], ...others] = options
    .filter((option) => !isRewritten(option))
    .map((option) => listFields(option))
    .filter((fields) => campo === undefined || fields.includes(campo));
  return first.filter((field) => others.every((fields) => fields.includes(field)));
}

const counted = all.filter(({ auth, taxa }) => auth !== 'consumidor' && taxa?.porPar);

/** Returns the schema of the field that contains the last name of a path such as `a.b`. */
function findOwner(schema: Schema | undefined, names: readonly string[]): Schema | undefined {
  const [first, ...others] = names;
  if (first === undefined || others.length === 0) return schema;
  return findOwner((schema?.entries as Record<string, Schema> | undefined)?.[first], others);
}

test.each(counted)('$id has a rate limit per person and says where the person is named', (call) => {
  const names = call.pessoa?.split('.') ?? [];
  const inBody = listFields(findOwner(call.body as Schema, names), call.taxa?.campo);
  expect([...listFields(call.params as Schema), ...inBody]).toContain(names.at(-1));
});

test.each(all.filter(({ pessoa }) => pessoa !== undefined))(
  '$id names a person and has a rate limit per person',
  (call) => {
    expect(counted).toContain(call);
  },
);
