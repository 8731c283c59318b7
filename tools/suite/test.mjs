// `npm test`: from a fresh clone to a final line with the number of passed and failed tests. `npm run test:quick` runs
// a few of them.
// TREVO_SKIP=check,unit,web,api,build,e2e skips steps, and the summary says so.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { ensureInstall, fail, projectFolder, requireNode } from '../ensure-install.mjs';
import { runOnProjectNode } from '../project-node.mjs';
import { readSlowness } from './slowness.mjs';
import { listSteps, runSteps } from './test-steps.mjs';
import { readKnownTimes, timesFile } from './test-times.mjs';

const known = ['check', 'unit', 'web', 'api', 'build', 'e2e'];
const isQuick = process.argv.includes('--quick');
const skipped = (process.env.TREVO_SKIP ?? '').split(',').filter(Boolean);
const unknown = skipped.filter((name) => !known.includes(name));
if (unknown.length > 0)
  fail(`TREVO_SKIP has unknown steps: ${unknown.join(', ')}. Allowed: ${known.join(', ')}.`);

requireNode();
ensureInstall();
await runOnProjectNode();
mkdirSync(join(projectFolder, '.cache'), { recursive: true });

const running = new Set();
// In a process group of its own, so that child processes end with it.
const isGrouped = process.platform !== 'win32';
function run({ args, env, isBackground }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: projectFolder,
      env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: isGrouped,
    });
    running.add(child);
    if (isBackground && child.pid) lowerPriority(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Nice value of the back lane: it still gets a quarter of a busy processor. With a tenth, tests of screens exceeded the
 * screens' own time limits.
 */
const backgroundNice = 5;

/**
 * Lowers the priority of a process and of its later children. Linux shares processors among sessions first, and each
 * step has its own, so the session gets the same value where the kernel has one.
 */
function lowerPriority(pid) {
  try {
    setPriority(pid, backgroundNice);
    writeFileSync(`/proc/${pid}/autogroup`, String(backgroundNice));
  } catch {
    // Another system, or the process has already exited.
  }
}

function stop(signal) {
  for (const { pid } of running) {
    try {
      process.kill(isGrouped ? -pid : pid, 'SIGTERM');
    } catch {
      // It has already exited.
    }
  }
  console.log(`Stopped by ${signal}; the remaining steps did not run.`);
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

const total = await runSteps(
  projectFolder,
  listSteps(projectFolder, skipped, isQuick),
  run,
  (line) => console.log(line),
  { isCi: Boolean(process.env.CI), readSlowness, knownTimes: readKnownTimes(projectFolder) },
);
if (total.failed === 0 && !isQuick && skipped.length === 0)
  writeFileSync(join(projectFolder, timesFile), JSON.stringify(total));
if (isQuick) console.log('the quick lane; npm test runs all checks, tests and journeys');
if (skipped.length > 0) console.log(`skipped on request: ${skipped.join(', ')}`);
console.log(`${total.seconds} s at ${total.slowness} times the time of a quiet machine`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
