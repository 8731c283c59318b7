import { expect, test } from 'vitest';
import { checkSuppressions } from './check-suppressions.ts';
import { createFixtureProject } from './fixture-project.ts';

const breachesOf = (text: string) => checkSuppressions(createFixtureProject({ 'src/a.tsx': text }));

test.each([
  '// oxlint-disable-next-line no-eval',
  '/* eslint-disable no-eval */',
  '// @ts-expect-error',
  '// @ts-ignore because',
  '// oxfmt-ignore',
  '/* v8 ignore next */',
  'const x = <div>{/* oxfmt-ignore */}</div>;',
])('rejects %s', (text) => {
  expect(breachesOf(text)).toEqual([expect.stringMatching(/^src\/a\.tsx:1 /)]);
});

test.each([
  '// oxlint-disable-next-line no-eval -- the template engine is sandboxed',
  '// @ts-expect-error: the types lag behind the browser',
  `const x = '// oxfmt-ignore';`,
  '// This list keeps what eslint-disable would do in other projects -- it says so',
])('accepts %s', (text) => {
  expect(breachesOf(text)).toEqual([]);
});
