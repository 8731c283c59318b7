// `npm run test:api [-- --postgres 17] [FILE…]`: the API's tests, on another PostgreSQL than the one that the project brings.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { projectFolder } from './project.ts';

const { values, positionals, tokens } = parseArgs({
  args: process.argv.slice(2),
  options: { postgres: { type: 'string' } },
  allowPositionals: true,
  strict: false,
  tokens: true,
});
// What this program does not know is for Vitest.
const others = tokens.flatMap((token) =>
  token.kind === 'option' && token.name !== 'postgres'
    ? [token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`]
    : [],
);
const { postgres } = values;
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api*', ...positionals, ...others];
const { status } = spawnSync(process.execPath, args, {
  cwd: projectFolder,
  stdio: 'inherit',
  env: { ...process.env, ...(typeof postgres === 'string' ? { TREVO_POSTGRES: postgres } : {}) },
});
process.exitCode = status ?? 1;
