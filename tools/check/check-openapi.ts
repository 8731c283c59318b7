import type { RulesetDefinition } from '@stoplight/spectral-core';
import { audiencias, type Audiencia } from '@trevo/contract/audiencias';
import { toOpenApi } from '../../apps/api/src/kernel/http/openapi.ts';

type Json = Readonly<Record<string, unknown>>;

/** Disabled lint rules, each with its reason. All others apply, warnings included. */
const redoclyLeftOut = {
  // Existing paths are fixed by clients; the server prefers the literal segment to the parameter.
  'no-ambiguous-paths': 'off',
} as const;
const spectralLeftOut = {
  // Spectral checks the same examples; this linter re-reads the schema for each and takes twenty seconds.
  'oas3-valid-media-example': 'off',
} as const;

/** Lints the OpenAPI documents generated from the contract with Redocly and Spectral. */
export async function checkOpenapi(): Promise<string[]> {
  const found: string[] = [];
  for (const audiencia of Object.keys(audiencias) as Audiencia[])
    found.push(...(await lintOpenapi(toOpenApi('0.0.0', audiencia), audiencia)));
  return found;
}

/** Returns one line per problem of a document. The linters are a lazy import, because loading them takes a second. */
export async function lintOpenapi(document: Json, name: string): Promise<string[]> {
  const text = JSON.stringify(document);
  const problems = [...(await askRedocly(text)), ...(await askSpectral(text))];
  return problems.map(
    ({ rule, place, message }) =>
      `the OpenAPI document for ${name}, ${place}: ${message} (${rule}); correct the call in its *.calls.ts in packages/contract/src/, or apps/api/src/kernel/http/openapi.ts`,
  );
}

interface Problem {
  readonly rule: string;
  readonly place: string;
  readonly message: string;
}

async function askRedocly(text: string): Promise<Problem[]> {
  const { BaseResolver, createConfig, lintDocument, makeDocumentFromString } =
    await import('@redocly/openapi-core');
  const config = await createConfig({ extends: ['recommended'], rules: redoclyLeftOut });
  const problems = await lintDocument({
    document: makeDocumentFromString(text, '/openapi.json'),
    config,
    externalRefResolver: new BaseResolver(),
  });
  return problems.map(({ ruleId, location, message }) => ({
    rule: ruleId,
    place: location[0]?.pointer ?? '#/',
    message,
  }));
}

async function askSpectral(text: string): Promise<Problem[]> {
  const { Spectral } = await import('@stoplight/spectral-core');
  const { oas } = await import('@stoplight/spectral-rulesets');
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']], rules: spectralLeftOut });
  const results = await spectral.run(text);
  return results.map(({ code, path, message }) => ({
    rule: String(code),
    place: `#/${path.join('/')}`,
    message,
  }));
}
