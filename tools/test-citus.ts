// `npm run test:citus [-- FILE…]`: the API's tests on a private coordinator with two workers.
import { spawnSync } from 'node:child_process';
import { citusAdvice } from './citus-cluster.ts';
import { findCitusBinaries } from './postgres-binaries.ts';
import { projectFolder, readText } from './project.ts';

/** A test that states what only one machine can keep. */
interface LeftOut {
  readonly file: string;
  /** As it stands in the file, and for which of its values where it has a hole. */
  readonly title: string;
  readonly of: readonly string[];
  readonly why: string;
}

const leaseGuards =
  'an index over the numbers of all people says so; there the end of a lease guards them (0039), whose tests run';

/** Every other test of the API runs on the cluster as it is. */
const leftOut: readonly LeftOut[] = [
  {
    file: 'apps/api/test/sorte/numero-lease.test.ts',
    title: 'does not grant a number of a %s again at a registration, which uses a new block',
    of: ['stranger'],
    why: leaseGuards,
  },
  {
    file: 'apps/api/test/sorte/numero-lease.test.ts',
    title: 'does not grant a number of a %s again at a verdict',
    of: ['stranger'],
    why: leaseGuards,
  },
  {
    file: 'apps/api/test/documento-fiscal/recusa-sem-escrita.test.ts',
    title: 'refuses a receipt over the limit of %s without a write, also repeatedly',
    of: ['receipts', 'numbers', 'time between two'],
    why: 'it asks whether a transaction wrote where it began, and there its rows lie on other machines',
  },
];

if (!findCitusBinaries()) {
  console.error(citusAdvice);
  process.exit(1);
}
for (const { file, title, of, why } of leftOut) {
  if (!readText(projectFolder, file).includes(`'${title}'`))
    throw new Error(`${file} has no test '${title}' to leave out`);
  for (const value of of) console.log(`Left out: ${title.replace('%s', value)} (${file}): ${why}.`);
}
// Each statement goes to other servers and back, and a signature to two machines.
const limits = ['--testTimeout=120000', '--hookTimeout=180000'];
const toPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const names = leftOut.flatMap(({ title, of }) => of.map((value) => toPattern(title.replace('%s', value))));
const others = `--testNamePattern=^(?!.*(?:${names.join('|')})$)`;
const args = ['run', '--project', 'api*', ...limits, others, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
  cwd: projectFolder,
  stdio: 'inherit',
  env: { ...process.env, TREVO_CITUS: '1' },
});
process.exitCode = status ?? 1;
