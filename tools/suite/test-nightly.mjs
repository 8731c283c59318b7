// `npm run test:nightly`: tests that check other tests, and long ones. Writes the result to docs/reference/test-nightly.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../ensure-install.mjs';

const report = join(projectFolder, '.cache/vitest-nightly.json');
const page = join(projectFolder, 'docs/reference/test-nightly.md');

mkdirSync(join(projectFolder, '.cache'), { recursive: true });
rmSync(report, { force: true });
const args = [
  'run',
  '--project',
  'nightly',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
  cwd: projectFolder,
  stdio: 'inherit',
});
const { numPassedTests, numFailedTests, startTime, testResults } = JSON.parse(readFileSync(report, 'utf8'));
const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
  cwd: projectFolder,
  encoding: 'utf8',
}).trim();
const rows = testResults.map(
  ({ name, startTime: start, endTime, status: result }) =>
    `| \`${name.slice(projectFolder.length)}\` | ${result} | ${Math.round((endTime - start) / 1000)} s |`,
);
writeFileSync(
  page,
  `# Last nightly tests

\`npm run test:nightly\` writes this page.

${new Date(startTime).toISOString().slice(0, 10)}, commit \`${commit}\`: ${numPassedTests} passed, ${numFailedTests} failed.

| File | Result | Time |
| --- | --- | --- |
${rows.join('\n')}
`,
);
process.exitCode = status ?? 1;
