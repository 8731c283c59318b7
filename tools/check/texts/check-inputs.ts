import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildCampanhaJsonSchema } from '@trevo/config/campanha-file/campanha-json-schema';
import type { Call } from '@trevo/contract/call';
import { calls } from '@trevo/contract/calls';
import { toInputSchema } from '../../../apps/api/src/kernel/http/openapi/json-schema.ts';
import { listFiles, readText } from '../../project.ts';

const threatModel = 'docs/explanation/threat-model.md';
/** Nouns whose calls take files, addresses or settings of a promoter. */
const nouns = ['campanha', 'estudio', 'provedor', 'upload', 'venda', 'webhook'];

type Schema = Readonly<Record<string, unknown>>;

/**
 * Checks that the threat model assigns each text or file that the contract of these nouns and the campaign file take to a row
 * of its table of inputs, and that the tests of its rows exist.
 */
export function checkInputs(root: string): string[] {
  const files = listFiles(root);
  const derived = [...new Set([...listCallInputs(root, files), ...listCampanhaInputs()])];
  return compareInputs(derived, readText(root, threatModel), (path) => existsSync(join(root, path)));
}

function listCallInputs(root: string, files: readonly string[]): string[] {
  const ids = files
    .filter((path) => nouns.some((noun) => path.startsWith(`packages/contract/src/${noun}/`)))
    .filter((path) => path.endsWith('.calls.ts'))
    .flatMap((path) => [...readText(root, path).matchAll(/defineCall\('([\w.]+)'/g)].map(([, id]) => id!));
  return ids.flatMap((id) => {
    const call = (calls as Readonly<Record<string, Call>>)[id];
    if (!call) return [];
    const parts = (['params', 'query', 'body'] as const).flatMap((part) =>
      call[part] === undefined ? [] : listTexts(toInputSchema(call[part]), part, toLiteral),
    );
    // Calls share their parameters.
    return [...parts, ...(call.bodyTypes ? ['body'] : [])].map((path) =>
      path.startsWith('params.') ? `*#${path}` : `${id}#${path}`,
    );
  });
}

const listCampanhaInputs = (): string[] =>
  listTexts(buildCampanhaJsonSchema() as Schema, '').map((path) => `yaml#${path}`);

/**
 * Lists the paths of a schema at which text is accepted.
 *
 * @param toSuffix suffix of the path for an option of a variant; by default options share their paths
 */
export function listTexts(
  schema: Schema,
  path: string,
  toSuffix: (option: Schema) => string = () => '',
): string[] {
  const found = new Set<string>();
  const visit = (node: Schema, at: string): void => {
    const options = node['anyOf'] ?? node['oneOf'] ?? node['allOf'];
    if (Array.isArray(options)) {
      for (const option of options as Schema[]) visit(option, `${at}${toSuffix(option)}`);
    } else if (node['type'] === 'array') visit(node['items'] as Schema, `${at}[]`);
    else if (node['type'] === 'object') visitObject(node, at);
    else if (isText(node)) found.add(at);
  };
  const visitObject = (node: Schema, at: string): void => {
    for (const [name, child] of Object.entries((node['properties'] ?? {}) as Record<string, Schema>))
      // The configuration's keys are in the schema twice: nested, and dotted.
      if (!name.includes('.')) visit(child, at === '' ? name : `${at}.${name}`);
    const others = node['additionalProperties'];
    if (typeof others === 'object') {
      found.add(`${at}.{key}`);
      visit(others as Schema, `${at}.*`);
    }
  };
  visit(schema, path);
  return [...found];
}

/** Whether a leaf accepts more than listed values, numbers and ids. An unknown kind of leaf counts as text. */
const isText = (node: Schema): boolean =>
  !('const' in node || 'enum' in node) &&
  !['number', 'integer', 'boolean', 'null'].includes(node['type'] as string) &&
  node['format'] !== 'uuid' &&
  !/^\^-?\\d\{[\d,]+\}\$$/.test((node['pattern'] ?? '') as string);

function toLiteral(option: Schema): string {
  const properties = Object.values((option['properties'] ?? {}) as Record<string, Schema>);
  const literal = properties.find((one) => 'const' in one)?.['const'];
  return typeof literal === 'string' ? `(${literal})` : '';
}

/** Compares derived inputs with the rows of the threat model's table and the list below it. */
export function compareInputs(
  derived: readonly string[],
  document: string,
  exists: (path: string) => boolean,
): string[] {
  const section = document.split('## Inputs and their parsers')[1] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const labels = new Set(rows.map(([, input]) => input!.split(':')[0]!));
  const listed = readList(/```text\n([^]*?)```/.exec(section)?.[1] ?? '');
  const assigned = listed.flatMap(({ ids }) => ids);
  const known = new Set(derived);
  return [
    ...listed
      .filter(({ label }) => !labels.has(label))
      .map(({ label }) => `lists inputs of '${label}', which is no row of the table; add the row`),
    ...derived
      .filter((id) => !assigned.includes(id))
      .map((id) => `does not list the input ${id}; add it to the row of its parser`),
    ...assigned
      .filter((id) => !known.has(id))
      .map((id) => `lists the input ${id}, which no schema has; delete it`),
    ...assigned
      .filter((id, at) => assigned.indexOf(id) !== at)
      .map((id) => `lists the input ${id} twice; keep one`),
    ...rows.flatMap(([, input, , , tests]) => {
      const paths = [...tests!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
      const missing = paths.filter((path) => !exists(path) && !exists(`apps/api/test/${path}`));
      if (paths.length === 0) return [`names no test of '${input}'; add one`];
      return missing.map((path) => `names the test ${path}, which does not exist; correct it`);
    }),
  ].map((problem) => `${threatModel} ${problem}`);
}

/** Reads a list of labels, each followed by indented lines of ids. */
function readList(text: string): { readonly label: string; readonly ids: string[] }[] {
  const listed: { label: string; ids: string[] }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== ''))
    if (line.startsWith(' ')) listed.at(-1)?.ids.push(...line.trim().split(/\s+/));
    else listed.push({ label: line.trim(), ids: [] });
  return listed;
}
