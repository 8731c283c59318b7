import { expect, test } from 'vitest';
import { toSbom } from './sbom.ts';

const integrity = `sha512-${Buffer.from('0123').toString('base64')}`;
const locked = {
  'node_modules/a': { version: '1.0.0', license: 'MIT', integrity, dependencies: { '@s/b': '2', c: '3' } },
  'node_modules/@s/b': { version: '2.0.0', license: 'Apache-2.0', optionalDependencies: { absent: '1' } },
  'node_modules/c': { version: '3.0.0', license: 'MIT' },
};
const product = { name: 'trevo', version: '1.2.3' };

test('lists the contained packages with purl, licence, hash and dependencies in CycloneDX', () => {
  expect(toSbom(locked, product, ['node_modules/a', 'node_modules/@s/b'])).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { 'bom-ref': 'trevo@1.2.3', type: 'application', name: 'trevo', version: '1.2.3' },
    },
    components: [
      {
        'bom-ref': '@s/b@2.0.0',
        type: 'library',
        group: '@s',
        name: 'b',
        version: '2.0.0',
        licenses: [{ expression: 'Apache-2.0' }],
        purl: 'pkg:npm/%40s/b@2.0.0',
      },
      {
        'bom-ref': 'a@1.0.0',
        type: 'library',
        name: 'a',
        version: '1.0.0',
        licenses: [{ expression: 'MIT' }],
        purl: 'pkg:npm/a@1.0.0',
        hashes: [{ alg: 'SHA-512', content: '30313233' }],
      },
    ],
    dependencies: [
      { ref: 'trevo@1.2.3', dependsOn: ['@s/b@2.0.0', 'a@1.0.0'] },
      { ref: '@s/b@2.0.0', dependsOn: [] },
      { ref: 'a@1.0.0', dependsOn: ['@s/b@2.0.0'] },
    ],
  });
});

test('is byte-identical for the same release in any order', () => {
  const paths = Object.keys(locked);
  expect(JSON.stringify(toSbom(locked, product, [...paths, ...paths].reverse()))).toBe(
    JSON.stringify(toSbom(locked, product, paths)),
  );
});
