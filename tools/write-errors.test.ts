import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCodeUses } from './check/interface/error-usage.ts';
import { createFixtureProject } from './check/fixture-project.ts';
import { checkErrors, errorsDocument, renderErrors, type ErrorContract } from './write-errors.ts';

const contract: ErrorContract = {
  errors: {
    'cupom.nenhum': {
      status: 404,
      mensagem: 'Nenhum {tipo} | ainda.',
      lugar: 'pagina',
      cura: 'Cadastre uma nota.',
    },
    'servidor.falha': { status: 500, mensagem: 'Falhou.', lugar: 'modal' },
  },
  calls: { 'cupom.listar': { errors: ['cupom.nenhum'] } },
};
const kernel = { 'apps/api/src/kernel/server.ts': `throw refuse('servidor.falha');` };
const routes = 'apps/api/src/modules/cupom/cupom.routes.ts';

function plant(files: Record<string, string>): string {
  const root = createFixtureProject({ ...kernel, ...files, [errorsDocument]: '' });
  const uses = findCodeUses(root, new Set(Object.keys(contract.errors)));
  writeFileSync(join(root, errorsDocument), renderErrors(contract, uses));
  return root;
}

test('accepts an up-to-date document with declared and used codes', () => {
  expect(checkErrors(plant({ [routes]: `throw refuse('cupom.nenhum');` }), contract)).toEqual([]);
});

test('renders a row per code with its message, its place and its calls', () => {
  const text = renderErrors(contract, findCodeUses(plant({}), new Set(['servidor.falha'])));
  expect(text).toContain(
    '| `cupom.nenhum` | 404 | Nenhum {tipo} \\| ainda. | Cadastre uma nota. | the screen | `cupom.listar` |',
  );
  expect(text).toContain("| `servidor.falha` | 500 | Falhou. |  | the 'Ops...' modal | any call |");
});

test('rejects an outdated document', () => {
  const root = plant({});
  writeFileSync(join(root, errorsDocument), 'old');
  expect(checkErrors(root, contract)).toEqual([expect.stringContaining('is stale')]);
});

test('rejects an undeclared and an unused code', () => {
  const errors = { ...contract.errors, 'cupom.esquecido': contract.errors['cupom.nenhum']! };
  expect(checkErrors(plant({}), { ...contract, errors })[0]).toContain(
    'cupom.esquecido, which no call declares',
  );
});

test('rejects an undeclared refusal in routes and in services', () => {
  const service = 'apps/api/src/modules/cupom/cupom.service.ts';
  const text = `export const f = () => refuse('cupom.inventado');`;
  expect(checkErrors(plant({ [routes]: text, [service]: text }), contract)).toEqual([
    `${routes}:1 throws cupom.inventado, which no call of the contract declares; add it to the call's errors`,
    `${service}:1 throws cupom.inventado, which no call of the contract declares; add it to the call's errors`,
  ]);
});

test('counts a code raised only in SQL as used', () => {
  const errors = { ...contract.errors, 'cupom.limite': contract.errors['cupom.nenhum']! };
  const root = plant({ 'apps/api/src/modules/cupom/sql/a.sql': `select 'cupom.limite'` });
  expect(checkErrors(root, { ...contract, errors })).toEqual([expect.stringContaining('is stale')]);
});
