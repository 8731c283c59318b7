import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFixtureProject } from '../check/fixture-project.ts';
import { setVersion } from './set-version.ts';

describe('setVersion', () => {
  const plant = (changelog: string) =>
    createFixtureProject({
      'package.json': JSON.stringify({ name: 'trevo', version: '1.0.0-rc.1' }),
      'apps/api/package.json': JSON.stringify({
        version: '1.0.0-rc.1',
        dependencies: {
          '@trevo/rules': '1.0.0-rc.1',
          pg: '8.0.0',
        },
      }),
      'packages/rules/package.json': JSON.stringify({ version: '1.0.0-rc.1' }),
      'package-lock.json': JSON.stringify({
        version: '1.0.0-rc.1',
        packages: {
          '': { version: '1.0.0-rc.1' },
          'apps/api': { version: '1.0.0-rc.1', dependencies: { '@trevo/rules': '1.0.0-rc.1' } },
          'node_modules/pg': { version: '8.0.0' },
        },
      }),
      'CHANGELOG.md': changelog,
      Dockerfile: 'LABEL org.opencontainers.image.version="1.0.0-rc.1"',
      'deploy/compose.yaml': 'image: trevo:1.0.0-rc.1 # postgres:17',
      'deploy/kubernetes/migrar.yaml':
        'name: trevo-migrar-1-0-0-rc-1\nimage: registro.example/trevo:1.0.0-rc.1',
    });
  const changelog = '# Changelog\n\n## Unreleased\n\n- More.\n\n## 1.0.0-rc.1 (2026-11-24)\n\n- First.\n';

  test('writes the version into packages, lockfile, image, deployment and changelog', () => {
    const root = plant(changelog);
    setVersion(root, '1.0.0', '2026-12-01');
    const read = (path: string) => readFileSync(join(root, path), 'utf8');
    const readJson = (path: string) => JSON.parse(read(path)) as unknown;
    expect(readJson('package.json')).toEqual({ name: 'trevo', version: '1.0.0' });
    expect(readJson('apps/api/package.json')).toEqual({
      version: '1.0.0',
      dependencies: {
        '@trevo/rules': '1.0.0',
        pg: '8.0.0',
      },
    });
    expect(readJson('packages/rules/package.json')).toEqual({ version: '1.0.0' });
    expect(readJson('package-lock.json')).toEqual({
      version: '1.0.0',
      packages: {
        '': { version: '1.0.0' },
        'apps/api': { version: '1.0.0', dependencies: { '@trevo/rules': '1.0.0' } },
        'node_modules/pg': { version: '8.0.0' },
      },
    });
    expect(read('Dockerfile')).toContain('image.version="1.0.0"');
    expect(read('deploy/compose.yaml')).toBe('image: trevo:1.0.0 # postgres:17');
    expect(read('deploy/kubernetes/migrar.yaml')).toBe(
      'name: trevo-migrar-1-0-0\nimage: registro.example/trevo:1.0.0',
    );
    expect(read('CHANGELOG.md')).toBe(changelog.replace('Unreleased', '1.0.0 (2026-12-01)'));
  });

  test('rejects a lower, malformed or undocumented version without writing', () => {
    const silent = changelog.replace('- More.\n\n', '');
    for (const [text, version, words] of [
      [changelog, '0.9.0', '0.9.0 is lower than 1.0.0-rc.1'],
      ...['1.0', 'v1.0.0', '1.0.0-', '1.0.0-rc_1', '1.0.0-RC.1', '1.0.0+2', 'x'].map(
        (version) => [changelog, version, /is not a version like/] as const,
      ),
      [silent, '1.0.0', /has no entry under "## Unreleased"/],
      [silent.replace('## Unreleased\n\n', ''), '1.0.0', /has no entry under "## Unreleased"/],
    ] as const) {
      const root = plant(text);
      expect(() => setVersion(root, version, '2026-12-01')).toThrow(words);
      expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toBe(text);
      expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain('1.0.0-rc.1');
    }
  });

  test('is idempotent for the current version', () => {
    const root = plant('# Changelog\n\n## 1.0.0-rc.1\n\n- First.\n');
    setVersion(root, '1.0.0-rc.1', '2026-12-01');
    expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain('## 1.0.0-rc.1\n');
  });
});
