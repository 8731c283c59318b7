// Steps of `npm test`, in this order. Plain Node: loaded before the installation.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A step: a program and its result counter. `count` returns { passed, failed, notes, failures } or throws when
 * the program left no result; `failures` are lines with the failed test and the reason. The quick lane has the
 * same steps, the API's on PostgreSQL with the smoke suites on the embedded engine, and of the journeys only
 * `quickJourneys`.
 */
export function listSteps(root, skipped, isQuick = false) {
  const steps = [
    {
      name: 'check',
      args: ['tools/check.ts'],
      report: '.cache/check.json',
      count: ({ passed, failed }) => ({ passed, failed, notes: [] }),
    },
    ...['unit', 'web', 'api'].map((name) => toVitestStep(name, isQuick ? { TREVO_QUICK: '1' } : {})),
    {
      name: 'build',
      args: ['tools/build-once.mjs'],
      count: () => ({ passed: 1, failed: 0, notes: [] }),
    },
    {
      name: 'e2e',
      needs: 'e2e/playwright.config.ts',
      args: [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config=e2e/playwright.config.ts',
        '--reporter=line,json',
        ...(isQuick ? quickJourneys : []),
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, '.cache/e2e.json') },
      report: '.cache/e2e.json',
      count: countPlaywright,
    },
  ];
  return steps.filter(({ name }) => !skipped.includes(name));
}

/** Sign-up, scan and sign-in; the program starts on the embedded engine. */
const quickJourneys = ['sign-up-and-scan', 'sign-in', 'embedded'].map((name) => `journeys/${name}.e2e.ts`);

/**
 * Each project of vitest.config.ts runs alone, with those whose names begin with its own: together they would
 * share workers and starve the API's servers.
 */
function toVitestStep(name, env) {
  const report = `.cache/vitest-${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', `${name}*`, ...reporters],
    env,
    report,
    count: countVitest,
  };
}

/** A file that fails to load has no failed tests, so it counts as one failure itself. */
function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const left = (numPendingTests ?? 0) + (numTodoTests ?? 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    notes: left > 0 ? [`${left} tests are marked skip or todo in the code`] : [],
    failures: testResults.flatMap(({ message, assertionResults }) =>
      [
        ...(assertionResults.length === 0 ? [{ status: 'failed', failureMessages: [message] }] : []),
        ...assertionResults,
      ]
        .filter(({ status }) => status === 'failed')
        .map(({ fullName = 'a test file failed to load', failureMessages }) =>
          toFailure(fullName, failureMessages),
        ),
    ),
  };
}

/** Formats the title and the first lines of a failure; the full output follows. */
const toFailure = (title, [message = ''] = []) =>
  `${title}\n${message
    // For a test timeout, Vitest's report keeps only the stack, which begins with this marker.
    .replace('STACK_TRACE_ERROR', 'it did not end within its time limit')
    .split('\n')
    .slice(0, 12)
    .join('\n')}`;

function countPlaywright({ stats, errors, suites = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    notes: stats.skipped > 0 ? [`${stats.skipped} journeys are marked skip in the code`] : [],
    retried: listSpecs(suites, 'flaky').map(toJourneyFailure),
    failures: listSpecs(suites, 'unexpected').map(toJourneyFailure),
  };
}

const toJourneyFailure = ({ title, tests }) =>
  toFailure(
    title,
    tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? [])),
  );

/** Returns the journeys with this outcome: 'unexpected' failed, 'flaky' failed once and then passed. */
const listSpecs = (suites, ending) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === ending)),
    ...listSpecs(inner, ending),
  ]);

/** From this number on, retried tests fail a run in CI. */
const maxRetried = 3;

/**
 * Runs the steps in order, each even after a failure, and prints one line per step, the output of each failed
 * step and, at the end, the retried tests. `run(step)` resolves to { code, output }. Returns { passed, failed };
 * with `isCi` three or more retried tests count as one failure.
 */
export async function runSteps(root, steps, run, print, isCi) {
  const total = { passed: 0, failed: 0 };
  const allRetried = [];
  for (const step of steps) {
    const start = performance.now();
    const { passed, failed, words, retried = [] } = await runStep(root, step, run);
    total.passed += passed;
    total.failed += failed;
    allRetried.push(...retried.map((title) => `  ${step.name}: ${title}`));
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    print(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
    );
    for (const line of words) print(line);
  }
  if (allRetried.length > 0) {
    const isFailure = isCi && allRetried.length >= maxRetried;
    if (isFailure) total.failed += 1;
    print(
      `${isFailure ? 'FAILED' : 'ok    '} retries: ${allRetried.length} tests passed only at the second attempt`,
    );
    for (const line of allRetried) print(line);
  }
  return total;
}

async function runStep(root, step, run) {
  if (step.needs && !existsSync(join(root, step.needs)))
    return { passed: 0, failed: 1, words: [`  not run: ${step.needs} does not exist`] };
  const report = step.report && join(root, step.report);
  // A stale report must not be counted.
  if (report) rmSync(report, { force: true });
  const { code, output } = await run(step);
  let counts;
  try {
    counts = step.count(report ? JSON.parse(readFileSync(report, 'utf8')) : undefined);
  } catch {
    return { passed: 0, failed: 1, words: [output.trim(), '  did not run to its end; see above'] };
  }
  const notes = counts.notes.map((note) => `  ${note}`);
  if (code === 0 && counts.failed === 0 && (counts.passed > 0 || !step.report))
    return { ...counts, words: notes };
  // A non-zero exit code is a failure, even when the report has none.
  const failed = Math.max(counts.failed, 1);
  const words = [...(counts.failures ?? []), output.trim(), ...notes];
  return { ...counts, passed: step.report ? counts.passed : 0, failed, words };
}
