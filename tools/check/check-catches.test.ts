import { expect, test } from 'vitest';
import { checkCatches } from './check-catches.ts';
import { createFixtureProject } from './fixture-project.ts';

const breachesOf = (text: string, path = 'apps/api/src/modules/a/a.service.ts') =>
  checkCatches(createFixtureProject({ [path]: text }));

test.each([
  'const x = get().catch(() => undefined);',
  'const x = get().catch(() => null);',
  'const x = get().catch(() => false);',
  'const x = get().catch(() => []);',
  `const x = get().catch(() => '');`,
  'const x = get().catch(() => void 0);',
  'const x = get().catch(() => {});',
  'const x = get().catch(function () { return; });',
  'const x = get().then(use, () => undefined);',
  'const x = get().catch((error) => { log(error); return undefined; });',
  'function f() { try { g(); } catch { return undefined; } }',
  'function f() { try { g(); } catch (error) { log(error); return null; } }',
  'function f() { try { g(); } catch {} }',
  'function f() { try { g(); } catch { /* -- swallowed: because */ } }',
])('rejects %s', (text) => {
  expect(breachesOf(text)).toEqual([expect.stringMatching(/^apps\/api\/src\/modules\/a\/a\.service\.ts:1 /)]);
});

test.each([
  'const x = get().catch(warn);',
  'const x = get().catch((error) => { log(error); });',
  'const x = get().catch((error) => { if (isGone(error)) return undefined; throw error; });',
  'function f() { try { g(); } catch (error) { if (isGone(error)) return undefined; throw error; } }',
  'function f() { try { g(); } catch { throw refuse(); } }',
  'function f() { try { g(); } catch { return other(); } }',
  'function f() { try { g(); } catch {\n// -- swallowed: what is being closed is gone anyway\n} }',
  '// -- swallowed: the cache is only there for speed\nvoid warm().catch(() => undefined);',
])('accepts %s', (text) => {
  expect(breachesOf(text)).toEqual([]);
});

test('exempts adapters and tests', () => {
  const text = 'export const x = get().catch(() => undefined);';
  for (const path of ['apps/api/src/adapters/cep/a.ts', 'apps/api/test/a.ts', 'apps/web/src/a.ts'])
    expect(breachesOf(text, path)).toEqual([]);
});
