import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTelaComFundo } from '../src/configuracao/telas.ts';
import { isTextoId, listTextoIds } from '../src/configuracao/textos/texto-ids.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the text ids in the sources of a folder, such as `id: 'msg.login.entrar'`. */
const listIds = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes('node_modules'))
    .flatMap((path) => [
      ...readFileSync(join(root, folder, path), 'utf8').matchAll(/\bid: '((?:msg|nota)\.[\w.]+)'/g),
    ])
    .map(([, id]) => id!);

test('lists exactly the text ids in the sources', () => {
  const ids = ['apps/web/src', 'apps/api/src', 'packages/config/src', 'packages/contract/src'].flatMap(
    listIds,
  );
  expect(listTextoIds().toSorted()).toEqual([...new Set(ids)].sort());
});

test.each([
  ['msg.login.entrar', true],
  ['nota.motivo.procurandoVendas', true],
  ['nota.motivo.procurandoVendas.cura', true],
  ['msg.login.entra', false],
  ['nota.motivo', false],
])('isTextoId(%s) is %s', (id, isKnown) => {
  expect(isTextoId(id)).toBe(isKnown);
});

test('accepts a background for every screen of the app', () => {
  const routes = readFileSync(join(root, 'apps/web/src/app/routes.tsx'), 'utf8');
  const rows = [...routes.matchAll(/^ {2}(\w+): (?:at|lazyAt)\('/gm)].map(([, nome]) => nome!);
  const nomes = rows.filter((nome) => nome !== 'raiz');
  expect(nomes.length).toBeGreaterThan(60);
  expect(nomes.filter((nome) => !isTelaComFundo(nome))).toEqual([]);
});
