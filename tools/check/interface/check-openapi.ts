import { audiencias, type Audiencia } from '@trevo/contract/audiencias';
import { toOpenApi } from '../../../apps/api/src/kernel/http/openapi/openapi.ts';

type Json = Readonly<Record<string, unknown>>;

/** Recommended rules apply, warnings included, except these. */
const rules = {
  // Existing paths are fixed by clients; the server prefers the literal segment to the parameter.
  'no-ambiguous-paths': 'off',
  // Not among the recommended ones.
  'info-contact': 'error',
  'operation-description': 'error',
  'operation-tag-defined': 'error',
  'rule/info-description': {
    subject: { type: 'Info', property: 'description' },
    assertions: { defined: true, nonEmpty: true },
  },
} as const;

/** Lints the OpenAPI documents generated from the contract with Redocly. */
export async function checkOpenapi(): Promise<string[]> {
  const found: string[] = [];
  for (const audiencia of Object.keys(audiencias) as Audiencia[])
    found.push(...(await lintOpenapi(toOpenApi('0.0.0', audiencia), audiencia)));
  return found;
}

/** Returns one line per problem of a document. The linter is a lazy import, because loading it takes a second. */
export async function lintOpenapi(document: Json, name: string): Promise<string[]> {
  const { BaseResolver, createConfig, lintDocument, makeDocumentFromString } =
    await import('@redocly/openapi-core');
  const problems = await lintDocument({
    document: makeDocumentFromString(JSON.stringify(document), '/openapi.json'),
    config: await createConfig({ extends: ['recommended'], rules }),
    externalRefResolver: new BaseResolver(),
  });
  return problems.map(
    ({ ruleId, location, message }) =>
      `the OpenAPI document for ${name}, ${location[0]?.pointer ?? '#/'}: ${message} (${ruleId}); correct the call in its *.calls.ts in packages/contract/src/, or apps/api/src/kernel/http/openapi/openapi.ts`,
  );
}
