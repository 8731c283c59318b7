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
/** What is rewritten while it is read has the fields of what it becomes, which only the types tell. */
const isRewritten = ({ pipe = [] }: Schema) => pipe.some(({ kind }) => kind === 'transformation');

/**
 * Names of the fields of a schema; of a union, those that each of its members has. Where only a body with the field
 * `campo` counts as an attempt, the other members do not matter.
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

test.each(counted)('$id counts attempts by a person, and tells where that person is named', (call) => {
  const inBody = listFields(call.body as Schema, call.taxa?.campo);
  expect([...listFields(call.params as Schema), ...inBody]).toContain(call.pessoa);
});

test.each(all.filter(({ pessoa }) => pessoa !== undefined))(
  '$id names a person, whose attempts count',
  (call) => {
    expect(counted).toContain(call);
  },
);
