import { expect, test } from 'vitest';
import { toOpenApi } from '../../apps/api/src/kernel/http/openapi.ts';
import { lintOpenapi } from './check-openapi.ts';

interface Operation {
  summary?: string;
  description?: string;
  security?: object[];
  requestBody?: { content: { 'application/json': { example: Record<string, unknown> } } };
}

/** Builds the consumer API document with only its sign-up, modified by the test. */
function plant(change: (operation: Operation) => void) {
  const document = toOpenApi('0.0.0') as {
    paths: Record<string, { post: Operation }>;
    tags: { name: string }[];
  };
  const path = '/login/v1/logins';
  const item = structuredClone(document.paths[path]!);
  change(item.post);
  return { ...document, paths: { [path]: item } };
}

const lint = async (change: (operation: Operation) => void) =>
  (await lintOpenapi(plant(change), 'pessoas')).filter((line) => !/unused/.test(line));

test('reports a call without summary, without security or with a wrong example with its place', async () => {
  expect(await lint(() => undefined)).toEqual([]);
  const bare = await lint((operation) => delete operation.summary);
  expect(bare.join('\n')).toMatch(/login~1v1~1logins\/post\/summary.*operation-summary/);
  const silent = await lint((operation) => delete operation.description);
  expect(silent.join('\n')).toMatch(/\/login\/v1\/logins\/post.*operation-description/);
  const open = await lint((operation) => (operation.security = [{ nobody: [] }]));
  expect(open.join('\n')).toContain('nobody');
  const wrong = await lint(
    (operation) => (operation.requestBody!.content['application/json'].example['nome'] = 5),
  );
  expect(wrong.join('\n')).toContain('no-invalid-media-type-examples');
});
