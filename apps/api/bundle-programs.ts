import { rolldown } from 'rolldown';

const programs = [
  ...['main', 'worker', 'ensaio-worker', 'campanha-cli', 'vendas-cli', 'segredos-cli', 'operador-cli'].map(
    (name) => `src/${name}.ts`,
  ),
  '../leitor/src/programa-leitor.ts',
];

/**
 * Bundles the programs of a release with every package that they import.
 *
 * @param target folder for the files
 * @param installed packages that stay outside, because npm installs them beside the programs
 * @returns the ids of all bundled modules
 */
export async function bundlePrograms(target: string, installed: readonly string[]): Promise<string[]> {
  const bundle = await rolldown({
    cwd: import.meta.dirname,
    input: programs,
    platform: 'node',
    // The database driver looks for pg-native and works without it.
    external: [...installed, 'pg-native'],
    logLevel: 'warn',
  });
  const { output } = await bundle.write({ dir: target, format: 'esm' });
  await bundle.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}
