// npm run test:engines: one walk through the app on Chromium, Firefox and WebKit, with pictures side by side.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildOnce } from '../../tools/build-once.mjs';
import { chooseEngines, listMissing } from '../../tools/browser/find-engines.ts';
import { projectFolder } from '../../tools/project.ts';

function main(): number {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, grep: { type: 'string' } },
    allowPositionals: true,
  });
  const engines = chooseEngines(values.only);
  const missing = listMissing(engines);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  buildOnce();
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/engines/engines.config.ts',
      ...engines.map((name) => `--project=${name}`),
      ...(values.grep ? [`--grep=${values.grep}`] : []),
      ...positionals,
    ],
    { cwd: projectFolder, stdio: 'inherit' },
  );
  return status ?? 1;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
