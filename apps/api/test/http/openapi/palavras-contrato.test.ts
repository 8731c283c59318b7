import type { CallParts } from '@trevo/contract/call';
import { calls } from '@trevo/contract/calls';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toSchemaWords } from '../../../src/kernel/http/openapi/schema.text.ts';

const english = /Invalid |[Ee]xpected|[Rr]eceived/;
const strange = [
  undefined,
  null,
  1,
  -1,
  1.5,
  Number.NaN,
  '',
  'x',
  'x'.repeat(1_000_000),
  true,
  [],
  {},
  [[]],
  { x: 1 },
];

const parts = Object.values(calls).flatMap((call) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = (call as CallParts)[part] as v.GenericSchema | undefined;
    return schema ? [{ name: `${call.id} ${part}`, schema }] : [];
  }),
);

/** Returns invalid values for the whole schema and, if it has fields, for each field. */
function listInputs(schema: v.GenericSchema): unknown[] {
  const fields = Object.keys((schema as { entries?: object }).entries ?? {});
  return [...strange, ...strange.map((value) => Object.fromEntries(fields.map((field) => [field, value])))];
}

test.each(parts)('rejects invalid values of $name with Portuguese messages', ({ schema }) => {
  for (const input of listInputs(schema)) {
    const { issues = [] } = v.safeParse(schema, input, { message: toSchemaWords });
    for (const { message } of issues) expect(message).not.toMatch(english);
  }
  expect(parts.length).toBeGreaterThan(50);
});
