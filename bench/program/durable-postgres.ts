import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import pg from 'pg';
import { findOwner, initDatabase } from '@trevo/postgres/shipped-postgres';
import { findBinaries } from '@trevo/postgres/private/postgres-binaries';
import { findFreePort } from '@trevo/postgres/find-free-port';
import { waitUntilReady } from '@trevo/postgres/private/postgres-server';

export interface DurablePostgres {
  /** URL of the server without a database; unchanged after a restore. */
  readonly url: string;
  readonly description: string;
  /** Takes a base backup of the running server, and returns its folder. */
  takeBase(): Promise<string>;
  /** Returns the current commit position as a recovery target. */
  nameMoment(): Promise<string>;
  /** Waits until the WAL up to now is archived. */
  archiveAll(): Promise<void>;
  /** Kills the server and deletes its files; base backups and archive stay. */
  lose(): Promise<void>;
  /** Whether the server has exited by itself. */
  hasEnded(): boolean;
  /** Starts it again on the same files, and waits until it is ready. */
  startAgain(): Promise<void>;
  /** Kills the server and starts it again. */
  crash(): Promise<void>;
  /**
   * Restores a base backup, replays the archive up to the recovery target, and waits until the server accepts
   * writes.
   */
  restore(base: string, moment: string): Promise<void>;
  stop(): Promise<void>;
}

/** Files of a running server that are not part of a backup: the WAL comes from the archive. */
const leftOut = /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_stat_tmp|pg_notify|pg_subtrans)\/.*)$/;

/**
 * Starts a private PostgreSQL server with fsync and WAL archiving, like a production server. Its folder is
 * temporary, below `place` if given, and it is stopped with this process.
 *
 * @param options `settings`: lines for postgresql.conf, after the defaults here
 */
export async function createDurablePostgres(
  options: { readonly place?: string; readonly settings?: string } = {},
): Promise<DurablePostgres> {
  const folder = mkdtempSync(join(options.place ?? tmpdir(), 'trevo-durable-'));
  const owner = findOwner();
  const { bin, origin } = findBinaries(owner);
  const [live, archive] = [join(folder, 'vivo'), join(folder, 'arquivo')];
  mkdirSync(archive);
  for (const path of owner ? [folder, archive] : []) chownSync(path, owner!.uid, owner!.gid);
  chmodSync(folder, 0o755);
  initDatabase(bin, live, owner);
  const port = await findFreePort();
  const url = `postgres://trevo@127.0.0.1:${port}`;
  appendFileSync(
    join(live, 'postgresql.conf'),
    `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
archive_mode = on
archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'
restore_command = 'cp ${archive}/%f %p'
${options.settings ?? ''}
`,
  );

  const start = async () => {
    const started = spawn(join(bin, 'postgres'), ['-D', live], {
      stdio: ['ignore', 'ignore', 'ignore'],
      cwd: folder,
      ...owner,
    });
    return { started, version: await waitUntilReady(`${url}/postgres`, started) };
  };
  const first = await start();
  let server = first.started;
  const end = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', end);
  const ask = (sql: string, values: string[] = []) => askOnce(`${url}/postgres`, sql, values);

  return {
    url,
    description: `PostgreSQL ${first.version} (${origin})`,
    async takeBase() {
      const base = mkdtempSync(join(folder, 'base-'));
      const client = new pg.Client({ connectionString: `${url}/postgres` });
      await client.connect();
      // One connection holds the backup open; concurrent changes are repaired from the WAL.
      await client.query(`select pg_backup_start('ensaio', true)`);
      const isWanted = (path: string) => !leftOut.test(relative(live, path).replaceAll('\\', '/'));
      await cp(live, base, { recursive: true, filter: isWanted });
      const { rows } = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(true)',
      );
      writeFileSync(join(base, 'backup_label'), rows[0]!.labelfile);
      await client.end();
      return base;
    },
    nameMoment: async () => (await ask('select clock_timestamp()::text as moment'))['moment']!,
    async archiveAll() {
      const { last } = await ask('select pg_walfile_name(pg_current_wal_lsn()) as last');
      await ask('select pg_switch_wal()');
      const isDone = `select coalesce(last_archived_wal >= $1, false)::text as done from pg_stat_archiver`;
      while ((await ask(isDone, [last!]))['done'] !== 'true')
        await new Promise((done) => setTimeout(done, 50));
    },
    hasEnded: () => server.exitCode !== null || server.signalCode !== null,
    async startAgain() {
      server = (await start()).started;
    },
    async crash() {
      await stop(server, 'SIGQUIT');
      server = (await start()).started;
    },
    async lose() {
      await stop(server, 'SIGQUIT');
      rmSync(live, { recursive: true, force: true });
    },
    async restore(base, moment) {
      await cp(base, live, { recursive: true });
      writeFileSync(join(live, 'recovery.signal'), '');
      appendFileSync(
        join(live, 'postgresql.conf'),
        `recovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
      );
      chmodSync(live, 0o700);
      if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, live]);
      server = (await start()).started;
      while ((await ask('select pg_is_in_recovery()::text as busy'))['busy'] === 'true')
        await new Promise((done) => setTimeout(done, 50));
    },
    async stop() {
      process.off('exit', end);
      await stop(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

async function askOnce(url: string, sql: string, values: string[]): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(sql, values)).rows[0]!;
  } finally {
    await client.end();
  }
}
