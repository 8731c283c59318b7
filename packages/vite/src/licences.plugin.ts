import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { listPackages, readLicences, renderLicences } from '../../../tools/release/bundled-licences.ts';
import { bundledModules, recordModules } from './bundled-modules.ts';

/** Output path of the package list: keys of package-lock.json, for the package and for native apps. */
const packageList = '.vite/pacotes.json';

/**
 * Writes `licencas.txt` with the licence texts of every package in the app and its scripts, and the list of
 * those packages. Fails the build when a package has no licence text.
 */
export function licences(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'trevo:licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    // After the bundle is complete, because the scripts are built while it is generated.
    writeBundle(_options, bundle) {
      recordModules(root, Object.values(bundle));
      const packages = listPackages(bundledModules);
      const write = (name: string, text: string) => {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      };
      write('licencas.txt', renderLicences(readLicences(packages)));
      write(packageList, `${JSON.stringify(packages, null, 2)}\n`);
    },
  };
}
