// `npm start` and `npm run dev`: from a fresh clone to a running program. `npm run dev -- --inspect[=PORT]` opens the
// API's process for a debugger.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildOnce } from './build-once.mjs';
import { ensureInstall, fail, projectFolder, requireNode } from './ensure-install.mjs';
import { runOnProjectNode } from './project-node.mjs';

requireNode();
ensureInstall();
await runOnProjectNode();
if (process.argv.includes('--dev')) startDevelopment();
else {
  buildOnce();
  await import('../apps/api/dist/main.js');
}

/**
 * Starts the API with restart on change behind the development servers of both apps with hot reload: the web app's
 * port is the one to open, the API has the next one, and the operators' console the one after it.
 */
function startDevelopment() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_533)
    fail('PORT must be a whole number from 1 to 65533.');
  const [apiPort, consolePort] = [port + 1, port + 2];
  const run = (workspace, args, env) =>
    spawn(process.execPath, args, {
      cwd: join(projectFolder, workspace),
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
  const serve = (workspace, port) =>
    run(
      workspace,
      [
        join(projectFolder, 'node_modules/vite/bin/vite.js'),
        '--port',
        String(port),
        '--strictPort',
        '--host',
        process.env.HOST || '127.0.0.1',
      ],
      { TREVO_API: `http://127.0.0.1:${apiPort}` },
    );
  const inspect = process.argv.filter((argument) => /^--inspect(-brk)?(=.+)?$/.test(argument));
  const children = [
    run('.', [...inspect, '--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
      PORT: String(apiPort),
      PUBLIC_PORT: String(port),
      CONSOLE_PORT: String(consolePort),
    }),
    serve('apps/web', port),
    serve('apps/console', consolePort),
  ];
  const stop = (code) => {
    for (const child of children) child.kill('SIGTERM');
    process.exitCode = code;
  };
  for (const child of children) child.on('exit', (code) => stop(code ?? 0));
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
}
