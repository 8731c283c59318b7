import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { audiencias, type Audiencia } from '@trevo/contract/audiencias';
import { toOpenApi } from '../../apps/api/src/kernel/http/openapi/openapi.ts';
import { listBreaks } from '../check/interface/openapi-breaks.ts';
import { readText } from '../project.ts';

type Json = Record<string, unknown>;
type Documents = Readonly<Record<string, Json>>;

/** OpenAPI documents of the last release without descriptions and examples. `npm run versao` writes them. */
const folder = 'packages/contract/last-release';
const toPath = (name: string): string => `${folder}/openapi-${name}.json`;

/** Intended breaking changes since the last release, each with its reason. */
export const acceptedPath = `${folder}/accepted-breaks.json`;

interface AcceptedBreak {
  readonly change: string;
  readonly reason: string;
}

/** Builds the documents of the current contract. */
const buildDocuments = (): Documents =>
  Object.fromEntries(
    (Object.keys(audiencias) as Audiencia[]).map((name) => [name, toPromise(toOpenApi('', name))]),
  );

const leftOut = new Set(['description', 'summary', 'title', 'example', 'operationId', 'tags', 'headers']);

/** Removes everything that no client depends on. Of the error examples their keys stay, which are the codes. */
function toPromise(document: Json): Json {
  const strip = (value: unknown, areNames: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => strip(one, false));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => areNames || !leftOut.has(key))
        .map(([key, inner]) => [
          key,
          key === 'examples' && !areNames
            ? Object.fromEntries(Object.keys(inner as Json).map((code) => [code, {}]))
            : strip(inner, key === 'properties' && !areNames),
        ]),
    );
  };
  const { paths, components } = strip(document, false) as { paths: Json; components: Json };
  const { schemas, responses, parameters } = components;
  return { paths, components: { schemas, responses, parameters } };
}

/** Reports breaking changes since the last release that are not accepted, and stale acceptances. */
export function checkRelease(root: string, documents: Documents = buildDocuments()): string[] {
  const accepted = JSON.parse(readText(root, acceptedPath)) as readonly AcceptedBreak[];
  const breaks = Object.entries(documents).flatMap(([name, document]) =>
    listBreaks(JSON.parse(readText(root, toPath(name))) as Json, document),
  );
  return [
    ...breaks
      .filter((change) => !accepted.some((one) => one.change === change))
      .map(
        (change) =>
          `${change}: breaks clients of the last release; undo it, or add the change with its reason to ${acceptedPath}`,
      ),
    ...accepted
      .filter(({ change }) => !breaks.includes(change))
      .map(
        ({ change }) =>
          `${acceptedPath} accepts "${change}", which is not a change of this release; remove it`,
      ),
    ...accepted
      .filter(({ reason }) => !reason?.trim())
      .map(({ change }) => `${acceptedPath} has no reason for "${change}"; add one`),
  ];
}

/** Writes the current interface as that of the last release, without accepted changes. */
export function writeRelease(root: string, documents: Documents = buildDocuments()): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (const [name, document] of Object.entries(documents))
    writeFileSync(join(root, toPath(name)), toLines(document));
  writeFileSync(join(root, acceptedPath), '[]\n');
}

/** Formats JSON with one line per path, so that a diff of two releases is readable. */
function toLines({ paths, ...rest }: Json): string {
  const lines = Object.entries(paths as Json).map(
    ([path, operations]) => `  ${JSON.stringify(path)}: ${JSON.stringify(operations)}`,
  );
  const others = Object.entries(rest).map(
    ([key, value]) => `,\n${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n"paths": {\n${lines.join(',\n')}\n}${others.join('')}\n}\n`;
}
