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

// Built at run time, because the plugin also transforms this file.
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

test('rewrites an import of a barrel file to the modules behind it, on one line', () => {
  expect(lead(`import { a, c as other } from "${door}";\nuse(a, other);`)).toEqual({
    code: `import { a } from '../campanha/ab.ts'; import { c as other } from '../campanha/deep/c.tsx';\nuse(a, other);`,
    map: null,
  });
  expect(watched).toEqual([join(src, 'campanha/public.ts')]);
});

test('names an export that the barrel file does not have', () => {
  expect(() => lead(`import { secret } from '${door}';`)).toThrow(`${door} hands no secret on`);
});

test('rejects namespace imports and exports of a barrel file', () => {
  for (const code of [`import * as all from '${door}';`, `const all = import('${door}');`])
    expect(() => lead(code)).toThrow('a door is entered by names only');
});

test('leaves other code unchanged', () => {
  expect(lead(`import { a } from './a.ts';`)).toBeUndefined();
});
