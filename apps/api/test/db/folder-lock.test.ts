import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folders } from '../../src/folders.ts';

/** Waits for the moment of each line, takes the lock of its folder and keeps it; prints the outcome. */
const source = `
  import { createInterface } from 'node:readline';
  import { lockFolder } from ${JSON.stringify(join(folders.project, 'packages/postgres/src/embedded/folder-lock.ts'))};
  console.log('ready');
  for await (const line of createInterface(process.stdin)) {
    const [folder, moment] = JSON.parse(line);
    while (Date.now() < moment);
    try { lockFolder(folder); console.log('held'); } catch (error) { console.log(error.constructor.name); }
  }
  process.exit();`;

it('gives a folder with the lock of a dead process to one of several processes at the same moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trevo-lock-'));
  const program = join(folder, 'lock.ts');
  writeFileSync(program, source);
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const readLines = () =>
    Promise.all(children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()));
  expect(await readLines()).toEqual(Array.from({ length: 6 }, () => 'ready'));
  for (let round = 0; round < 3; round++) {
    const locked = mkdtempSync(join(folder, 'lock-'));
    writeFileSync(join(locked, 'trevo.lock'), '{"pid":999999999,"port":1,"commandToken":"x"}');
    const outcomes = readLines();
    const line = `${JSON.stringify([locked, Date.now() + 300])}\n`;
    for (const { stdin } of children) stdin.write(line);
    expect((await outcomes).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'FolderInUseError'),
      'held',
    ]);
  }
  await Promise.all(
    children.map((child) => {
      child.stdin.end();
      return once(child, 'exit');
    }),
  );
  rmSync(folder, { recursive: true, force: true });
});
