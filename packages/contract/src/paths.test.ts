import { expect, test } from 'vitest';
import type { CallParts } from './call.ts';
import { calls } from './calls.ts';
import type { PathEntry } from './path-entry.ts';

const all: readonly (PathEntry & CallParts & { id: string })[] = Object.values(calls);
/** Names of the fields of a schema; of a union, those of its first member. */
function listFields(schema: unknown): string[] {
  const { entries, options } = (schema ?? {}) as { entries?: object; options?: readonly unknown[] };
  return options ? listFields(options[0]) : Object.keys(entries ?? {});
}

const counted = all.filter(({ auth, taxa }) => auth !== 'consumidor' && taxa?.porPar);

test.each(counted)('$id counts attempts by a person, and tells where that person is named', (call) => {
  expect([...listFields(call.params), ...listFields(call.body)]).toContain(call.pessoa);
});

test.each(all.filter(({ pessoa }) => pessoa !== undefined))(
  '$id names a person, whose attempts count',
  (call) => {
    expect(counted).toContain(call);
  },
);
