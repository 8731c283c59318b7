// Receipts per second through HTTP with the embedded PostgreSQL and with a server of its own behind DATABASE_URL, both
// with disk flush. Two programs of the same build, interleaved in the same run; medians are quoted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDurablePostgres } from './program/durable-postgres.ts';
import { master, operator, publish } from './load/prepared-campaign.ts';
import { load, type LoadResult, median } from './program/raw-client.ts';
import { buildRequests, changeCampanha, createChaves } from './load/recibo-carga.ts';
import { startServer, stopProgram } from './program/server-process.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

/** Starts a program as a newcomer does; one person of its demo sends everything. */
async function startWith(env: Record<string, string>) {
  const program = await startServer({
    AMBIENTE: 'desenvolvimento',
    MASTER_SECRET: master,
    OPERATOR_TOKEN: operator,
    ...env,
  });
  const { port } = program;
  await publish(port, 'BENCH', changeCampanha);
  const response = await fetch(`http://127.0.0.1:${port}/login/v1/autenticacao`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: '52998224725', senha: 'Trevo2026' }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { retorno } = (await response.json()) as { retorno: { token: string } };
  const measure = (clients: number) =>
    load(port, clients, seconds, buildRequests([retorno.token], createChaves(seconds * 6_000)));
  await measure(1);
  return { measure, stop: () => stopProgram(program) };
}

const folder = mkdtempSync(join(tmpdir(), 'trevo-embutido-'));
const server = await createDurablePostgres({ settings: 'archive_mode = off' });
const embedded = await startWith({ DATA_FOLDER: join(folder, 'embutido') });
const served = await startWith({
  DATA_FOLDER: join(folder, 'servido'),
  DATABASE_URL: `${server.url}/postgres`,
});
const toWords = (results: readonly LoadResult[]) =>
  `${median(results.map((one) => one.perSecond)).toFixed(0)}/s, p50 ${median(results.map((one) => one.p50)).toFixed(1)} ms, p99 ${median(results.map((one) => one.p99)).toFixed(1)} ms`;
console.log(`${server.description}, ${rounds} rounds of ${seconds} s, one person`);
console.log('clients | embedded | server | embedded ÷ server | refused');
for (const clients of [1, 16]) {
  const rows: { ours: LoadResult; theirs: LoadResult }[] = [];
  for (let round = 0; round < rounds; round++) {
    // In turns, so that neither is always the one on warm files.
    const first = round % 2 === 0 ? await embedded.measure(clients) : undefined;
    const theirs = await served.measure(clients);
    rows.push({ ours: first ?? (await embedded.measure(clients)), theirs });
  }
  const ratio = median(rows.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)).toFixed(2);
  const refused = rows.reduce((sum, { ours, theirs }) => sum + ours.refused + theirs.refused, 0);
  const [ours, theirs] = [rows.map((row) => row.ours), rows.map((row) => row.theirs)];
  console.log(`${clients} | ${toWords(ours)} | ${toWords(theirs)} | ${ratio} | ${refused}`);
}
await embedded.stop();
await served.stop();
await server.stop();
rmSync(folder, { recursive: true, force: true });
