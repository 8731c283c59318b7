import { describe, expect, it } from 'vitest';
import { checkLanguage } from './check-language.ts';
import { createFixtureProject } from '../fixture-project.ts';

const check = (path: string, text: string) => checkLanguage(createFixtureProject({ [path]: text }));

describe('checkLanguage', () => {
  it.each([
    ['a pronoun in a line comment', 'a.ts', '// Nobody reads this.\n', 1],
    ['a pronoun in a doc comment', 'a.ts', 'const a = 1;\n/**\n * Waits for somebody.\n */\n', 2],
    ['a relative clause as the subject', 'a.tsx', '/** What is kept for the next start. */\n', 1],
    ['one in a later sentence', 'a.ts', '// Reads the key. Who has none is refused.\n', 1],
    ['one across two line comments', 'a.ts', '// Reads the key.\n// Who has none\n// is refused.\n', 1],
    ['a test name', 'a.test.ts', "it('tells whoever asks', () => {});\n", 1],
    ['a name of a parametrised test', 'a.test.ts', "it.each([1])('tells anybody %i', () => {});\n", 1],
    ['a template test name', 'a.test.ts', 'describe(`what ${a} says`, () => {});\n', 1],
    ['a comment of SQL', 'a.sql', 'select 1;\n-- Whoever comes second waits.\n', 2],
    ['a comment of CSS', 'a.css', '/* Somebody scrolls. */\n', 1],
    ['a thrown message', 'a.ts', "throw new Error('nobody answered');\n", 1],
    ['a message of an own error', 'a.ts', 'throw new StartError(`${a} is\n used by somebody`);\n', 1],
    ['a log message', 'a.ts', "parts.log.warn({ event: 'a' }, 'Whoever waits was not told');\n", 1],
    ['a printed message', 'a.mjs', "process.stderr.write('What was found is wrong.');\n", 1],
    ['a message of a check', 'tools/a.ts', 'export const a = (b: string) => `${b} is read by nobody`;\n', 1],
    ['a description of a call', 'a.ts', "const a = { descricao: 'Who came by the link.' };\n", 1],
    ['a document', 'docs/a.md', '# Title\n\n- Nobody is told.\n', 3],
  ])('refuses %s', (_what, path, text, line) => {
    expect(check(path, text)).toEqual([
      expect.stringMatching(new RegExp(`^${path}:${line} .*name the actor`)),
    ]);
  });

  it.each([
    ['a plain comment', 'a.ts', '// The server retries once.\n'],
    ['a question', 'a.ts', '// What if the second request comes first?\n'],
    ['a relative clause after its noun', 'a.ts', '/** Users who have no session. */\n'],
    ['a plain message', 'a.ts', "throw new Error('the server did not respond');\n"],
    ['a name in a message', 'a.ts', 'throw new Error(`${what} is missing`);\n'],
    ['a name in tools', 'tools/a.ts', "export const account = 'nobody';\n"],
    ['a message in a test', 'a.test.ts', "throw new Error('nobody');\n"],
    ['text for end users', 'a.ts', "export const a = 'Nobody';\n"],
    ['code in a document', 'docs/a.md', '```\nwhoever\n```\nRun `whoever`.\n'],
  ])('accepts %s', (_what, path, text) => {
    expect(check(path, text)).toEqual([]);
  });
});
