import { describe, expect, test } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';
import { createFixtureProject } from './fixture-project.ts';

const modules = 'apps/api/src/modules';
const breachesOf = (path: string, text: string) => checkBoundaries(createFixtureProject({ [path]: text }));

describe('forbidden imports', () => {
  test.each([
    ['rules import the contract', 'packages/rules/src/a.ts', `import { x } from '@trevo/contract/x';`],
    ['rules use another package', 'packages/rules/src/a.ts', `import x from 'date-fns';`],
    ['rules read files', 'packages/rules/src/a.ts', `import { readFileSync } from 'node:fs';`],
    [
      'the contract imports the configuration',
      'packages/contract/src/a.ts',
      `export * from '@trevo/config/x';`,
    ],
    [
      'the configuration imports the contract',
      'packages/config/src/a.ts',
      `import type { X } from '@trevo/contract/x';`,
    ],
    ['fixtures import the contract', 'packages/fixtures/src/a.ts', `import '@trevo/contract/x';`],
    ['the web app imports the API', 'apps/web/src/app/a.ts', `import { x } from '../../../api/src/app.ts';`],
    ['the API imports the web app', 'apps/api/src/a.ts', `import { x } from '@trevo/web/x';`],
    [
      'the kernel imports a module',
      'apps/api/src/kernel/a.ts',
      `import type { X } from '../modules/cupom/public.ts';`,
    ],
    [
      'the kernel imports an adapter',
      'apps/api/src/kernel/a.ts',
      `const x = await import('../adapters/local-outbox.ts');`,
    ],
    [
      'an adapter imports a module',
      'apps/api/src/adapters/a.ts',
      `import type { X } from '../modules/cupom/public.ts';`,
    ],
    [
      'a module uses a real adapter',
      `${modules}/login/a.ts`,
      `import { x } from '../../adapters/email/smtp-email.ts';`,
    ],
    [
      'a module imports another past its public.ts',
      `${modules}/login/a.ts`,
      `import type { X } from '../campanha/campanha.store.ts';`,
    ],
    [
      'a service uses the database',
      `${modules}/cupom/cupom.service.ts`,
      `import type { Db } from '../../kernel/db/db.ts';`,
    ],
    ['a service opens its own connection', `${modules}/cupom/cupom.service.ts`, `import pg from 'pg';`],
    [
      'a route imports a store',
      `${modules}/cupom/cupom.routes.ts`,
      `import type { X } from './cupom.store.ts';`,
    ],
    ['a route calls a view', `${modules}/cupom/cupom.routes.ts`, `import { x } from './cupom.views.ts';`],
    [
      'a service imports HTTP',
      `${modules}/cupom/cupom.service.ts`,
      `import type { X } from '../../kernel/http/gate.ts';`,
    ],
    ['a module re-exports its store', `${modules}/cupom/public.ts`, `export { x } from './cupom.store.ts';`],
    [
      'a module re-exports the store of a job',
      `${modules}/cupom/public.ts`,
      `export { x } from './prova/fato.store.ts';`,
    ],
    [
      'a feature imports another past its public.ts',
      'apps/web/src/features/cupom/a.ts',
      `import { x } from '../campanha/b.ts';`,
    ],
    [
      'a feature imports a higher one',
      'apps/web/src/features/cupom/a.ts',
      `import { x } from '../escanear/public.ts';`,
    ],
    [
      'a feature without a level is imported',
      'apps/web/src/features/cupom/a.ts',
      `import { x } from '../inventada/public.ts';`,
    ],
    [
      'a feature imports the app',
      'apps/web/src/features/cupom/a.ts',
      `import { x } from '../../app/paths.ts';`,
    ],
    [
      'the platform imports a feature',
      'apps/web/src/platform/a.ts',
      `type X = import('../features/login/b.ts').X;`,
    ],
    ['ui imports the contract', 'packages/ui/src/a.tsx', `import type { X } from '@trevo/contract/calls';`],
    [
      'ui imports the platform',
      'packages/ui/src/a.tsx',
      `import { x } from '../../../apps/web/src/platform/b.ts';`,
    ],
    [
      'a package is imported by its folder',
      'apps/web/src/app/a.ts',
      `import '../../../../packages/rules/src/cpf.ts';`,
    ],
    ['a file belongs to no zone', 'elsewhere/a.ts', `import './b.ts';`],
  ])('rejects %s', (_, path, text) => {
    const [breach, ...others] = breachesOf(path, text);
    expect(breach).toMatch(new RegExp(`^${path}:1 `));
    expect(others).toEqual([]);
  });

  test('rejects an import from a module of a higher level', () => {
    expect(breachesOf(`${modules}/campanha/a.ts`, `import type { X } from '../cupom/public.ts';`)).toEqual([
      expect.stringContaining('module campanha may not import module cupom'),
    ]);
  });

  test('rejects an import from a module of the same level', () => {
    expect(breachesOf(`${modules}/cupom/a.ts`, `import type { X } from '../login/public.ts';`)).toHaveLength(
      1,
    );
  });

  test('requires a level for a new module', () => {
    expect(breachesOf(`${modules}/brinde/a.ts`, `import type { X } from '../cupom/public.ts';`)).toEqual([
      expect.stringContaining('module brinde has no level'),
    ]);
  });
});

describe('allowed imports', () => {
  test.each([
    [`${modules}/cupom/cupom.service.ts`, `import { x } from '../campanha/public.ts';`],
    [`${modules}/cupom/prova/fato.store.ts`, `import type { Db } from '../../../kernel/db/db.ts';`],
    [`${modules}/cupom/cupom.store.ts`, `import type { Db } from '../../kernel/db/db.ts';`],
    [`${modules}/cupom/cupom.routes.ts`, `import type { CupomView } from './cupom.views.ts';`],
    [
      `${modules}/login/login.service.ts`,
      `import type { EmailSender } from '../../adapters/email/email.port.ts';`,
    ],
    [
      'packages/rules/src/pessoa/cpf.test.ts',
      `import { test } from 'vitest'; import { isCpf } from './cpf.ts';`,
    ],
    ['packages/rules/src/pessoa/cpf.ts', `import { isValidCPF } from '@brazilian-utils/brazilian-utils';`],
    [
      'apps/web/src/features/cupom/a.tsx',
      `import { Button } from '@trevo/ui/action/Button.tsx'; import '@trevo/rules/pessoa/cpf';`,
    ],
    ['apps/web/src/app/a.tsx', `import { x } from '../features/cupom/a.tsx';`],
  ])('accepts %s: %s', (path, text) => {
    expect(breachesOf(path, text)).toEqual([]);
  });
});

describe('clock in rules', () => {
  test.each(['new Date()', 'Date()'])('rejects %s', (expression) => {
    expect(breachesOf('packages/rules/src/a.ts', `export const x = () => ${expression};`)).toHaveLength(1);
  });

  test('accepts a date from an argument and the clock in tests', () => {
    const text = 'export const x = (at: Date) => new Date(at);';
    expect(breachesOf('packages/rules/src/a.ts', text)).toEqual([]);
    expect(breachesOf('packages/rules/src/a.test.ts', 'export const x = new Date();')).toEqual([]);
  });
});

describe('API paths', () => {
  test.each([
    `const x = '/login/v1/logins';`,
    'const x = `${host}/cupom/v2/cupons/${id}`;',
    `const x = fetch('http://localhost:3000/operador/v1/campanhas');`,
    `const x = '/listarPorChaveValor';`,
    `const x = <a href="/consumidor/v1/aceites/">x</a>;`,
  ])('rejects %s outside the contract', (text) => {
    expect(breachesOf('apps/web/src/platform/a.tsx', text)).toHaveLength(1);
  });

  test.each([
    ['apps/web/src/app/a.ts', `const path = '/login';`],
    ['apps/web/vite.config.ts', `const proxy = '/login/v1';`],
    ['apps/api/test/a.test.ts', `const path = '/login/v1/logins';`],
    ['packages/contract/src/paths.ts', `const path = '/login/v1/logins';`],
  ])('allows %s to contain %s', (path, text) => {
    expect(breachesOf(path, text)).toEqual([]);
  });
});

describe('service names in the kernel', () => {
  test.each([
    `call.id.startsWith('cupom.')`,
    `call.id.startsWith('consumidor')`,
    `call.id === 'documentoFiscal.listar'`,
    '`raspadinha ${id}`',
    '/^configuracao\\./.test(call.id)',
  ])('rejects %s', (expression) => {
    expect(breachesOf('apps/api/src/kernel/http/a.ts', `export const x = ${expression};`)).toHaveLength(1);
  });

  test('allows the audience names of the contract', () => {
    const text = `export const x = call.auth === 'consumidor' || call.auth === 'operador';`;
    expect(breachesOf('apps/api/src/kernel/http/a.ts', text)).toEqual([]);
  });

  test('allows a module its own name', () => {
    const text = `export const x = refuse('cupom.nenhum');`;
    expect(breachesOf(`${modules}/cupom/cupom.service.ts`, text)).toEqual([]);
  });
});
