type Json = Readonly<Record<string, unknown>>;
type Direction = 'request' | 'answer';

/** Two documents at the same path, with the resolver of references and the collected breaks. */
interface Side {
  readonly before: Json;
  readonly after: Json;
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toJson = (value: unknown): Json => (isJson(value) ? value : {});
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const without = (from: readonly string[], those: readonly string[]): string[] =>
  from.filter((one) => !those.includes(one));

/**
 * Returns one message per change between two OpenAPI documents that can break a client of the first one.
 *
 * A client sends requests valid in the first document and expects its responses: a request must not be narrowed,
 * a response must not be widened. Enumerations and alternatives are closed sets in both directions.
 * Descriptions, examples and bounds of response values are ignored.
 */
export function listBreaks(before: Json, after: Json): string[] {
  const resolve = createResolver(before, after);
  const [earlier, later] = [toJson(before['paths']), toJson(after['paths'])];
  return Object.keys(earlier).flatMap((path) => {
    if (!later[path]) return [`${path} was removed`];
    return methods.flatMap((method) => {
      const [from, to] = [toJson(earlier[path])[method], toJson(later[path])[method]];
      if (!from) return [];
      const name = `${method.toUpperCase()} ${path}`;
      return to
        ? compareOperation(resolve, { before: toJson(from), after: toJson(to) }).map(
            (what) => `${name}: ${what}`,
          )
        : [`${name} was removed`];
    });
  });
}

type Resolve = (side: { before: unknown; after: unknown }) => Side;

/** Resolves references in either document. */
function createResolver(before: Json, after: Json): Resolve {
  const follow = (document: Json, value: unknown): Json => {
    const { $ref: reference } = toJson(value);
    if (typeof reference !== 'string') return toJson(value);
    const target = reference
      .slice('#/'.length)
      .split('/')
      .reduce<unknown>((at, key) => toJson(at)[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
    return follow(document, target);
  };
  return (side) => ({ before: follow(before, side.before), after: follow(after, side.after) });
}

function compareOperation(resolve: Resolve, side: Side): string[] {
  return [
    ...compareSecurity(side),
    ...compareParameters(resolve, side),
    ...compareBody(resolve, side),
    ...compareAnswers(resolve, side),
  ];
}

/** Checks that a client without credential, or with this one, is still accepted. */
function compareSecurity({ before, after }: Side): string[] {
  const toNames = (one: unknown) => Object.keys(toJson(one)).sort().join(' and ');
  const [from, to] = [before, after].map(({ security }) => toList(security).map(toNames)) as [
    string[],
    string[],
  ];
  if (to.length === 0 || to.includes('')) return [];
  if (from.length === 0) return [`requires the credential ${to.join(' or ')}`];
  return without(from, to).map((name) =>
    name ? `no longer accepts the credential ${name}` : `requires the credential ${to.join(' or ')}`,
  );
}

function compareParameters(resolve: Resolve, { before, after }: Side): string[] {
  const toMap = (which: 'before' | 'after', { parameters }: Json) =>
    new Map(
      toList(parameters).map((one) => {
        const parameter = resolve({ before: one, after: one })[which];
        return [`${String(parameter['in'])} parameter ${String(parameter['name'])}`, parameter] as const;
      }),
    );
  const [from, to] = [toMap('before', before), toMap('after', after)];
  return [
    // The name of a path parameter is not sent.
    ...without([...from.keys()], [...to.keys()])
      .filter((name) => !name.startsWith('path '))
      .map((name) => `the ${name} is no longer read`),
    ...[...to].flatMap(([name, parameter]) => {
      const earlier = from.get(name);
      if (!earlier) return parameter['required'] && !name.startsWith('path ') ? [`requires the ${name}`] : [];
      return [
        ...(parameter['required'] && !earlier['required'] ? [`requires the ${name}`] : []),
        ...compareSchema(resolve, { before: earlier['schema'], after: parameter['schema'] }, 'request', name),
      ];
    }),
  ];
}

function compareBody(resolve: Resolve, { before, after }: Side): string[] {
  const body = resolve({ before: before['requestBody'], after: after['requestBody'] });
  if (!after['requestBody']) return before['requestBody'] ? ['the request body is no longer read'] : [];
  if (body.after['required'] && !body.before['required']) return ['requires a request body'];
  return compareContent(resolve, body, 'request', 'request');
}

function compareAnswers(resolve: Resolve, { before, after }: Side): string[] {
  const [from, to] = [toJson(before['responses']), toJson(after['responses'])];
  return Object.keys(from).flatMap((status) => {
    if (!to[status]) return [`no longer returns the status ${status}`];
    const answer = resolve({ before: from[status], after: to[status] });
    const codes = (response: Json) =>
      Object.keys(toJson(toJson(toJson(response['content'])['application/json'])['examples']));
    return [
      ...without(codes(answer.before), codes(answer.after)).map(
        (code) => `${status} no longer returns the code ${code}`,
      ),
      ...compareContent(resolve, answer, 'answer', status),
    ];
  });
}

function compareContent(resolve: Resolve, side: Side, direction: Direction, place: string): string[] {
  const [from, to] = [toJson(side.before['content']), toJson(side.after['content'])];
  return [
    ...without(Object.keys(from), Object.keys(to)).map(
      (type) => `${place} ${direction === 'request' ? 'no longer accepts' : 'no longer is'} ${type}`,
    ),
    ...Object.keys(from)
      .filter((type) => to[type])
      .flatMap((type) =>
        compareSchema(
          resolve,
          { before: toJson(from[type])['schema'], after: toJson(to[type])['schema'] },
          direction,
          place,
        ),
      ),
  ];
}

/** Bounds by keyword, and whether a larger value allows more. */
const bounds: Readonly<Record<string, 'upper' | 'lower'>> = {
  maxLength: 'upper',
  maximum: 'upper',
  exclusiveMaximum: 'upper',
  maxItems: 'upper',
  minLength: 'lower',
  minimum: 'lower',
  exclusiveMinimum: 'lower',
  minItems: 'lower',
};

function compareSchema(
  resolve: Resolve,
  unresolved: { before: unknown; after: unknown },
  direction: Direction,
  place: string,
): string[] {
  const { before, after } = resolve(unresolved);
  const alternatives = compareAlternatives(resolve, { before, after }, direction, place);
  if (alternatives) return alternatives;
  return [
    ...compareSets('type', listTypes(before), listTypes(after), direction, place),
    ...compareSets('value', listValues(before), listValues(after), direction, place),
    ...compareProperties(resolve, { before, after }, direction, place),
    ...['items', 'additionalProperties', 'propertyNames'].flatMap((key) =>
      isJson(before[key]) && isJson(after[key])
        ? compareSchema(
            resolve,
            { before: before[key], after: after[key] },
            direction,
            `${place}${key === 'items' ? '[]' : `.{${key}}`}`,
          )
        : [],
    ),
    ...(direction === 'request' ? compareLimits({ before, after }, place) : []),
    ...(before['format'] === after['format'] || (direction === 'request' && after['format'] === undefined)
      ? []
      : [`${place} has the format ${textOf(after['format']) ?? 'of any text'}`]),
  ];
}

/**
 * Compares alternatives (`anyOf`): each former one of a request must be accepted by a current one, each current
 * one of a response must match a former one. Undefined where neither schema has alternatives.
 */
function compareAlternatives(
  resolve: Resolve,
  { before, after }: Side,
  direction: Direction,
  place: string,
): string[] | undefined {
  const listOf = (schema: Json) => (Array.isArray(schema['anyOf']) ? toList(schema['anyOf']) : undefined);
  if (!listOf(before) && !listOf(after)) return undefined;
  const [from, to] = [listOf(before) ?? [before], listOf(after) ?? [after]];
  const [asked, offered] = direction === 'request' ? [from, to] : [to, from];
  return asked.flatMap((one, index) => {
    const compare = (other: unknown) =>
      compareSchema(
        resolve,
        direction === 'request' ? { before: one, after: other } : { before: other, after: one },
        direction,
        place,
      );
    const differences = offered.map(compare);
    if (differences.some((found) => found.length === 0)) return [];
    // The alternative at the same index most likely changed.
    if (differences[index]) return differences[index];
    const type = (
      listTypes(resolve({ before: one, after: one })[direction === 'request' ? 'before' : 'after']) ?? ['any']
    ).join();
    return [`${place} ${direction === 'request' ? 'lost' : 'has'} an alternative of the type ${type}`];
  });
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const listTypes = ({ type }: Json): string[] | undefined =>
  type === undefined ? undefined : toList(Array.isArray(type) ? type : [type]).map(String);

const listValues = (schema: Json): string[] | undefined =>
  'const' in schema
    ? [JSON.stringify(schema['const'])]
    : Array.isArray(schema['enum'])
      ? toList(schema['enum']).map((value) => JSON.stringify(value))
      : undefined;

/** Undefined means every type or value. */
function compareSets(
  what: 'type' | 'value',
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
  direction: Direction,
  place: string,
): string[] {
  const lost = before ? without(before, after ?? before) : [];
  const added = after ? without(after, before ?? after) : [];
  if (direction === 'request') {
    if (!before && after) return [`${place} accepts only the ${what} ${after.join(', ')}`];
    return lost
      .filter((one) => !(what === 'type' && one === 'integer' && after!.includes('number')))
      .map((one) => `${place} no longer accepts the ${what} ${one}`);
  }
  if (before && !after) return [`${place} can have any ${what}`];
  return [
    ...added
      .filter((one) => !(what === 'type' && one === 'integer' && before?.includes('number')))
      .map((one) => `${place} can have the ${what} ${one}`),
    // A client may wait for a value that is never sent again.
    ...(what === 'value' ? lost.map((one) => `${place} no longer has the value ${one}`) : []),
  ];
}

function compareProperties(resolve: Resolve, { before, after }: Side, direction: Direction, place: string) {
  const [from, to] = [toJson(before['properties']), toJson(after['properties'])];
  const [needed, needs] = [before, after].map(({ required }) => toList(required).map(String)) as [
    string[],
    string[],
  ];
  const gone = before['properties'] ? without(Object.keys(from), Object.keys(to)) : [];
  return [
    ...gone.map((name) =>
      direction === 'request' ? `${place}.${name} is no longer read` : `${place}.${name} was removed`,
    ),
    ...(direction === 'request'
      ? without(needs, needed).map((name) => `${place}.${name} is required`)
      : without(needed, [...needs, ...gone]).map((name) => `${place}.${name} can be missing`)),
    ...Object.keys(from)
      .filter((name) => name in to)
      .flatMap((name) =>
        compareSchema(resolve, { before: from[name], after: to[name] }, direction, `${place}.${name}`),
      ),
  ];
}

function compareLimits({ before, after }: Side, place: string): string[] {
  const narrowed = Object.entries(bounds).filter(([name, kind]) => {
    const [from, to] = [before[name] as number | undefined, after[name] as number | undefined];
    if (to === undefined || from === to) return false;
    return from === undefined ? !(kind === 'lower' && to <= 0) : kind === 'upper' ? to < from : to > from;
  });
  return [
    ...narrowed.map(([name]) => `${place} has the ${name} ${String(after[name])}`),
    ...(after['pattern'] === undefined || after['pattern'] === before['pattern']
      ? []
      : [`${place} has the pattern ${textOf(after['pattern'])!}`]),
    ...(after['additionalProperties'] === false && before['additionalProperties'] !== false
      ? [`${place} accepts no other fields`]
      : []),
  ];
}
