import { expect, test } from 'vitest';
import { pickLocked } from './locked-packages.ts';

test('pickLocked keeps packages with their dependencies for all platforms, at their location, and no build tools', () => {
  const locked = {
    '': {},
    'node_modules/picture': {
      dependencies: { colour: '1', semver: '7' },
      optionalDependencies: { arm: '1' },
    },
    'node_modules/picture/node_modules/semver': { version: '7.0.0' },
    'node_modules/semver': { version: '6.0.0' },
    'node_modules/colour': { dependencies: { semver: '6' } },
    'node_modules/arm': { optional: true, devOptional: true, cpu: ['arm64'] },
    'node_modules/builder': { dev: true },
  };
  expect(pickLocked(locked, ['picture'])).toEqual({
    'node_modules/arm': { optional: true, cpu: ['arm64'] },
    'node_modules/colour': locked['node_modules/colour'],
    'node_modules/picture': locked['node_modules/picture'],
    'node_modules/picture/node_modules/semver': locked['node_modules/picture/node_modules/semver'],
    'node_modules/semver': locked['node_modules/semver'],
  });
});
