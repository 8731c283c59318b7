// `npm run test:citus [-- FILE…]`: runs the API's tests on a private coordinator with two workers.
import { spawnSync } from 'node:child_process';
import { citusAdvice } from '@trevo/postgres/private/citus-cluster';
import { findCitusBinaries } from '@trevo/postgres/private/postgres-binaries';
import { projectFolder, readText } from '../project.ts';

/** A test of a guarantee that only a single server can give. */
interface LeftOut {
  readonly file: string;
  /** The title as in the file, and the values that replace its placeholder. */
  readonly title: string;
  readonly of: readonly string[];
  readonly why: string;
}

const leaseGuards =
  'a unique index over all consumers guarantees it, which cannot be sharded; leases guarantee it there (0039), and their tests run';

/** All other tests of the API run on the cluster. */
const leftOut: readonly LeftOut[] = [
  {
    file: 'apps/api/test/sorte/numero-lease.test.ts',
    title: '(by a %s) is not granted twice at registration, which uses a new block',
    of: ['stranger'],
    why: leaseGuards,
  },
  {
    file: 'apps/api/test/sorte/numero-lease.test.ts',
    title: '(by a %s) is not granted twice by a decision either',
    of: ['stranger'],
    why: leaseGuards,
  },
  {
    file: 'apps/api/test/documento-fiscal/recusa-sem-escrita.test.ts',
    title: 'of %s is refused without a write, and so is the next',
    of: ['receipts', 'numbers', 'time between two'],
    why: 'it checks that a transaction wrote on its own machine, and rows are on other machines there',
  },
];

if (!findCitusBinaries()) {
  console.error(citusAdvice);
  process.exit(1);
}
for (const { file, title, of, why } of leftOut) {
  if (!readText(projectFolder, file).includes(`'${title}'`))
    throw new Error(`${file} has no test '${title}'; correct the list of skipped tests`);
  for (const value of of) console.log(`Skipped: ${title.replace('%s', value)} (${file}): ${why}.`);
}
// Each statement makes network round trips to other servers, and a signature to two nodes.
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
