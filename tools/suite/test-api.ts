// `npm run test:api [-- --postgres 15] [--sql-coverage] [FILE…]`: runs the API's tests on another PostgreSQL than the
// project's own, optionally with statement coverage of PL/pgSQL.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../project.ts';
import { reportSqlCoverage, sqlCoverageVariable } from '../check/sql/sql-coverage.ts';

const { values, positionals, tokens } = parseArgs({
  args: process.argv.slice(2),
  options: { postgres: { type: 'string' }, 'sql-coverage': { type: 'boolean' } },
  allowPositionals: true,
  strict: false,
  tokens: true,
});
// Unknown options are passed to Vitest.
const others = tokens.flatMap((token) =>
  token.kind === 'option' && token.name !== 'postgres' && token.name !== 'sql-coverage'
    ? [token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`]
    : [],
);
const isCounted = values['sql-coverage'] === true;
// Only an installed server has the coverage extension.
const postgres = values.postgres ?? (isCounted ? 'installed' : undefined);
const counts = join(projectFolder, '.cache/sql-coverage.jsonl');
mkdirSync(join(projectFolder, '.cache'), { recursive: true });
rmSync(counts, { force: true });
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api*', ...positionals, ...others];
const { status } = spawnSync(process.execPath, args, {
  cwd: projectFolder,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(typeof postgres === 'string' ? { TREVO_POSTGRES: postgres } : {}),
    ...(isCounted ? { [sqlCoverageVariable]: counts } : {}),
  },
});
if (isCounted) console.log(reportSqlCoverage(projectFolder, counts));
process.exitCode = status ?? 1;
