// `npm run test:citus [-- FILE…]`: the API's tests on a private coordinator with two workers.
import { spawnSync } from 'node:child_process';
import { citusAdvice } from './citus-cluster.ts';
import { findCitusBinaries } from './postgres-binaries.ts';
import { projectFolder, readText } from './project.ts';

/** A test that states what only one machine can keep. Its name as it is printed, with the words before it. */
interface DeixadoDeFora {
  readonly file: string;
  readonly name: string;
  readonly why: string;
}

const leaseGuards =
  'the fact is an index over the numbers of all people; there the end of a lease guards them (0039), whose tests run';

/** Every other test of the API runs on the cluster as it is. */
const leftOut: readonly DeixadoDeFora[] = [
  {
    file: 'apps/api/test/numero-lease.test.ts',
    name: '(by a stranger) is not given twice: what registers takes others, of a new block',
    why: leaseGuards,
  },
  {
    file: 'apps/api/test/numero-lease.test.ts',
    name: '(by a stranger) is not given twice by a verdict either',
    why: leaseGuards,
  },
];

if (!findCitusBinaries()) {
  console.error(citusAdvice);
  process.exit(1);
}
for (const { file, name, why } of leftOut) {
  if (!readText(projectFolder, file).includes(name.replace('a stranger', 'a %s')))
    throw new Error(`${file} has no test "${name}" to leave out`);
  console.log(`Left out of ${file}: ${name}\n  ${why}`);
}
// Each statement goes to other servers and back, and a signature to two machines.
const limits = ['--testTimeout=120000', '--hookTimeout=180000'];
const names = leftOut.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
const others = `--testNamePattern=^(?!.*(?:${names.join('|')})$)`;
const args = ['run', '--project', 'api*', ...limits, others, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
  cwd: projectFolder,
  stdio: 'inherit',
  env: { ...process.env, TREVO_CITUS: '1' },
});
process.exitCode = status ?? 1;
