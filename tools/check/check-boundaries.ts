import { paths } from '@trevo/contract/paths';
import { parseSource, visit, type ImportEdge, type Node, type ParsedSource } from './parsed-source.ts';
import { isProgram, isTestCode, listFiles } from '../project.ts';
import {
  featureLevels,
  moduleLevels,
  forbiddenImports,
  restrictedModules,
  zones,
  testsMayImport,
  testsMayUse,
  type Zone,
} from './boundaries.ts';
import { maySpellUrls, namesNoService } from './boundary-texts.ts';

/** Checks every import, and further restrictions on files, against tools/check/boundaries.ts. */
export function checkBoundaries(root: string): string[] {
  const sources = listFiles(root)
    .filter(isProgram)
    .map((path) => parseSource(root, path));
  return sources.flatMap((source) => [
    ...source.imports.flatMap((edge) =>
      checkImport(source.path, edge).map((why) => `${source.path}:${edge.line} ${why}`),
    ),
    ...findClock(source),
    ...findSpelledUrls(source),
    ...findNamedServices(source),
  ]);
}

function checkImport(path: string, edge: ImportEdge): string[] {
  return [
    edge.file === undefined ? checkNpm(path, edge) : checkZone(path, edge, edge.file),
    edge.file === undefined ? undefined : checkLevel(path, edge.file),
    checkEntrance(path, edge),
    ...restrictedModules.map((restricted) => {
      const isRestricted = edge.file
        ? restricted.files?.some((pattern) => matches(pattern, edge.file!))
        : restricted.npm?.includes(toPackage(edge.specifier));
      if (!isRestricted || restricted.for.some(({ files }) => matches(files, path))) return undefined;
      return `imports ${edge.specifier}, but ${restricted.what} is reserved for stores, views and the files in tools/check/boundaries.ts`;
    }),
    ...forbiddenImports.map((forbidden) => {
      if (!edge.file || !matches(forbidden.from, path) || !matches(forbidden.to, edge.file)) return undefined;
      if (edge.isType && forbidden.areTypesAllowed) return undefined;
      return `may not import ${edge.specifier}: ${forbidden.why}`;
    }),
  ].filter((breach) => breach !== undefined);
}

function checkZone(path: string, edge: ImportEdge, target: string): string | undefined {
  const zone = zones.find(({ files }) => matches(files, path));
  if (!zone) return 'belongs to no zone of tools/check/boundaries.ts; add one';
  if (isSameZone(zone, path, target) || zone.mayImport.some((pattern) => matches(pattern, target)))
    return undefined;
  if (edge.isType && zone.mayImportTypes?.some((pattern) => matches(pattern, target))) return undefined;
  if (isTestCode(path) && testsMayImport.some((pattern) => matches(pattern, target))) return undefined;
  return `may not import ${edge.specifier}: ${zone.why}`;
}

function checkNpm(path: string, edge: ImportEdge): string | undefined {
  const zone = zones.find(({ files }) => matches(files, path));
  const name = toPackage(edge.specifier);
  if (!zone?.npm || zone.npm.includes(name)) return undefined;
  if (isTestCode(path) && testsMayUse.includes(name)) return undefined;
  return `may not import ${edge.specifier}: ${zone.files} may import only ${zone.npm.join(', ')}`;
}

const leveled = [
  {
    pattern: /^apps\/api\/src\/modules\/([^/]+)\//,
    noun: 'module',
    levels: moduleLevels,
    rise: 'use an event',
  },
  {
    pattern: /^apps\/web\/src\/features\/([^/]+)\//,
    noun: 'feature',
    levels: featureLevels,
    rise: 'pass it in from above',
  },
];

/** Checks that a module or feature imports only from lower levels. */
function checkLevel(path: string, target: string): string | undefined {
  for (const { pattern, noun, levels, rise } of leveled) {
    const [own, other] = [path, target].map((file) => pattern.exec(file)?.[1]);
    if (!own || !other || own === other) continue;
    const levelOf = (name: string) => levels.findIndex((level) => level.includes(name));
    for (const name of [own, other])
      if (levelOf(name) === -1) return `${noun} ${name} has no level in tools/check/boundaries.ts`;
    if (levelOf(other) < levelOf(own)) continue;
    return `${noun} ${own} may not import ${noun} ${other}, which is not on a lower level (tools/check/boundaries.ts); ${rise} instead`;
  }
  return undefined;
}

/** Checks that a package is imported by its name, so that its exports map stays effective. */
function checkEntrance(path: string, { file, specifier }: ImportEdge): string | undefined {
  const target = /^packages\/[^/]+\//.exec(file ?? '')?.[0];
  if (!target || path.startsWith(target) || specifier.startsWith('@trevo/')) return undefined;
  return `imports ${specifier}; import a package by its name (@trevo/…)`;
}

/** Rules take the time as an argument; .oxlintrc.json forbids the other globals of clock, network and storage. */
function findClock({ path, program, lineAt }: ParsedSource): string[] {
  if (!path.startsWith('packages/rules/src/') || isTestCode(path)) return [];
  const found: string[] = [];
  visit(program, (node) => {
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return;
    const { callee, arguments: args } = node as unknown as { callee: Node; arguments: Node[] };
    if (callee.type === 'Identifier' && callee['name'] === 'Date' && args.length === 0)
      found.push(`${path}:${lineAt(node.start)} reads the clock; pass the time as an argument`);
  });
  return found;
}

/** `/login/v1`, `/cupom/v2`, …; a path without a version counts as a whole. */
const prefixes = [
  ...new Set(
    Object.values(paths).map(({ path }) => /^\/[^/]+\/v\d+/.exec(path)?.[0] ?? path.replace(/\/?\{.*$/, '')),
  ),
];
const urlPattern = new RegExp(`(?:${prefixes.join('|')})(?=$|[/?#])`, 'i');

function findSpelledUrls(source: ParsedSource): string[] {
  const { path } = source;
  if (isTestCode(path) || maySpellUrls.some(({ files }) => matches(files, path))) return [];
  return listTexts(source).flatMap(({ text, line }) => {
    const url = urlPattern.exec(text)?.[0];
    return url ? [`${path}:${line} contains the URL ${url}; take it from @trevo/contract/paths`] : [];
  });
}

/** Service names, the first segments of call ids: cupom, documentoFiscal, … */
const services = [...new Set(Object.keys(paths).map((id) => id.split('.')[0]!))];
const servicePattern = new RegExp(`\\b(?:${services.join('|')})\\b`);

function findNamedServices(source: ParsedSource): string[] {
  const { path } = source;
  if (!matches(namesNoService.files, path)) return [];
  return listTexts(source)
    .filter(({ text, isArgument }) => {
      // Audience names may be compared, but not searched for in a text; an error code may be an argument.
      const isAllowed = namesNoService.allowed.includes(text) && !(isArgument && !text.includes('.'));
      return servicePattern.test(text) && !isAllowed;
    })
    .map(
      ({ text, line }) => `${path}:${line} contains '${text}', the name of a service: ${namesNoService.why}`,
    );
}

/** Returns every text of a program, including regular expressions, except import specifiers. */
function listTexts({ program, lineAt }: ParsedSource): { text: string; line: number; isArgument: boolean }[] {
  const texts: { text: string; line: number; isArgument: boolean }[] = [];
  visit(program, (node, parent, key) => {
    if (node.type !== 'Literal' && node.type !== 'TemplateElement') return;
    const regex = node['regex'] as { pattern: string } | undefined;
    const value =
      node.type === 'TemplateElement'
        ? (node['value'] as { cooked: string }).cooked
        : (regex?.pattern.replace(/[\\^$]/g, '') ?? node['value']);
    if (typeof value !== 'string' || key === 'source') return;
    texts.push({ text: value, line: lineAt(node.start), isArgument: parent?.type === 'CallExpression' });
  });
  return texts;
}

/** Shortens `@scope/name/deep` and `name/deep` to the package name. */
function toPackage(specifier: string): string {
  return specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
}

const toRegExp = (pattern: string) => {
  const body = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll('[^/]*[^/]*/', '(?:[^/]+/)*');
  return new RegExp(`^${body}${pattern.endsWith('/') ? '' : '$'}`);
};
const matches = (pattern: string, path: string) => toRegExp(pattern).test(path);
/** Returns the part of the path that matches the pattern: `features/cupom/`. */
const fill = (pattern: string, path: string) => toRegExp(pattern).exec(path)?.[0];
const isSameZone = (zone: Zone, path: string, target: string) =>
  zones.find(({ files }) => matches(files, target)) === zone &&
  fill(zone.files, path) === fill(zone.files, target);
