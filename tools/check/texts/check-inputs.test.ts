import { expect, test } from 'vitest';
import { checkInputs, compareInputs, listTexts } from './check-inputs.ts';
import { projectFolder } from '../../project.ts';

const toDocument = (list: string, tests = '`a.test.ts`') =>
  `## Inputs and their parsers\n\n| Input | Parser | Reach | Test |\n| --- | --- | --- | --- |\n| webhook: promoter | URL | https | ${tests} |\n\n\`\`\`text\n${list}\n\`\`\`\n`;
const compare = (derived: string[], document: string) =>
  compareInputs(derived, document, (path) => path === 'apps/api/test/a.test.ts');

test('accepts a document that lists each input once', () => {
  expect(compare(['a#body.url'], toDocument('webhook\n  a#body.url'))).toEqual([]);
});

test('reports a new input, a deleted one, one listed twice, and a row that does not exist', () => {
  const list = 'webhook\n  a#body.url a#body.old\nprovider\n  a#body.url';
  expect(compare(['a#body.url', 'a#body.new'], toDocument(list))).toEqual([
    expect.stringContaining("inputs of 'provider', which is no row"),
    expect.stringContaining('does not list the input a#body.new'),
    expect.stringContaining('a#body.old, which no schema has'),
    expect.stringContaining('a#body.url twice'),
  ]);
});

test('reports a row without a test, and with one that does not exist', () => {
  expect(compare([], toDocument('webhook', 'none'))).toEqual([expect.stringContaining('names no test')]);
  expect(compare([], toDocument('webhook', '`b.test.ts`'))).toEqual([
    expect.stringContaining('names the test b.test.ts, which does not exist'),
  ]);
});

test('derives the texts of lists, maps and options of a schema, and no numbers or listed values', () => {
  const schema = {
    type: 'object',
    properties: {
      nomes: { type: 'array', items: { type: 'string' } },
      chaves: { type: 'object', additionalProperties: { type: 'string' } },
      id: { type: 'string', format: 'uuid' },
      total: { type: 'integer' },
      cor: { enum: ['azul'] },
      outro: {},
      envio: {
        anyOf: [
          { type: 'object', properties: { tipo: { const: 'email' }, url: { type: 'string' } } },
          { type: 'null' },
        ],
      },
    },
  };
  expect(listTexts(schema, 'body', () => '(email)')).toEqual([
    'body.nomes[]',
    'body.chaves.{key}',
    'body.chaves.*',
    'body.outro',
    'body.envio(email).url',
  ]);
});

test('the threat model lists every input of the project', () => {
  expect(checkInputs(projectFolder)).toEqual([]);
});
