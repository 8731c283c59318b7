import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pickLocked, type LockedPackage } from '../../../tools/release/locked-packages.ts';
import type { CampanhaApp } from './campanha-app.ts';
import { readPlugins } from './native-model.ts';

/** Builds the package.json of a made app: the plugins at the versions locked by this project. */
export function toOwnPackage(project: string, { aplicativo, versao }: CampanhaApp) {
  const dependencies = readPlugins(project);
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const own = {
    name: aplicativo.pacote,
    version: versao,
    private: true,
    license: 'UNLICENSED',
    dependencies,
  };
  const { name, version, license } = own;
  const lock = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': {
        name,
        version,
        license,
        dependencies,
      },
      ...pickLocked(packages, Object.keys(dependencies)),
    },
  };
  return { manifest: own, lock };
}
