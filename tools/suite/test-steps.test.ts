import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFixtureProject } from '../check/fixture-project.ts';
import { listChecks } from '../check.ts';
import { projectFolder } from '../project.ts';
import { listSteps, runSteps } from './test-steps.mjs';
import { readKnownTimes, renderTimes } from './test-times.mjs';

const vitestReport = {
  numPassedTests: 10,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [] as object[],
};
const reports = {
  check: { passed: 8, failed: 0 },
  unit: vitestReport,
  web: vitestReport,
  api: vitestReport,
  e2e: { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] as object[] },
};

/** Runs the steps in a planted project; each program exits with a code and leaves a report. */
async function runPlanted(
  answers: Record<string, { code?: number; report?: object; output?: string } | undefined>,
  { skipped = [] as string[], hasJourneys = true, isCi = true, slowness = 1, seconds = 1 } = {},
) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const root = createFixtureProject({
    '.cache/vitest-api.json': '{"numPassedTests":99}',
    ...(hasJourneys ? { 'e2e/playwright.config.ts': '' } : {}),
  });
  const lines: string[] = [];
  const run = (step: { name: string; report?: string }) => {
    const answer = answers[step.name] ?? { report: reports[step.name as 'check'] };
    vi.advanceTimersByTime(seconds * 1_000);
    if (step.report && answer.report) writeFileSync(join(root, step.report), JSON.stringify(answer.report));
    return Promise.resolve({ code: answer.code ?? 0, output: answer.output ?? '' });
  };
  const print = (line: string) => lines.push(line);
  const total = await runSteps(root, listSteps(root, skipped), run, print, {
    isCi,
    readSlowness: () => slowness,
    knownTimes: { check: 400, api: 100 },
  });
  return { ...total, lines, root };
}

test('adds the counts of all steps, with the build as one', async () => {
  const { passed, failed, lines } = await runPlanted({});
  expect({ passed, failed }).toEqual({ passed: 44, failed: 0 });
  expect(lines.map((line) => line.replace(/ \(.*/, '')).toSorted()).toEqual([
    'ok     api: 10 passed, 0 failed',
    'ok     build: 1 passed, 0 failed',
    'ok     check: 8 passed, 0 failed',
    'ok     e2e: 5 passed, 0 failed',
    'ok     unit: 10 passed, 0 failed',
    'ok     web: 10 passed, 0 failed',
  ]);
});

test('runs two lanes at once, the steps of each one after the other, and lists all in one order', async () => {
  const root = createFixtureProject({ 'e2e/playwright.config.ts': '', '.cache/build-hash': '' });
  const steps = listSteps(root, []);
  const [running, most, begun] = [new Set<string>(), new Map<string, number>(), [] as string[]];
  let end = (): void => undefined;
  const allBegun = new Promise<void>((resolve) => void (end = resolve));
  const run = async (step: { name: string; report?: string; isBackground?: boolean }) => {
    const lane = step.isBackground ? 'back' : 'front';
    begun.push(step.name);
    running.add(`${lane} ${step.name}`);
    const ofLane = [...running].filter((one) => one.startsWith(lane)).length;
    most.set(lane, Math.max(most.get(lane) ?? 0, ofLane));
    // The last step of the front lane ends the first one of the back lane.
    if (step.name === 'e2e') end();
    if (step.name === 'check') await allBegun;
    if (step.report) writeFileSync(join(root, step.report), JSON.stringify(reports[step.name as 'check']));
    running.delete(`${lane} ${step.name}`);
    return { code: 0, output: '' };
  };
  const total = await runSteps(root, steps, run, () => undefined, { isCi: true, readSlowness: () => 1 });
  expect(total).toMatchObject({ passed: 44, failed: 0 });
  expect(begun).toEqual(['check', 'build', 'api', 'e2e', 'unit', 'web']);
  expect(Object.fromEntries(most)).toEqual({ back: 1, front: 1 });
  expect(total.steps.map(({ name }) => name)).toEqual(['check', 'unit', 'web', 'build', 'api', 'e2e']);
});

test('runs later steps after a failure and prints the failure', async () => {
  const { passed, failed, lines } = await runPlanted({
    check: { code: 1, report: { passed: 6, failed: 2 }, output: 'boundaries are broken' },
  });
  expect({ passed, failed }).toEqual({ passed: 42, failed: 2 });
  expect(lines).toContain('boundaries are broken');
});

test('a program without a report has failed, and a stale report is not counted', async () => {
  const { passed, failed, root } = await runPlanted({ api: { code: 1, output: 'crashed' } });
  expect({ passed, failed }).toEqual({ passed: 34, failed: 1 });
  expect(existsSync(join(root, '.cache/vitest-api.json'))).toBe(false);
});

test('a test file that fails to load is a failure', async () => {
  const broken = {
    name: 'broken.test.ts',
    status: 'failed',
    message: 'Cannot find module',
    assertionResults: [],
  };
  const report = { ...vitestReport, testResults: [broken] };
  const { lines, ...total } = await runPlanted({ api: { code: 1, report } });
  expect(total).toMatchObject({ passed: 44, failed: 1 });
  expect(lines.join('\n')).toContain('Cannot find module');
});

test('prints each failure with its reason before the output, however long that is', async () => {
  const test = { fullName: 'a receipt is kept', status: 'failed', failureMessages: ['Error: lost'] };
  const other = { ...test, fullName: 'a receipt is sent', status: 'passed', failureMessages: [] };
  const report = {
    ...vitestReport,
    numFailedTests: 1,
    testResults: [{ name: 'api.test.ts', status: 'failed', assertionResults: [other, test] }],
  };
  const journey = {
    title: 'a person signs in',
    tests: [{ status: 'unexpected', results: [{ error: { message: 'no button' } }] }],
  };
  const { lines } = await runPlanted({
    api: { code: 1, report, output: 'all that was printed' },
    e2e: {
      code: 1,
      report: {
        ...reports.e2e,
        stats: { ...reports.e2e.stats, unexpected: 1 },
        suites: [{ file: 'sign-in.e2e.ts', specs: [journey] }],
      },
    },
  });
  const at = lines.indexOf('a receipt is kept\nError: lost');
  expect(lines.slice(at - 1, at + 2)).toEqual([
    expect.stringContaining('FAILED api'),
    'a receipt is kept\nError: lost',
    'all that was printed',
  ]);
  expect(lines).toContain('a person signs in\nno button');
});

test('a non-zero exit without a failed test is a failure', async () => {
  expect(await runPlanted({ api: { code: 1, report: vitestReport } })).toMatchObject({
    passed: 44,
    failed: 1,
  });
});

test('a run without any test is a failure', async () => {
  const report = { ...reports.e2e, stats: { ...reports.e2e.stats, expected: 0 } };
  expect(await runPlanted({ e2e: { report } })).toMatchObject({ failed: 1 });
});

test('a failed build is a failure and counts nothing as passed', async () => {
  expect(await runPlanted({ build: { code: 1 } })).toMatchObject({ passed: 43, failed: 1 });
});

test('journeys that cannot run are a failure', async () => {
  const { failed, lines } = await runPlanted({}, { hasJourneys: false });
  expect(failed).toBe(1);
  expect(lines).toContain('  not run: e2e/playwright.config.ts does not exist');
});

const toFlakySpec = (title: string) => ({
  title,
  tests: [{ status: 'flaky', results: [{ error: { message: 'no button' } }, {}] }],
});

/** A journey report in which these journeys passed only on retry. */
const toRetriedReport = (titles: readonly string[]) => ({
  ...reports.e2e,
  stats: { expected: 4, unexpected: 0, flaky: titles.length, skipped: 2 },
  suites: [
    {
      file: 'sign-out.e2e.ts',
      specs: [{ title: 'a person signs out', tests: [{ status: 'expected' }] }],
      suites: [{ specs: titles.map(toFlakySpec) }],
    },
  ],
});

test('prints skipped journeys and, after all steps, the retried journeys with the reason', async () => {
  const report = toRetriedReport(['signs in', 'scans']);
  const { lines, failed } = await runPlanted({ e2e: { report } });
  expect(lines).toContain('  2 journeys are marked skip in the code');
  expect(lines.slice(-3)).toEqual([
    'ok     retries: 2 tests passed only at the second attempt',
    '  e2e: signs in\nno button',
    '  e2e: scans\nno button',
  ]);
  expect(failed).toBe(0);
});

test('counts three retried journeys as a failure in CI only', async () => {
  const report = toRetriedReport(['signs in', 'scans', 'signs out']);
  const inCi = await runPlanted({ e2e: { report } });
  expect(inCi).toMatchObject({ passed: 46, failed: 1 });
  expect(inCi.lines).toContain('FAILED retries: 3 tests passed only at the second attempt');
  expect(await runPlanted({ e2e: { report } }, { isCi: false })).toMatchObject({ passed: 46, failed: 0 });
});

test('each step can be skipped, and the others keep their order', () => {
  const names = (skipped: string[]) => listSteps('/', skipped).map(({ name }) => name);
  expect(names([])).toEqual(['check', 'unit', 'web', 'build', 'api', 'e2e']);
  expect(names(['web', 'build'])).toEqual(['check', 'unit', 'api', 'e2e']);
});

test('prints the five slowest files of a step, in seconds', async () => {
  const toFile = (name: string, endTime: number) => ({
    name,
    startTime: 0,
    endTime,
    status: 'passed',
    assertionResults: [{ status: 'passed' }],
  });
  const testResults = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) => toFile(name, (at + 1) * 1_000));
  const journeys = [{ file: 'scan.e2e.ts', suites: [{ specs: [toTimedSpec(4_000), toTimedSpec(3_000)] }] }];
  const { lines, steps } = await runPlanted({
    api: { report: { ...vitestReport, testResults } },
    e2e: { report: { ...reports.e2e, suites: journeys } },
  });
  expect(lines).toContain('  slowest: f 6 s, e 5 s, d 4 s, c 3 s, b 2 s');
  expect(lines).toContain('  slowest: scan.e2e.ts 7 s');
  expect(steps.find(({ name }) => name === 'e2e')).toEqual({
    name: 'e2e',
    seconds: 1,
    slowest: [{ file: 'scan.e2e.ts', seconds: 7 }],
  });
});

const toTimedSpec = (duration: number) => ({ tests: [{ status: 'expected', results: [{ duration }] }] });

test('fails a run above 25 minutes in CI, scaled by the slowness of the machine, and lists the steps that grew', async () => {
  const slow = await runPlanted({}, { seconds: 360 });
  expect(slow.failed).toBe(1);
  // Both lanes advance the same clock.
  expect(slow.lines.slice(-7)).toEqual([
    'FAILED time: the run took 2160 s; at most 1500 s on this machine (slowness 1)',
    '  check: 720 s, 400 s in the last green run',
    '  unit: 720 s, 0 s in the last green run',
    '  web: 720 s, 0 s in the last green run',
    '  build: 720 s, 0 s in the last green run',
    '  api: 720 s, 100 s in the last green run',
    '  e2e: 360 s, 0 s in the last green run',
  ]);
  expect((await runPlanted({}, { seconds: 360, slowness: 1.5 })).failed).toBe(0);
  expect((await runPlanted({}, { seconds: 360, slowness: 0.5 })).failed).toBe(1);
  expect((await runPlanted({}, { seconds: 360, isCi: false })).failed).toBe(0);
});

test('reads the times of the steps from the page that it renders', () => {
  const steps = [
    { name: 'api', seconds: 240, slowest: [{ file: 'a.test.ts', seconds: 12 }] },
    { name: 'build', seconds: 16, slowest: [] },
  ];
  const text = renderTimes({ passed: 10, seconds: 256, slowness: 1, steps });
  const root = createFixtureProject({ 'docs/reference/test-times.md': text });
  expect(readKnownTimes(root)).toEqual({ api: 240, build: 16 });
  expect(text).toContain('`a.test.ts` 12 s');
  expect(readKnownTimes(createFixtureProject({}))).toEqual({});
});

test('the quick lane has the same steps with some existing checks, tests and journeys', () => {
  const quick = listSteps(projectFolder, [], true);
  expect(quick.map(({ name }) => name)).toEqual(listSteps(projectFolder, []).map(({ name }) => name));
  const findStep = (name: string) => quick.find((step) => step.name === name)!;
  const listPlaces = (name: string, beginning: RegExp) =>
    findStep(name).args.filter((one) => beginning.test(one));
  const tests = listPlaces('api', /^apps\/api\/test/).map((path) => `${path}.ts`);
  const journeys = listPlaces('e2e', /^journeys/).map((path) => `e2e/${path}`);
  const folders = [...listPlaces('unit', /^packages/), ...listPlaces('web', /^apps/)];
  expect([tests.length, journeys.length, folders.length]).toEqual([4, 3, 8]);
  const missing = [...tests, ...journeys, ...folders].filter(
    (path) => !existsSync(join(projectFolder, path)),
  );
  expect(missing).toEqual([]);
  const known = listChecks(projectFolder).map(({ name }) => name);
  expect(known).toEqual(expect.arrayContaining(findStep('check').args.slice(1)));
});
