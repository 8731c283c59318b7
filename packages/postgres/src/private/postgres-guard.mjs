// Watchdog between a test run and its PostgreSQL server: when the run ends, however it ends, its end of the pipe
// closes; then the server is stopped and its folder removed. Arguments: JSON {bin, folder, port, settings, uid, gid}.
// A line on the pipe with a signal name stops the server with that signal and is answered by `down`; `start` starts
// it again.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const { bin, folder, port, settings, uid, gid } = JSON.parse(process.argv[2]);
let isEnding = false;
let isPausing = false;
let server = start();

function start() {
  isPausing = false;
  const started = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      join(folder, 'data'),
      '-p',
      String(port),
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      // The data does not outlive the run, so durability is disabled.
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=200',
      '-c',
      'shared_buffers=128MB',
      '-c',
      'logging_collector=off',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], ...(uid === undefined ? {} : { uid, gid }) },
  );
  started.on('exit', (code) => {
    if (isPausing && !isEnding) return process.stdout.write('down\n');
    rmSync(folder, { recursive: true, force: true });
    process.exit(isEnding ? 0 : (code ?? 1));
  });
  return started;
}

function end() {
  if (isEnding) return;
  isEnding = true;
  if (server.exitCode !== null || server.signalCode !== null) {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  }
  server.kill('SIGINT');
  setTimeout(() => server.kill('SIGQUIT'), 5_000).unref();
}

createInterface({ input: process.stdin }).on('line', (line) => {
  if (line === 'start') return void (server = start());
  isPausing = true;
  server.kill(line);
});
process.stdin.on('end', end).on('close', end).on('error', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
