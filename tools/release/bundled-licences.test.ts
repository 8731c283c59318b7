import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listPackages, readLicences, renderLicences } from './bundled-licences.ts';
import { createFixtureProject } from '../check/fixture-project.ts';
import { projectFolder, readText } from '../project.ts';

const mit = 'MIT License\n\nCopyright (c) 2026 A\n';
const apache = 'Apache License\nVersion 2.0\n';

function plant(files: Record<string, string>, more: Record<string, object> = {}): string {
  return createFixtureProject({
    'package-lock.json': JSON.stringify({
      packages: {
        '': {},
        'node_modules/a': { version: '1.0.0', license: 'MIT' },
        'node_modules/@s/b': { version: '2.0.0', license: 'Apache-2.0' },
        'node_modules/a/node_modules/c': { version: '3.0.0', license: 'Apache-2.0' },
        ...more,
      },
    }),
    'node_modules/a/LICENSE': mit,
    'node_modules/a/node_modules/c/license.md': `${apache}\r\n`,
    'node_modules/@s/b/LICENSE.txt': apache,
    'node_modules/@s/b/NOTICE': 'Contains works of B.',
    ...files,
  });
}

describe('listPackages', () => {
  test('returns the innermost package of each module once, and none for modules of the project', () => {
    const root = plant({ 'node_modules/vite/LICENSE.md': '' });
    const ids = ['node_modules/a/index.js', 'node_modules/a/node_modules/c/x.js?used', 'src/main.ts'];
    expect(
      listPackages(
        [...ids.map((id) => join(root, id)), '\0vite/preload-helper.js', `\0${root}/src/a.css`],
        root,
      ),
    ).toEqual(['node_modules/a', 'node_modules/a/node_modules/c', 'node_modules/vite']);
  });

  test('rejects a module without a package', () => {
    const root = plant({});
    expect(() => listPackages(['\0unknown/helper.js'], root)).toThrow('belongs to no known package');
    expect(() => listPackages(['/elsewhere/index.js'], root)).toThrow('belongs to no known package');
  });
});

describe('readLicences', () => {
  test('adds a new dependency with its licence and notice texts', () => {
    const root = plant({});
    const before = readLicences(['node_modules/a'], root);
    expect(before).toEqual([{ name: 'a', version: '1.0.0', license: 'MIT', texts: [mit.trim()] }]);
    const after = renderLicences(readLicences(['node_modules/a', 'node_modules/@s/b'], root));
    expect(renderLicences(before)).not.toContain('@s/b');
    for (const text of ['- @s/b 2.0.0 (Apache-2.0)', apache.trim(), 'Contains works of B.'])
      expect(after).toContain(text);
  });

  test('rejects packages without a licence text with a remedy', () => {
    const mute = { version: '1.0.0', license: 'MIT' };
    const root = plant(
      { 'node_modules/mute/README.md': '# Mute\n\n## License\n\nMIT\n' },
      {
        'node_modules/mute': mute,
        'node_modules/unnamed': { version: '1.0.0' },
      },
    );
    mkdirSync(join(root, 'node_modules/unnamed'));
    writeFileSync(join(root, 'node_modules/unnamed/LICENSE'), mit);
    const paths = ['node_modules/a', 'node_modules/mute', 'node_modules/unnamed'];
    expect(() => readLicences(paths, root)).toThrow(
      /^No licence text for mute, unnamed\. Look it up .* add a rule with its reason to tools\/release\/bundled-licences\.ts/,
    );
  });

  test('uses the README section that grants the permission', () => {
    const readme =
      '# Old\n\n## License\n\nCopyright A\n\nPermission is hereby granted, free\n\n## More\n\nwords\n';
    const root = plant(
      { 'node_modules/old/README.md': readme },
      { 'node_modules/old': { version: '1.0.0', license: 'MIT' } },
    );
    expect(readLicences(['node_modules/old'], root)[0]!.texts).toEqual([
      'Copyright A\n\nPermission is hereby granted, free',
    ]);
  });
});

test('renders a shared text once below the names of its packages', () => {
  const root = plant({ 'node_modules/@s/b/NOTICE': '', 'node_modules/@s/b/LICENSE.txt': apache });
  const text = renderLicences(readLicences(['node_modules/@s/b', 'node_modules/a/node_modules/c'], root));
  expect(text.split('Version 2.0')).toHaveLength(2);
  expect(text).toContain('@s/b 2.0.0 (Apache-2.0)\nc 3.0.0 (Apache-2.0)');
});

test('the copied list of libraries in libvips equals that of the installed binaries', () => {
  const { packages } = JSON.parse(readText(projectFolder, 'node_modules/.package-lock.json')) as {
    packages: Record<string, unknown>;
  };
  const installed = Object.keys(packages).filter((path) =>
    path.startsWith('node_modules/@img/sharp-libvips-'),
  );
  const list = readText(projectFolder, 'tools/release/licences/libvips.txt').trim();
  expect(installed.length).toBeGreaterThan(0);
  for (const path of installed) expect(readText(projectFolder, `${path}/README.md`)).toContain(list);
});
