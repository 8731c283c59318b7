import type { RulesetDefinition } from '@stoplight/spectral-core';
import { audiencias, type Audiencia } from '@trevo/contract/audiencias';
import { toOpenApi } from '../apps/api/src/kernel/http/openapi.ts';

type Json = Readonly<Record<string, unknown>>;

/** Rules of the linters that do not hold here, each with its reason. Everything else does, warnings too. */
const redoclyLeftOut = {
  // Addresses are fixed by who calls them; the server takes the word before the hole.
  'no-ambiguous-paths': 'off',
} as const;
const spectralLeftOut = {
  // The other linter judges the same examples; this one reads the schema anew for each and takes twenty seconds.
  'oas3-valid-media-example': 'off',
} as const;

/** What the linters of Redocly and Spectral say of the interface's description, which is made of the contract. */
export async function checkOpenapi(): Promise<string[]> {
  const found: string[] = [];
  for (const audiencia of Object.keys(audiencias) as Audiencia[])
    found.push(...(await lintOpenapi(toOpenApi('0.0.0', audiencia), audiencia)));
  return found;
}

/** One line for each problem of a document. The linters are loaded only when they are asked, because that takes a second. */
export async function lintOpenapi(document: Json, name: string): Promise<string[]> {
  const text = JSON.stringify(document);
  const problems = [...(await askRedocly(text)), ...(await askSpectral(text))];
  return problems.map(
    ({ rule, place, message }) =>
      `the OpenAPI document for ${name}, ${place}: ${message} (${rule}); put the call right in its noun's *.calls.ts in packages/contract/src/, or apps/api/src/kernel/http/openapi.ts`,
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
