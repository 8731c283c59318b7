import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emBreve } from '../src/platform/navigation/em-breve.ts';

test('the map of the documents lists the screens still to come, and no other', () => {
  const map = readFileSync(new URL('../../../docs/map.md', import.meta.url), 'utf8');
  const [section = ''] = map.slice(map.indexOf('Screens still to come')).split('\n\n');
  const listed = [...section.split('):')[1]!.matchAll(/\/(\w+)/g)].map((match) => match[1]!);
  expect(new Set(listed)).toEqual(new Set(emBreve));
});
