// `npm run test:citus [-- FILE…]`: the API's tests on a private coordinator with two workers.
import { spawnSync } from 'node:child_process';
import { citusAdvice } from './citus-cluster.ts';
import { findCitusBinaries } from './postgres-binaries.ts';
import { projectFolder } from './project.ts';

if (!findCitusBinaries()) {
  console.error(citusAdvice);
  process.exit(1);
}
// Each statement goes to other servers and back, and a signature to two machines.
const limits = ['--testTimeout=120000', '--hookTimeout=180000'];
const args = ['run', '--project', 'api*', ...limits, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
  cwd: projectFolder,
  stdio: 'inherit',
  env: { ...process.env, TREVO_CITUS: '1' },
});
process.exitCode = status ?? 1;
