// Steps of `npm test`, in two lanes. Plain Node: loaded before the installation.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/**
 * The steps of both lanes, each lane in this order. Those of the front lane wait for servers, browsers and processes a
 * quarter of their time; those of the back lane have `isBackground`: they only compute, and get the processors when
 * the front lane waits.
 *
 * A step: a program and its result counter. `count` returns { passed, failed, notes, failures, files } or throws when
 * the program left no result; `failures` are lines with the failed test and the reason, `files` are the test files
 * with their milliseconds. The quick lane runs `quickChecks`, `quickTests` and `quickJourneys`.
 */
export function listSteps(root, skipped, isQuick = false) {
  const toTests = (name) => toVitestStep(name, isQuick ? (quickTests[name] ?? []) : []);
  const steps = [
    {
      name: 'check',
      isBackground: true,
      args: ['tools/check.ts', ...(isQuick ? quickChecks : [])],
      report: '.cache/check.json',
      count: ({ passed, failed }) => ({ passed, failed, notes: [] }),
    },
    ...['unit', 'web'].map((name) => ({ ...toTests(name), isBackground: true })),
    {
      name: 'build',
      args: ['tools/build-once.mjs'],
      count: () => ({ passed: 1, failed: 0, notes: [] }),
    },
    toTests('api'),
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

/** Checks of the quick lane: without the linter, the servers and the OpenAPI documents, which take most of the time. */
const quickChecks = ['types', 'format', 'names', 'language', 'tables', 'words', 'docs'];

/** Test files of the quick lane by their paths' beginnings. */
const quickTests = {
  unit: ['packages/rules/src', 'packages/contract/src', 'packages/config/src/configuracao'],
  web: [
    ...['entrada', 'cadastro', 'escanear', 'documento-fiscal'].map((name) => `apps/web/src/features/${name}`),
    'apps/console/src/app',
  ],
  api: [
    'login/login.test',
    'documento-fiscal/compra.test',
    'sorte/premio/raspadinha.test',
    'conta-corrente/pedido.test',
  ].map((path) => `apps/api/test/${path}`),
};

/** Sign-up, scan and sign-in. */
const quickJourneys = ['sign-up/sign-up-and-scan', 'sign-up/sign-in', 'devices/embedded'].map(
  (name) => `journeys/${name}.e2e.ts`,
);

/**
 * Each project of vitest.config.ts runs in a process of its own, with those whose names begin with its own: together
 * they would share workers and starve the API's servers.
 */
function toVitestStep(name, files) {
  const report = `.cache/vitest-${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', `${name}*`, ...reporters, ...files],
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
    files: testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]),
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
    files: suites.map((suite) => [suite.file, sumDurations([suite])]),
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    notes: stats.skipped > 0 ? [`${stats.skipped} journeys are marked skip in the code`] : [],
    retried: listSpecs(suites, 'flaky').map(toJourneyFailure),
    failures: listSpecs(suites, 'unexpected').map(toJourneyFailure),
  };
}

const sumDurations = (suites) =>
  suites
    .flatMap(({ suites: inner = [], specs = [] }) => [
      ...specs.flatMap(({ tests }) =>
        tests.flatMap(({ results = [] }) => results.map(({ duration = 0 }) => duration)),
      ),
      sumDurations(inner),
    ])
    .reduce((sum, duration) => sum + duration, 0);

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

/** Seconds that a run in CI may take on a quiet machine with two cores. */
const maxSeconds = 25 * 60;

/**
 * Runs both lanes of steps, each step even after a failure, and prints one line per step with its time and slowest
 * files, the output of each failed step and, at the end, the retried tests. `run(step)` resolves to { code, output }.
 * `readSlowness()` measures how many times slower than a quiet one the machine is now: before the steps, and after
 * them. With `isCi`, three or more retried tests count as one failure, and a run above `maxSeconds`, times the mean
 * slowness, as another. Returns { passed, failed, steps, seconds, slowness }.
 */
export async function runSteps(root, steps, run, print, { isCi, readSlowness, knownTimes = {} }) {
  const total = { passed: 0, failed: 0, steps: [], seconds: 0 };
  const allRetried = [];
  const before = readSlowness();
  const toSeconds = (start) => Math.round((performance.now() - start) / 1000);
  const start = performance.now();
  const runLane = async (lane) => {
    for (const step of lane) {
      const stepStart = performance.now();
      const { passed, failed, words, retried = [], files = [] } = await runStep(root, step, run);
      total.passed += passed;
      total.failed += failed;
      allRetried.push(...retried.map((title) => `  ${step.name}: ${title}`));
      const seconds = toSeconds(stepStart);
      const slowest = listSlowest(root, files);
      total.steps.push({ name: step.name, seconds, slowest });
      const ending = failed === 0 ? 'ok    ' : 'FAILED';
      print(`${ending} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
      for (const line of words) print(line);
      if (slowest.length > 0)
        print(`  slowest: ${slowest.map((one) => `${one.file} ${one.seconds} s`).join(', ')}`);
    }
  };
  const isBack = ({ isBackground }) => Boolean(isBackground);
  await Promise.all([runLane(steps.filter(isBack)), runLane(steps.filter((step) => !isBack(step)))]);
  total.seconds = toSeconds(start);
  const names = steps.map(({ name }) => name);
  total.steps.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  if (allRetried.length > 0) {
    const isFailure = isCi && allRetried.length >= maxRetried;
    if (isFailure) total.failed += 1;
    print(
      `${isFailure ? 'FAILED' : 'ok    '} retries: ${allRetried.length} tests passed only at the second attempt`,
    );
    for (const line of allRetried) print(line);
  }
  const slowness = Number(((before + readSlowness()) / 2).toFixed(2));
  const bound = Math.round(maxSeconds * Math.max(1, slowness));
  if (isCi && total.seconds > bound) {
    total.failed += 1;
    print(
      `FAILED time: the run took ${total.seconds} s; at most ${bound} s on this machine (slowness ${slowness})`,
    );
    for (const { name, seconds } of total.steps)
      if (seconds > (knownTimes[name] ?? 0))
        print(`  ${name}: ${seconds} s, ${knownTimes[name] ?? 0} s in the last green run`);
  }
  return { ...total, slowness };
}

/** Returns the five slowest files of a step. */
const listSlowest = (root, files) =>
  [...files]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([name, milliseconds]) => ({
      file: relative(root, isAbsolute(name) ? name : join(root, name)),
      seconds: Math.round(milliseconds / 1000),
    }));

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
