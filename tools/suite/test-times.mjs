// `npm run test:times`: writes docs/reference/test-times.md from the last green `npm test` on this machine.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, projectFolder } from '../ensure-install.mjs';

/** Times of the last green run. */
export const timesFile = '.cache/test-times.json';
const page = 'docs/reference/test-times.md';

/** Returns the seconds of each step in the committed page; empty without one. */
export function readKnownTimes(root) {
  const file = join(root, page);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Object.fromEntries(
    [...text.matchAll(/^\| `(\w+)` +\| +(\d+) s/gm)].map(([, name, seconds]) => [name, Number(seconds)]),
  );
}

/** Renders the page. */
export const renderTimes = ({ passed, seconds, slowness, steps }) => `# Test times

Times of the last green \`npm test\` that was recorded, with two cores. \`npm run test:times\` writes this page after a
green run. Two lanes of steps run at once (\`tools/suite/test-steps.mjs\`), so the times of the steps overlap. CI fails a run
above 25 minutes, times the slowness of the machine, and lists the steps that grew.

${passed} tests passed in ${seconds} s. Fixed work took ${slowness} times as long as on a quiet machine.

| Step | Time | Slowest files |
| --- | --- | --- |
${steps
  .map(
    ({ name, seconds: time, slowest }) =>
      `| \`${name}\` | ${time} s | ${slowest.map((one) => `\`${one.file}\` ${one.seconds} s`).join('<br>')} |`,
  )
  .join('\n')}
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(projectFolder, timesFile);
  if (!existsSync(file)) fail('No green run of npm test is recorded in .cache; run npm test first.');
  writeFileSync(join(projectFolder, page), renderTimes(JSON.parse(readFileSync(file, 'utf8'))));
  console.log(`Wrote ${page}. Run npm run format.`);
}
