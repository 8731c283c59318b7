// npm run check: all static checks, in two parallel lanes.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkCatches } from './check/check-catches.ts';
import { checkDistribuicao } from './check/sql/check-distribuicao.ts';
import { checkDocs } from './check/texts/check-docs.ts';
import { checkInputs } from './check/texts/check-inputs.ts';
import { checkInserts } from './check/sql/check-inserts.ts';
import { checkLanguage } from './check/texts/check-language.ts';
import { checkNames } from './check/check-names.ts';
import { checkOpenapi } from './check/interface/check-openapi.ts';
import { checkQuestions } from './check/interface/check-questions.ts';
import { checkRowsOnServer } from './check/sql/check-rows.ts';
import { checkStyles } from './check/check-styles.ts';
import { checkSuppressions } from './check/check-suppressions.ts';
import { checkTables } from './check/sql/check-tables.ts';
import { checkBoundaries } from './check/check-boundaries.ts';
import { checkWords } from './check/texts/check-words.ts';
import { checkSchema } from './postgres/dump-schema.ts';
import { checkRelease } from './release/last-release.ts';
import { listFiles, projectFolder, type Check } from './project.ts';
import { checkErrors } from './write-errors.ts';
import { checkNotices } from './release/write-notices.ts';

export interface NamedCheck {
  readonly name: string;
  /** Third-party programs with their arguments, run one after the other by this Node. */
  readonly programs: readonly (readonly string[])[];
  /** Own checks run in this process, so that each file is read and parsed once for all. */
  readonly run?: Check;
}

export interface CheckResult {
  readonly name: string;
  readonly isPassed: boolean;
  readonly seconds: number;
  /** Output of the failed programs. */
  readonly output: string;
}

const ownCheck = (name: string, run: Check): NamedCheck => ({ name, programs: [], run });

/**
 * Checks of this process run one at a time, so they are done while programs use the other core, and programs end both
 * lanes. Programs may cache results in .cache.
 */
export function listChecks(root: string): NamedCheck[] {
  const configurations = listFiles(root).filter((path) => /(^|\/)tsconfig\.json$/.test(path));
  return [
    {
      name: 'lint',
      programs: [['node_modules/oxlint/bin/oxlint', '--format=unix', '.']],
      run: checkSuppressions,
    },
    ownCheck('schema', checkSchema),
    ownCheck('rows', checkRowsOnServer),
    ownCheck('openapi', checkOpenapi),
    ownCheck('release', checkRelease),
    ownCheck('boundaries', checkBoundaries),
    ownCheck('tables', checkTables),
    ownCheck('inserts', checkInserts),
    ownCheck('distribuicao', checkDistribuicao),
    ownCheck('names', checkNames),
    ownCheck('styles', checkStyles),
    ownCheck('words', checkWords),
    ownCheck('language', checkLanguage),
    ownCheck('questions', checkQuestions),
    ownCheck('inputs', checkInputs),
    ownCheck('catches', checkCatches),
    ownCheck('errors', checkErrors),
    ownCheck('notices', checkNotices),
    ownCheck('docs', checkDocs),
    { name: 'types', programs: configurations.map(toTypeCheck) },
    { name: 'format', programs: [['node_modules/oxfmt/bin/oxfmt', '--check', '.']] },
    {
      name: 'unused',
      programs: [[...knip], [...knip, '--production']],
    },
  ];
}

const knip = ['node_modules/knip/bin/knip.js', '--no-progress', '--cache', '--cache-location=.cache/knip'];

/**
 * The compiler caches results for unchanged files, one cache file per configuration. On one thread it takes about half of
 * the CPU time: otherwise each of four checkers infers the same types again. The other lane uses the other core.
 */
function toTypeCheck(configuration: string): string[] {
  const notes = `.cache/types/${configuration.replaceAll('/', '-').replace(/json$/, 'tsbuildinfo')}`;
  const incremental = ['--incremental', '--tsBuildInfoFile', notes];
  return ['node_modules/typescript/bin/tsc', '--singleThreaded', ...incremental, '-p', configuration];
}

/** Runs checks in two lanes and calls back as each ends. The results keep the order of the checks. */
export async function runChecks(
  root: string,
  checks: readonly NamedCheck[],
  onEnd: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = checks.entries();
  const runLane = async () => {
    for (const [index, check] of waiting) {
      const result = await runOne(root, check);
      results[index] = result;
      onEnd(result);
    }
  };
  await Promise.all([runLane(), runLane()]);
  return results;
}

async function runOne(root: string, { name, programs, run }: NamedCheck): Promise<CheckResult> {
  const start = performance.now();
  const failures: string[] = [];
  for (const args of programs) {
    const { isPassed, output } = await runProgram(root, args);
    if (!isPassed) failures.push(output.trim() || `${args.join(' ')} failed without output`);
  }
  if (run) failures.push(...(await runOwnCheck(root, run)));
  const seconds = (performance.now() - start) / 1000;
  return { name, isPassed: failures.length === 0, seconds, output: failures.join('\n') };
}

/** An exception fails the check, and the others still run. */
async function runOwnCheck(root: string, run: Check): Promise<string[]> {
  try {
    return await run(root);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

/**
 * For the compiler and the linter of types, which are written in Go: each lane has half of the cores, and fewer garbage
 * collections than by default save a tenth of the CPU time.
 */
const goSettings = { GOMAXPROCS: String(Math.max(1, Math.floor(availableParallelism() / 2))), GOGC: '200' };

function runProgram(root: string, args: readonly string[]): Promise<{ isPassed: boolean; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...goSettings, NO_COLOR: '1' };
    const child = spawn(process.execPath, args, { cwd: root, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (output += piece));
    child.on('error', (error) => resolve({ isPassed: false, output: error.message }));
    child.on('close', (code) => resolve({ isPassed: code === 0, output }));
  });
}

async function main(wanted: readonly string[]): Promise<void> {
  const all = listChecks(projectFolder);
  const unknown = wanted.filter((name) => !all.some((check) => check.name === name));
  if (unknown.length > 0) {
    const names = all.map(({ name }) => name).join(', ');
    console.error(`Unknown check: ${unknown.join(', ')}. Available checks: ${names}.`);
    process.exitCode = 2;
    return;
  }
  const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const results = await runChecks(projectFolder, chosen, ({ name, isPassed, seconds }) =>
    console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.toFixed(1)} s`),
  );
  const failed = results.filter(({ isPassed }) => !isPassed);
  for (const { name, output } of failed) console.log(`\n── ${name} ──\n${output}`);
  mkdirSync(join(projectFolder, '.cache'), { recursive: true });
  const counts = { passed: results.length - failed.length, failed: failed.length };
  writeFileSync(join(projectFolder, '.cache/check.json'), JSON.stringify(counts));
  if (failed.length > 0) process.exitCode = 1;
}

if (process.argv[1]?.endsWith('check.ts')) await main(process.argv.slice(2));
