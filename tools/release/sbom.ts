import { findLocked, type Locked } from './locked-packages.ts';

/**
 * Returns a CycloneDX 1.5 bill of materials of exactly the packages in a release. `npm sbom` reads only the
 * lockfile, so it lists unshipped packages and misses those added by a bundler. Without timestamp and random
 * serial number the output is reproducible.
 *
 * @param locked the packages of package-lock.json
 * @param packages keys of `locked`
 */
export function toSbom(
  locked: Locked,
  product: { readonly name: string; readonly version: string },
  packages: readonly string[],
): object {
  const paths = [...new Set(packages)].sort();
  const toRef = (path: string) => `${toName(path)}@${locked[path]!.version ?? ''}`;
  const components = new Map(paths.map((path) => [toRef(path), toComponent(path, locked)]));
  const dependencies = new Map([...components.keys()].map((ref) => [ref, new Set<string>()]));
  for (const path of paths) {
    const { dependencies: needed, optionalDependencies } = locked[path]!;
    for (const name of Object.keys({ ...needed, ...optionalDependencies })) {
      const found = findLocked(locked, name, path);
      if (found && paths.includes(found)) dependencies.get(toRef(path))!.add(toRef(found));
    }
  }
  const root = `${product.name}@${product.version}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { 'bom-ref': root, type: 'application', ...product } },
    components: [...components].map(([ref, component]) => ({ 'bom-ref': ref, ...component })),
    dependencies: [
      { ref: root, dependsOn: [...components.keys()] },
      ...[...dependencies].map(([ref, on]) => ({ ref, dependsOn: [...on].sort() })),
    ],
  };
}

const toName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function toComponent(path: string, locked: Locked): object {
  const { version = '', license, integrity } = locked[path]!;
  const [name, group] = toName(path).split('/').reverse() as [string, string?];
  const hash = /^sha512-(.+)$/.exec(integrity ?? '')?.[1];
  return {
    type: 'library',
    ...(group && { group }),
    name,
    version,
    ...(license && { licenses: [{ expression: license }] }),
    purl: `pkg:npm/${group ? `${encodeURIComponent(group)}/` : ''}${name}@${version}`,
    ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  };
}
