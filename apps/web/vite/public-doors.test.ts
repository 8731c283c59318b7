import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicDoors } from './public-doors.plugin.ts';

const src = join(mkdtempSync(join(tmpdir(), 'trevo-')), 'apps/web/src');
mkdirSync(join(src, 'campanha'), { recursive: true });
mkdirSync(join(src, 'cupom'));
writeFileSync(
  join(src, 'campanha/public.ts'),
  `export { a, b } from './ab.ts';\nexport { type C, c } from './deep/c.tsx';\n`,
);

// Put together here, because these lines are led through the same plugin.
const door = ['..', 'campanha', 'public.ts'].join('/');
const watched: string[] = [];
const context = {
  addWatchFile: (file: string) => watched.push(file),
  error(message: string): never {
    throw new Error(message);
  },
};
type Transform = (this: typeof context, code: string, id: string) => unknown;
const transform = publicDoors().transform as unknown as Transform;
const lead = (code: string) => transform.call(context, code, join(src, 'cupom/numeros.ts'));

test('an import of a door goes straight to the rooms behind it, on one line', () => {
  expect(lead(`import { a, c as other } from "${door}";\nuse(a, other);`)).toEqual({
    code: `import { a } from '../campanha/ab.ts'; import { c as other } from '../campanha/deep/c.tsx';\nuse(a, other);`,
    map: null,
  });
  expect(watched).toEqual([join(src, 'campanha/public.ts')]);
});

test('what a door does not hand on is named', () => {
  expect(() => lead(`import { secret } from '${door}';`)).toThrow(`${door} hands no secret on`);
});

test('a door is entered by names only', () => {
  for (const code of [`import * as all from '${door}';`, `const all = import('${door}');`])
    expect(() => lead(code)).toThrow('a door is entered by names only');
});

test('other code stays as it is', () => {
  expect(lead(`import { a } from './a.ts';`)).toBeUndefined();
});
