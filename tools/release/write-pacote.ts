// npm run pacote: builds the program as one standalone folder, pacote/.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePrograms } from '../../apps/api/bundle-programs.ts';
import { revisaoFile } from '../../apps/api/src/kernel/db/revisao.ts';
import { buildOnce } from '../build-once.mjs';
import { listPackages, readLicences, renderLicences } from './bundled-licences.ts';
import { pickLocked, type Locked } from './locked-packages.ts';
import { projectFolder } from '../project.ts';
import { toSbom } from './sbom.ts';

/** Packages with native binaries cannot be bundled; all others are bundled into the programs. */
const installedPackages = ['@node-rs/argon2', 'sharp'];

const letras = 'node_modules/@expo-google-fonts/noto-sans';

/** Files that the programs read beside themselves when they write a PDF: the fonts, and the colour profile of PDF/A. */
const pdfFiles = {
  [`${letras}/400Regular/NotoSans_400Regular.ttf`]: 'letras/NotoSans_400Regular.ttf',
  [`${letras}/700Bold/NotoSans_700Bold.ttf`]: 'letras/NotoSans_700Bold.ttf',
  'node_modules/pdfkit/js/data/sRGB_IEC61966_2_1.icc': 'data/sRGB_IEC61966_2_1.icc',
};

const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(projectFolder, path), 'utf8')) as T;

/** Builds the manifest of the packages beside the programs, at the versions tested by this project. */
function toManifest(names: readonly string[]) {
  const { version, engines } = readJson<{ version: string; engines: object }>('package.json');
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>('apps/api/package.json');
  return {
    name: 'trevo',
    version,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    scripts: {
      start: 'node main.js',
      migrar: 'node main.js migrar',
      distribuir: 'node main.js distribuir',
      campanha: 'node campanha-cli.js',
      contas: 'node campanha-cli.js contas',
      vendas: 'node vendas-cli.js',
      segredos: 'node segredos-cli.js',
      operador: 'node operador-cli.js',
      auditoria: 'node operador-cli.js auditoria',
    },
    dependencies: Object.fromEntries(names.map((name) => [name, dependencies[name]!])),
    engines: {
      ...engines,
      node: '>=24',
    },
  };
}

/**
 * Writes the programs, their run-time files and the manifest of their packages. `webDist` is a build of the web
 * app, `consoleDist` one of the operators' console. The contents of `target` are deleted first.
 */
export async function writePacote({
  target,
  webDist,
  consoleDist,
}: {
  target: string;
  webDist: string;
  consoleDist: string;
}): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const bundled = await bundlePrograms(target, installedPackages);
  const copy = (from: string, to: string) =>
    cpSync(join(projectFolder, from), join(target, to), { recursive: true });
  for (const name of readdirSync(join(projectFolder, 'apps/api/migrations')))
    if (/^\d{4}-.*\.sql$/.test(name) || name === revisaoFile)
      copy(`apps/api/migrations/${name}`, `migrations/${name}`);
  const modules = 'apps/api/src/modules';
  for (const path of readdirSync(join(projectFolder, modules), { recursive: true, encoding: 'utf8' }))
    if (/^[\w-]+\/sql\/[\w-]+\.sql$/.test(path)) copy(`${modules}/${path}`, `modules/${path}`);
  cpSync(webDist, join(target, 'web'), { recursive: true });
  cpSync(consoleDist, join(target, 'console'), { recursive: true });
  copy('packages/fixtures/marcas', 'marcas');
  for (const [from, to] of Object.entries(pdfFiles)) copy(from, to);
  copy('docs/reference/notices.md', 'notices.md');
  for (const file of ['.npmrc', 'package.json', 'package-lock.json'])
    copy(`apps/leitor/motor/${file}`, `motor/${file}`);
  copy('LICENSE', 'LICENSE');
  copy('.npmrc', '.npmrc');
  const manifest = toManifest(installedPackages);
  const { packages } = readJson<{ packages: Locked }>('package-lock.json');
  const { name, version, license, dependencies, engines } = manifest;
  const installed = pickLocked(packages, installedPackages);
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
        engines,
      },
      ...installed,
    },
  };
  const write = (file: string, content: object) =>
    writeFileSync(join(target, file), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', manifest);
  write('package-lock.json', lock);
  const ofApps = [webDist, consoleDist].flatMap(
    (dist) => JSON.parse(readFileSync(join(dist, '.vite/pacotes.json'), 'utf8')) as string[],
  );
  const contained = [...new Set([...listPackages(bundled), ...ofApps, ...Object.keys(installed), letras])];
  writeFileSync(join(target, 'licencas.txt'), renderLicences(readLicences(contained)));
  write('sbom.cdx.json', toSbom(packages, { name, version }, contained));
}

if (process.argv[1]?.endsWith('write-pacote.ts')) {
  buildOnce();
  const target = join(projectFolder, 'pacote');
  await writePacote({
    target,
    webDist: join(projectFolder, 'apps/web/dist'),
    consoleDist: join(projectFolder, 'apps/console/dist'),
  });
  console.log(`Written to ${target}. Start it with: npm ci --omit=dev && node main.js`);
}
