// Restarts the database ten times under load, every second time by a crash, and terminates connections inside
// transactions in between. Fails when a process exits, or an acknowledged receipt or a session is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import {
  countOutageLines,
  drillCampanha,
  drillEnvironment,
  drillGanho,
  runOutageDrill,
} from '../../apps/api/test/db/outage-drill.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { master, operator, publish } from '../load/prepared-campaign.ts';
import { median } from '../program/raw-client.ts';
import { startServer } from '../program/server-process.ts';

const restarts = Number(process.env['BENCH_ROUNDS'] ?? 10);

const folder = mkdtempSync(join(tmpdir(), 'trevo-outage-'));
const server = await startPostgres();
const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
await admin.execute('create database queda');
// Acknowledged data must survive a crash of the server.
await admin.execute('alter database queda set synchronous_commit = on');
await admin.close();
const url = `${server.url}/queda`;
const { child, port, output } = await startServer({
  ...drillEnvironment,
  DATA_FOLDER: folder,
  DATABASE_URL: url,
  MASTER_SECRET: master,
  OPERATOR_TOKEN: operator,
});
await publish(port, drillCampanha.identificacao, (arquivo) => {
  arquivo['ganho'] = drillGanho;
  arquivo['limites'] = {};
});
const figures = await runOutageDrill({ port, server, url, restarts, people: 120, between: 500 });
const hasEnded = child.exitCode !== null || child.signalCode !== null;
child.kill('SIGTERM');
const code = hasEnded ? child.exitCode : await new Promise<number | null>((done) => child.once('exit', done));
await server.stop();
rmSync(folder, { recursive: true, force: true });

const { answers, acknowledged, signIns, numbers, recoveries, seconds, terminated } = figures;
const expected = /^(20[01]|503 servidor\.indisponivel|cut)$/;
const unexpected = Object.keys(answers).filter((kind) => !expected.test(kind));
const told = countOutageLines(output());
console.log(
  `${server.description}, commits kept over a crash; ${restarts} restarts (every second one a crash) in ${seconds.toFixed(0)} s under load`,
);
console.log(`connections ended inside a transaction: ${terminated}`);
console.log(`the program ended: ${hasEnded ? 'YES' : 'no'}; its exit code after SIGTERM: ${code}`);
console.log(
  `answers: ${Object.entries(answers)
    .map(([kind, total]) => `${total} × ${kind}`)
    .join(', ')}`,
);
console.log(
  `receipts acknowledged: ${acknowledged}; of them not stored once with all numbers: ${figures.lost.length}`,
);
console.log(`numbers granted: ${numbers.total}; different: ${numbers.distinct}`);
console.log(`sign-ins: ${signIns}; tokens of before that are not good after: ${figures.loginsLost}`);
console.log(
  `from the database's first answer to the first receipt taken: median ${median(recoveries).toFixed(0)} ms, longest ${Math.max(...recoveries).toFixed(0)} ms`,
);
console.log(
  `lines of the log about the outages: ${told}, of ${answers['503 servidor.indisponivel'] ?? 0} answers with 503`,
);

const isWell =
  !hasEnded &&
  code === 0 &&
  unexpected.length === 0 &&
  figures.lost.length === 0 &&
  figures.loginsLost === 0 &&
  numbers.total === numbers.distinct &&
  told <= seconds + 2;
if (!isWell) process.exitCode = 1;
