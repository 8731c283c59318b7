import { expect, test } from 'vitest';
import { toOpenApi } from '../../../apps/api/src/kernel/http/openapi/openapi.ts';
import { lintOpenapi } from './check-openapi.ts';

interface Operation {
  summary?: string;
  description?: string;
  operationId?: string;
  tags?: string[];
  security: object[];
  parameters: object[];
  requestBody: { content: { 'application/json': { example: Record<string, unknown>; schema: object } } };
  responses: Record<string, unknown>;
}

interface OpenApi {
  info: { description?: string; contact?: object };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, { post: Operation }>;
  components: Record<'schemas' | 'examples' | 'responses', Record<string, object>>;
}

const path = '/login/v1/logins';
const generated = JSON.stringify(toOpenApi('0.0.0'));

/** Lints the document for people with only its sign-up and what that uses, modified by the test. */
async function lint(change: (operation: Operation, document: OpenApi) => void): Promise<string> {
  const document = JSON.parse(generated) as OpenApi;
  document.paths = { [path]: document.paths[path]! };
  const { examples, responses } = document.components;
  const used = JSON.stringify([document.paths, responses]);
  for (const name of Object.keys(examples))
    if (!used.includes(`"#/components/examples/${name}"`)) delete examples[name];
  change(document.paths[path]!.post, document);
  const lines = await lintOpenapi(document as unknown as Record<string, unknown>, 'pessoas');
  return lines.filter((line) => !/no-unused/.test(line) || /Sobra/.test(line)).join('\n');
}

const again = { name: 'x-lingua', in: 'header', schema: { type: 'string' }, description: 'Language.' };

test('accepts the sign-up as generated', async () => {
  expect(await lint(() => undefined)).toBe('');
});

test.each<[string, (operation: Operation, document: OpenApi) => unknown, RegExp]>([
  ['a call without summary', (call) => delete call.summary, /login~1v1~1logins\/post.*operation-summary/],
  ['a call without description', (call) => delete call.description, /logins\/post.*operation-description/],
  ['a call without id', (call) => delete call.operationId, /operation-operationId/],
  ['an id with a space', (call) => (call.operationId = 'a b'), /operation-operationId-url-safe/],
  ['a call without tag', (call) => delete call.tags, /operation-tag-defined/],
  ['an unknown tag', (call) => (call.tags = ['gone']), /operation-tag-defined/],
  ['an unknown credential', (call) => (call.security = [{ nobody: [] }]), /nobody.*security-defined/],
  ['a parameter twice', (call) => (call.parameters = [again, again]), /operation-parameters-unique/],
  [
    'a call without success status',
    (call) => (call.responses = { 400: call.responses['400'] }),
    /operation-2xx-response/,
  ],
  [
    'a wrong example',
    (call) => (call.requestBody.content['application/json'].example['nome'] = 5),
    /no-invalid-media-type-examples/,
  ],
  [
    'an enum of another type',
    (call) => (call.requestBody.content['application/json'].schema = { type: 'string', enum: [1] }),
    /no-enum-type-mismatch/,
  ],
  [
    'an enum with a value twice',
    (call) => (call.requestBody.content['application/json'].schema = { type: 'string', enum: ['a', 'a'] }),
    /no-duplicated-enum-values/,
  ],
  [
    'a wrong example of a schema',
    (_, document) => (document.components.schemas['Recusa'] = { type: 'string', example: 1 }),
    /no-invalid-schema-examples/,
  ],
  ['an unknown field of a call', (call) => Object.assign(call, { gone: 1 }), /struct/],
  ['a script in a text', (call) => (call.description = '<script>x</script>'), /no-unsafe-markdown/],
  ['a document without description', (_, { info }) => delete info.description, /info-description/],
  ['a document without contact', (_, { info }) => delete info.contact, /info-contact/],
  ['a document without server', (_, document) => (document.servers = []), /no-empty-servers/],
  [
    'a server with a trailing slash',
    (_, { servers }) => (servers[0]!.url = 'https://promo.test/'),
    /no-server-trailing-slash/,
  ],
  ['a tag twice', (_, { tags }) => tags.push(tags[0]!), /no-duplicated-tag-names/],
  [
    'a path with a trailing slash',
    (call, { paths }) => (paths[`${path}/outra/`] = { post: { ...call, operationId: 'outra' } }),
    /no-path-trailing-slash/,
  ],
  [
    'a path with a query',
    (call, { paths }) => (paths[`${path}?a=1`] = { post: { ...call, operationId: 'outra' } }),
    /path-not-include-query/,
  ],
  [
    'a parameter that the path lacks',
    (call) => (call.parameters = [{ ...again, in: 'path', required: true }]),
    /path-parameters-defined/,
  ],
  ['an id twice', (call, { paths }) => (paths['/outra'] = { post: call }), /operation-operationId-unique/],
  [
    'an unused component',
    (_, { components }) => (components.schemas['Sobra'] = { type: 'string' }),
    /no-unused-components/,
  ],
])('reports %s', async (_, change, expected) => {
  expect(await lint(change)).toMatch(expected);
});
