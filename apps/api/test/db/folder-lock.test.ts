import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folders } from '../../src/folders.ts';

/** Waits for a common moment, takes the lock and keeps it; prints the outcome. */
const source = `
  import { lockFolder } from ${JSON.stringify(join(folders.project, 'apps/api/src/kernel/db/folder-lock.ts'))};
  const [folder, moment] = process.argv.slice(2);
  while (Date.now() < Number(moment));
  try { lockFolder(folder); console.log('held'); } catch (error) { console.log(error.constructor.name); }
  process.stdin.resume();
  process.stdin.on('end', () => process.exit());`;

it('gives a folder with the lock of a dead process to one of several processes at the same moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trevo-lock-'));
  const program = join(folder, 'lock.ts');
  writeFileSync(program, source);
  for (let round = 0; round < 3; round++) {
    writeFileSync(join(folder, 'trevo.lock'), '{"pid":999999999,"port":1,"commandToken":"x"}');
    const moment = String(Date.now() + 1_500);
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, [program, folder, moment], { stdio: ['pipe', 'pipe', 'inherit'] }),
    );
    const outcomes = await Promise.all(
      children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
    );
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'FolderInUseError'), 'held']);
    await Promise.all(
      children.map((child) => {
        child.stdin.end();
        return once(child, 'exit');
      }),
    );
  }
  rmSync(folder, { recursive: true, force: true });
});
